import { join } from "node:path";
import type { Middleware } from "koa";
import { DOCS_ASSETS } from "#core/api/docs/docs-page.ts";
import { sendFile } from "./static-files.ts";

/** The explorer's own files, from the package where the page is not built: `/docs` needs no build. */
export function docsAssets(packageDir: string): Middleware {
  const names = new Map(DOCS_ASSETS.map((name) => [`/docs-assets/${name}`, join(packageDir, name)]));
  return async (ctx, next) => {
    const file = names.get(ctx.path);
    if (file === undefined || !(await sendFile(ctx, file))) await next();
  };
}
