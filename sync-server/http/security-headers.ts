import helmet from "helmet";
import type { Middleware } from "koa";
import { isApiPath } from "./mount-api.ts";

/**
 * What a browser may do with our answers.
 *
 * Pages: everything is self-hosted, so `'self'` is enough; WebAssembly needs `wasm-unsafe-eval`, previews and
 * workers made by libraries need `blob:`, a hosted AI provider or the model hub is reached from the page (`connect-src https:`)
 * and a model host on this machine over http. The page is cross-origin isolated (COOP and COEP): onnxruntime gets
 * its threads only then, and nothing foreign is embedded that it could break.
 *
 * API: an uploaded HTML file is answered as it is, from our own origin; `sandbox` keeps its scripts from running there.
 */
export function securityHeaders(): Middleware {
  const page = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "blob:", "data:"],
        fontSrc: ["'self'", "data:"],
        mediaSrc: ["'self'", "blob:"],
        workerSrc: ["'self'", "blob:"],
        frameSrc: ["'self'", "blob:"],
        connectSrc: ["'self'", "blob:", "data:", "https:", "http://localhost:*", "http://127.0.0.1:*"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginEmbedderPolicy: { policy: "require-corp" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    // Plain http on a home network is a supported way to run; promising https would lock it out.
    strictTransportSecurity: false,
    referrerPolicy: { policy: "no-referrer" },
  });

  return async (ctx, next) => {
    if (isApiPath(ctx.path)) {
      ctx.res.setHeader("content-security-policy", "default-src 'none'; frame-ancestors 'self'; sandbox");
      ctx.res.setHeader("x-content-type-options", "nosniff");
      ctx.res.setHeader("cross-origin-resource-policy", "same-origin");
    } else {
      await new Promise<void>((resolve, reject) =>
        page(ctx.req, ctx.res, (error?: unknown) => (error ? reject(error) : resolve())),
      );
    }
    await next();
  };
}
