import { pluginTarGz, pluginZip } from "./make-plugin.ts";

/**
 * A site of plugins under `/plugins`: `{slug}/{version}.zip` and `.tar.gz` are archives of whatever slug and version is
 * asked for, and from version 9 on asks for one permission more; and there are pages that are none.
 */
export function answerPluginSite(request: Request): Response {
  const { pathname } = new URL(request.url);
  const [, slug = "", file = ""] = /^\/plugins\/(\w+)\/(.+)$/.exec(pathname) ?? [];
  const [, version, kind] = /^(\d[\w.-]*?)\.(zip|tar\.gz)$/.exec(file) ?? [];
  if (version && kind === "zip")
    return archive(pluginZip({ slug, version, plugin: askingFor(version) }), "application/zip");
  if (version) return archive(pluginTarGz({ slug, version }), "application/gzip");
  if (file === "page") return new Response("<!doctype html><p>Hello", { headers: { "content-type": "text/html" } });
  if (file === "broken") return new Response("broken", { status: 500 });
  return new Response("nothing here", { status: 404 });
}

/** Version 9 may do more than the ones before it. */
const askingFor = (version: string) =>
  version.startsWith("9.") ? { permissions: ["storage.read", "network.request", "notification.send"] } : {};

const archive = (content: Uint8Array, type: string) =>
  new Response(new Uint8Array(content), { headers: { "content-type": type } });
