import { createHash } from "node:crypto";
import helmet from "helmet";
import type { Middleware } from "koa";
import { FRAME_SCRIPT_HASH } from "#core/plugins/frame/frame-code.ts";
import { FIRST_SCRIPT } from "#core/http/first-script.ts";
import { TRUSTED_TYPES } from "#core/http/trusted-types.ts";
import { isApiPath } from "./mount-api.ts";

/**
 * What a browser may do with our answers.
 *
 * Pages: everything is self-hosted, so `'self'` is enough; WebAssembly needs `wasm-unsafe-eval`, previews and
 * workers made by libraries need `blob:`. The page itself, which shows answers and documents, connects to nobody but this
 * server. Two scripts of ours do: the service worker asks hosted AI providers and the web for it, and the coordinator
 * downloads models, and both ask model servers on this machine and in the home network over http. Their policy is the one their own file came
 * with, so only these two get the wider one; which hosts it is that a person named, only their browser knows.
 * Nothing that is a text is run: see `TRUSTED_TYPES`.
 * The page is cross-origin isolated (COOP and COEP): onnxruntime gets
 * its threads only then, and nothing foreign is embedded that it could break.
 *
 * API: an uploaded HTML file is answered as it is, from our own origin; `sandbox` keeps its scripts from running there.
 * What devices ask all day long is JSON, which `nosniff` keeps from being taken for a page: it goes without.
 */
export function securityHeaders(): Middleware {
  const page = policy(OWN);
  const reaching = policy([...OWN, "https:", "http:"]);

  return async (ctx, next) => {
    if (isApiPath(ctx.path)) {
      if (!SYNC_JSON.test(ctx.path))
        ctx.res.setHeader("content-security-policy", "default-src 'none'; frame-ancestors 'self'; sandbox");
      ctx.res.setHeader("x-content-type-options", "nosniff");
      ctx.res.setHeader("cross-origin-resource-policy", "same-origin");
    } else {
      const headers = REACHING.test(ctx.path) ? reaching : page;
      await new Promise<void>((resolve, reject) =>
        headers(ctx.req, ctx.res, (error?: unknown) => (error ? reject(error) : resolve())),
      );
    }
    await next();
  };
}

const OWN = ["'self'", "blob:", "data:"];
export const FIRST_SCRIPT_HASH = `sha256-${createHash("sha256").update(FIRST_SCRIPT).digest("base64")}`;
const SYNC_JSON = /^\/sync\/(pull|push)$/;
/** The scripts that ask hosts a person named. */
const REACHING = /^\/(sw\.js|assets\/coordinator\.worker-[\w-]+\.js)$/;

function policy(connectSrc: string[]) {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // By their hashes: the one script within the page, and that of the frames that plugins are shown in, whose own
        // policy allows nothing else.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", `'${FIRST_SCRIPT_HASH}'`, `'${FRAME_SCRIPT_HASH}'`],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "blob:", "data:"],
        fontSrc: ["'self'", "data:"],
        mediaSrc: ["'self'", "blob:"],
        workerSrc: ["'self'", "blob:"],
        frameSrc: ["'self'", "blob:"],
        connectSrc,
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...TRUSTED_TYPES,
      },
    },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginEmbedderPolicy: { policy: "require-corp" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    // Plain http on a home network is a supported way to run; promising https would lock it out.
    strictTransportSecurity: false,
    referrerPolicy: { policy: "no-referrer" },
  });
}
