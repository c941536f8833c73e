import { fileURLToPath } from "node:url";
import Koa, { type Context } from "koa";
import type { Logger } from "pino";
import { isAdopted } from "#core/accounts/adoption.ts";
import { requestContext } from "#core/accounts/request-context.ts";
import { countedContext, createRateLimiter, type MakeCounter } from "#core/http/rate-limit.ts";
import { ApiError } from "#core/http/errors.ts";
import { LOCAL_USER, type RequestContext, type Services } from "#core/context.ts";
import type { MountedRoute } from "#core/http/route.ts";
import { ACCOUNT_HEADER } from "#core/sync/account-header.ts";
import { KEY_HEADER } from "#core/sync/encryption/key-header.ts";
import { refuseSealed } from "#core/sync/encryption/refused.ts";
import type { Config } from "./config.ts";
import { docsAssets } from "./http/docs-assets.ts";
import { createKeptReplies } from "./http/kept-replies.ts";
import { nothingHere } from "./http/missing-page.ts";
import { mountApi } from "./http/mount-api.ts";
import { createOriginGuard } from "./http/origin-guard.ts";
import { requestId, requestLog } from "./http/request-log.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { createLocalModels } from "./models/local-models.ts";
import { serveModels } from "./models/serve-models.ts";
import { staticFiles } from "./http/static-files.ts";

export interface AppOptions {
  readonly routes: readonly MountedRoute<RequestContext>[];
  readonly services: Services;
  /** Where requests are counted; in memory when left out. */
  readonly makeCounter?: MakeCounter;
  readonly config: Pick<Config, "host" | "rateLimits" | "allowedHosts" | "documentChatAuth" | "pageDir" | "modelsDir">;
  /** Ports listened on, once known. */
  readonly ports: () => readonly number[];
  /** Where the files of running uploads lie. */
  readonly uploadFolder: string;
  readonly log: Logger;
}

/** What a device meant for one account is not given to another. Throws `ApiError` 401. */
function refuseAnother(meant: string, user: string): void {
  if (meant !== "" && meant !== user) throw new ApiError(401, "Somebody else is logged in here. Log in again.");
}

/** What was everybody's on this machine is an account's now; devices that had it are not told that it is gone. */
async function refuseAdopted(store: Services["store"], user: string): Promise<void> {
  if (user === LOCAL_USER && (await isAdopted(store)))
    throw new ApiError(401, "What was here belongs to an account now. Log in to go on syncing.");
}

/** The whole server as one Koa application: guard, API, page. */
export function createApp({ routes, services, makeCounter, config, ports, uploadFolder, log }: AppOptions): Koa {
  const app = new Koa();
  const refusal = createOriginGuard({ host: config.host, ports, allowedHosts: config.allowedHosts });
  const report = (error: unknown, ctx?: Context) =>
    log.error({ err: error, request: ctx && requestId(ctx), path: ctx?.path }, "failed");
  const limiter = createRateLimiter(config.rateLimits, makeCounter);
  const uploads = { folder: uploadFolder, limit: services.limits.uploadBytes };

  app.on("error", (error: unknown, ctx?: Context) => {
    // A caller that goes away in the middle of an answer is nothing to report.
    if (!ctx?.req.destroyed) report(error, ctx);
  });
  app.use(requestLog(log));
  app.use(async (ctx, next) => {
    const reason = refusal(ctx.headers);
    if (reason === undefined) return next();
    ctx.status = 403;
    ctx.body = { detail: reason };
    return undefined;
  });
  app.use(securityHeaders());
  for (const middleware of mountApi({ routes, contextOf, uploads, keepReply: createKeptReplies(), report }))
    app.use(middleware);
  app.use(serveModels(createLocalModels(config.modelsDir)));
  app.use(staticFiles(config.pageDir));
  app.use(docsAssets(fileURLToPath(new URL("../node_modules/swagger-ui-dist", import.meta.url))));
  app.use(nothingHere());
  return app;

  function contextOf(ctx: Context, route: MountedRoute<RequestContext>): Promise<RequestContext> {
    const credentials = {
      authorization: ctx.get("authorization") || null,
      cookie: (name: string) => ctx.cookies.get(name),
    };
    return countedContext(limiter, route, ctx.ip, async () => {
      const context = await requestContext(services, credentials, route, config.documentChatAuth === "required");
      if (route.access !== "anyone") {
        refuseAnother(ctx.get(ACCOUNT_HEADER), context.user);
        if (route.fullPath.startsWith("/sync/")) await refuseAdopted(services.store, context.user);
        await refuseSealed(context, route, ctx.get(KEY_HEADER));
      }
      return context;
    });
  }
}
