import { FRAME_SCRIPT, FRAME_SCRIPT_HASH, FRAME_STYLE } from "#core/plugins/frame/frame-code.ts";

/**
 * The policy of a plugin's frame, and so of the worker in it: nothing is asked for anywhere, one script runs in the
 * document, and a worker may be made of a text. It holds beside the page's own, whoever serves the page.
 */
const POLICY = `default-src 'none'; script-src '${FRAME_SCRIPT_HASH}'; worker-src blob:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'`;

/** The document of a plugin's frame; there is nothing of the plugin in it. */
export function frameDocument(title: string, language: string): string {
  return `<!doctype html><html lang="${escaped(language)}"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>${escaped(title)}</title><style>${FRAME_STYLE}</style><body><script>${FRAME_SCRIPT}</script></body></html>`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
