import type { Context, Middleware } from "koa";
import { isPageRoute } from "./static-files.ts";

/** The end of the line: nothing is here. Where the page belongs and is not built, a page says so and what to do. */
export function nothingHere(): Middleware {
  return (ctx) => {
    if (isPageRoute(ctx.path) && wantsPage(ctx)) {
      // Not 404: the address is right, and a browser that asks again later is answered.
      ctx.status = 503;
      ctx.set("cache-control", "no-store");
      ctx.type = "html";
      ctx.body = PAGE;
    } else {
      ctx.status = 404;
      ctx.body = {
        detail: ctx.path === "/" ? "The page is not built. Run `npm run build`." : `There is nothing at ${ctx.path}.`,
      };
    }
  };
}

const wantsPage = (ctx: Context) =>
  (ctx.method === "GET" || ctx.method === "HEAD") && /\btext\/html\b/.test(ctx.get("accept"));

const PAGE = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Lectern: the page is not built</title>
  <body style="font: 1.1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1rem">
    <h1>The page is not built</h1>
    <p>Lectern's server runs and your documents are safe, but the page you came for could not be built, or has not been yet.</p>
    <p>Stop Lectern, run <code>npm run build</code> in its folder, which says why, then run <code>npm start</code> again. If files are missing, <code>npm ci</code> brings them back.</p>
    <p>Until then, everything can be done from <a href="/docs">the API</a>.</p>
  </body>
</html>
`;
