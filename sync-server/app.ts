import { fileURLToPath } from "node:url";
import Koa, { type Context } from "koa";
import type { Logger } from "pino";
import { accountGone, isAccountHere } from "#core/accounts/account-gone.ts";
import { refuse, type TokenNeed } from "#core/accounts/identity.ts";
import { LOCAL_TOKEN_WANTED } from "#core/accounts/local-token-wanted.ts";
import { isAdopted } from "#core/accounts/adoption.ts";
import { requestContext } from "#core/api/request-context.ts";
import { countedContext, createRateLimiter, type MakeCounter } from "#core/http/rate-limit.ts";
import { ApiError } from "#core/http/errors.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import type { ApiContext } from "#core/api/services.ts";
import type { Services } from "#core/api/services.ts";
import type { MountedRoute } from "#core/http/route.ts";
import { ACCOUNT_HEADER } from "#core/sync/protocol/account-header.ts";
import { KEY_HEADER } from "#core/sync/encryption/key-header.ts";
import { refuseSealed } from "#core/sync/encryption/refused.ts";
import type { Config } from "./config.ts";
import { callerOf, createCallerReader, noteCaller } from "./http/caller.ts";
import { compressReplies } from "./http/compress-replies.ts";
import { docsAssets } from "./http/docs-assets.ts";
import { openWithLocalToken, withoutLocalToken, type LocalToken } from "./accounts/local-token.ts";
import { createKeptReplies } from "./http/kept-replies.ts";
import { nothingHere } from "./http/missing-page.ts";
import { mountApi } from "./http/mount-api.ts";
import { createOriginGuard } from "./http/origin-guard.ts";
import { createOwnNames } from "./http/own-names.ts";
import { requestId, requestLog } from "./http/request-log.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { openLanguageFolders, serveLanguages } from "./models/language-folders.ts";
import { SHIPPED_PATH } from "#core/models/local/model-source.ts";
import { createLocalModels } from "./models/local-models.ts";
import { serveModels } from "./models/serve-models.ts";
import { staticFiles } from "./http/static-files.ts";

export interface AppOptions {
  readonly routes: readonly MountedRoute<ApiContext>[];
  readonly services: Services;
  /** Where requests are counted; in memory when left out. */
  readonly makeCounter?: MakeCounter;
  readonly config: Pick<
    Config,
    | "host"
    | "rateLimits"
    | "allowedHosts"
    | "trustedProxies"
    | "documentChatAuth"
    | "pageDir"
    | "modelsDir"
    | "shippedModels"
    | "languagesDir"
  >;
  /** The token that stands for the account which started the server; left out where none is asked for. */
  readonly localToken?: LocalToken | undefined;
  /** Ports listened on, once known. */
  readonly ports: () => readonly number[];
  /** Where the files of running uploads lie. */
  readonly uploadFolder: string;
  readonly log: Logger;
}

const LOCAL: Exclude<TokenNeed, boolean> = {
  detail:
    "This server asks for its local token: open the address that it printed when it started, or send what is in the file local-token of its data folder as `Authorization: Bearer …`.",
  code: LOCAL_TOKEN_WANTED,
};
const FORWARDED: TokenNeed = {
  detail: "This request came through a proxy, so it needs a token: log in, or send one as `Authorization: Bearer …`.",
};

/** What a device meant for one account is not given to another. Throws `ApiError` 401. */
function refuseAnother(meant: string, user: string): void {
  if (meant !== "" && meant !== user) throw new ApiError(401, "Another account is logged in here. Log in again.");
}

/** An account that was deleted is no login that has run out, and its devices are told so. Throws `ApiError` 401. */
async function refuseGone(store: Services["store"], meant: string): Promise<void> {
  if (meant !== "" && !(await isAccountHere(store, meant))) throw accountGone();
}

/** What was everybody's on this machine is an account's now; devices that had it are not told that it is gone. */
async function refuseAdopted(store: Services["store"], user: string): Promise<void> {
  if (user === LOCAL_USER && (await isAdopted(store)))
    throw new ApiError(401, "What was here belongs to an account now. Log in to go on syncing.");
}

