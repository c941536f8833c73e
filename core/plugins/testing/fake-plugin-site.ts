import { pluginTarGz, pluginZip } from "./make-plugin.ts";

/**
 * A site of plugins under `/plugins`: `{slug}/{version}.zip` and `.tar.gz` are archives of whatever slug and version is asked
 * for, `{slug}/latest/{version}.json` tells that version as the latest, and there are pages that are none of these.
 */
export function answerPluginSite(request: Request): Response {
  const { pathname, origin } = new URL(request.url);
  const [, slug = "", file = ""] = /^\/plugins\/(\w+)\/(.+)$/.exec(pathname) ?? [];
  const archive = /^(\d[\w.-]*?)\.(zip|tar\.gz)$/.exec(file);
  if (archive?.[1]) {
    const shape = {
      slug,
      version: archive[1],
      plugin: { update_check_url: `${origin}/plugins/${slug}/latest/9.0.0.json` },
    };
    const isZip = archive[2] === "zip";
    return bytes(isZip ? pluginZip(shape) : pluginTarGz(shape), isZip ? "application/zip" : "application/gzip");
  }
  const version = /^latest\/(.+)\.json$/.exec(file)?.[1];
  if (version) return Response.json({ version, download_url: `${origin}/plugins/${slug}/${version}.zip` });
  if (file === "moved") return new Response(null, { status: 302, headers: { location: `/plugins/${slug}/1.0.0.zip` } });
  if (file === "page") return new Response("<!doctype html><p>Hello", { headers: { "content-type": "text/html" } });
  if (file === "broken") return new Response("broken", { status: 500 });
  return new Response("nothing here", { status: 404 });
}

const bytes = (content: Uint8Array, type: string) =>
  new Response(new Uint8Array(content), { headers: { "content-type": type } });
