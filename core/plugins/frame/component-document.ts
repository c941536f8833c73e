import { COMPONENT_SCRIPT, COMPONENT_STYLE } from "./component-code.ts";

/**
 * WICG Connection Allowlists (https://wicg.github.io/connection-allowlists/): the document, frames made of texts in it
 * and workers made of blobs in it open no connection, DNS queries and hints for the browser included.
 */
const SEALED = { "connection-allowlist": "()" };

/**
 * The second barrier, and the only one in browsers without the first. The frame in the document inherits it, so it lets
 * a bundle run from blobs and evaluate texts, as webpack's development builds do. In the document around that frame there
 * is no script at all.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' blob:",
  "style-src 'unsafe-inline' blob:",
  "img-src data: blob:",
  "font-src data: blob:",
  "media-src data: blob:",
  "worker-src blob:",
  "connect-src data: blob:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join("; ");

const common = {
  ...SEALED,
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-cache",
  // The page around it is cross-origin isolated, and takes no frame that is not.
  "cross-origin-embedder-policy": "require-corp",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

export const frameHeaders: Record<string, string> = { ...common, "content-security-policy": POLICY };

/** Its one request goes to the host that it came from. */
export const probeHeaders: Record<string, string> = {
  ...common,
  "content-security-policy":
    "default-src 'none'; script-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; frame-ancestors 'self'",
};

/** A same-origin document with nothing in it but the frame, of an opaque origin, that plugin code runs in. */
export function frameDocument(): string {
  const inner = `<!doctype html><html><meta charset="utf-8"><style>${COMPONENT_STYLE}</style><body><script>${COMPONENT_SCRIPT}</script></body></html>`;
  return `<!doctype html><html><meta charset="utf-8"><title>Plugin</title><style>html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0;background:transparent}</style><body><iframe sandbox="allow-scripts" allow="" referrerpolicy="no-referrer" title="Plugin" srcdoc="${attribute(inner)}"></iframe></body></html>`;
}

export function probeDocument(): string {
  return `<!doctype html><html><meta charset="utf-8"><title>Probe</title><body><script>fetch(location.href, { cache: "no-store" }).then(() => false, () => true).then((sealed) => parent.postMessage({ kind: "lectern:probe", sealed }, location.origin));</script></body></html>`;
}

const attribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
