import type { IndexHtmlTransformContext, Plugin } from "vite";
import { FIRST_SCRIPT } from "../../core/http/first-script.ts";
import { KINDS_IN_SHORT } from "../../web/features/documents/kinds-in-short.ts";

/**
 * Lets the page paint before any other file is there: its styles, the kinds of files and the script that chooses the first
 * screen are put into the HTML.
 */
export function firstScreen(): Plugin {
  return {
    name: "lectern:first-screen",
    transformIndexHtml: {
      order: "post",
      handler: (html, context) =>
        inlineStyles(html, context.bundle)
          .replace("%kinds%", KINDS_IN_SHORT)
          .replace("</head>", () => `  <script>${FIRST_SCRIPT}</script>\n  </head>`),
    },
  };
}

/**
 * Puts each style sheet in the place of its link. The link stays behind it, disabled and so never fetched: the loader of
 * a lazy view looks for it to know that the sheet is there.
 */
function inlineStyles(html: string, bundle: IndexHtmlTransformContext["bundle"]): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (link: string, name: string) => {
    const file = bundle?.[name];
    if (file?.type !== "asset") throw new Error(`The build has no style sheet ${name}.`);
    return `<style>${String(file.source)}</style>${link.replace(">", " disabled>")}`;
  });
}
