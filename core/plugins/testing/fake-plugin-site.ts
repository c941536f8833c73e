import { pluginTarGz, pluginZip } from "./make-plugin.ts";

/**
 * A site of plugins under `/plugins`: `{slug}/{version}.zip` and `.tar.gz` are archives of whatever slug and version is
 * asked for; and there are pages that are none.
 */
export function answerPluginSite(request: Request): Response {
  const { pathname } = new URL(request.url);
  const [, slug = "", file = ""] = /^\/plugins\/(\w+)\/(.+)$/.exec(pathname) ?? [];
  const [, version, kind] = /^(\d[\w.-]*?)\.(zip|tar\.gz)$/.exec(file) ?? [];
  if (version && kind === "zip") return archive(pluginZip({ slug, version }), "application/zip");
  if (version) return archive(pluginTarGz({ slug, version }), "application/gzip");
  if (file === "page") return new Response("<!doctype html><p>Hello", { headers: { "content-type": "text/html" } });
  if (file === "broken") return new Response("broken", { status: 500 });
  return new Response("nothing here", { status: 404 });
}

const archive = (content: Uint8Array, type: string) =>
  new Response(new Uint8Array(content), { headers: { "content-type": type } });