/** The whole server as one Koa application: guard, API, page. */
export function createApp(options: AppOptions): Koa {
  const { routes, services, makeCounter, config, localToken, ports, uploadFolder, log } = options;
  const app = new Koa();
  const isOwnName = createOwnNames(config);
  const refusal = createOriginGuard({ isOwnName, ports, allowedHosts: config.allowedHosts });
  const readCaller = createCallerReader(config.trustedProxies);
  const report = (error: unknown, ctx?: Context) =>
    log.error({ err: error, request: ctx && requestId(ctx), path: ctx?.path }, "failed");
  const limiter = createRateLimiter(config.rateLimits, makeCounter);
  const uploads = { folder: uploadFolder, limit: services.limits.uploadBytes };

  app.on("error", (error: unknown, ctx?: Context) => {
    // A caller that goes away in the middle of an answer is nothing to report.
    if (!ctx?.req.destroyed) report(error, ctx);
  });
  app.use(requestLog(log));
  app.use(noteCaller(readCaller));
  app.use(async (ctx, next) => {
    const { localAddress } = ctx.socket;
    const reason = refusal(ctx.headers, { localAddress, forwardedHost: callerOf(ctx)?.forwardedHost });
    if (reason === undefined) return next();
    ctx.status = 403;
    ctx.body = { detail: reason };
    return undefined;
  });
  app.use(securityHeaders());
  app.use(compressReplies());
  if (localToken) app.use(openWithLocalToken(localToken));
  for (const middleware of mountApi({ routes, contextOf, uploads, keepReply: createKeptReplies(), report }))
    app.use(middleware);
  app.use(serveModels(createLocalModels(config.modelsDir)));
  if (config.shippedModels !== null) app.use(serveModels(createLocalModels(config.shippedModels), SHIPPED_PATH));
  app.use(serveLanguages(openLanguageFolders(config)));
  app.use(staticFiles(config.pageDir));
  app.use(docsAssets(fileURLToPath(new URL("../node_modules/swagger-ui-dist", import.meta.url))));
  app.use(nothingHere());
  return app;

  function contextOf(ctx: Context, route: MountedRoute<ApiContext>): Promise<ApiContext> {
    const shown = {
      authorization: ctx.get("authorization") || null,
      cookie: (name: string) => ctx.cookies.get(name),
    };
    const { address, isForwarded } = callerOf(ctx) ?? readCaller(ctx.req);
    const isLocal = localToken && withoutLocalToken(localToken, shown);
    const token = isLocal ? false : tokenNeeded(isForwarded, ctx.get(ACCOUNT_HEADER));
    return countedContext(limiter, route, address, async () => {
      // An account would let its owner in from then on.
      if (localToken && !isLocal && route.limit === "register") refuse(LOCAL.detail, LOCAL.code);
      const meant = ctx.get(ACCOUNT_HEADER);
      if (route.access !== "anyone") await refuseGone(services.store, meant);
      const context = await requestContext(services, isLocal ?? shown, route, token);
      if (route.access !== "anyone") {
        refuseAnother(meant, context.user);
        if (route.fullPath.startsWith("/sync/")) await refuseAdopted(services.store, context.user);
        await refuseSealed(context, route, ctx.get(KEY_HEADER));
      }
      return { ...context, origin: originOf(ctx) };
    });
  }

  /** As the caller addressed the server; the origin guard has checked the name. */
  function originOf(ctx: Context): string {
    const { secure, forwardedHost } = callerOf(ctx) ?? readCaller(ctx.req);
    return `${secure ? "https" : "http"}://${forwardedHost ?? ctx.host}`;
  }

  /** What document chat needs of a request that names nobody; `meant` is the account that a device means. */
  function tokenNeeded(isForwarded: boolean, meant: string): TokenNeed {
    // The local token opens no account.
    if (localToken) return meant === "" || meant === LOCAL_USER ? LOCAL : true;
    if (config.documentChatAuth === "local") return isForwarded && FORWARDED;
    return config.documentChatAuth === "required";
  }
}
