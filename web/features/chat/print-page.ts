import { createPolicy } from "../../security/trusted-types.ts";

/** Of pages that load and run nothing. */
const CLOSED = `content="default-src 'none'; style-src 'unsafe-inline'"`;
const documents = createPolicy("print", { createHTML: (html) => (html.includes(CLOSED) ? html : "") });

/** Prints a page that `exportChat` made, by a frame that nobody sees; browsers offer to save it as a PDF there. */
export function printPage(html: string): Promise<void> {
  const frame = document.createElement("iframe");
  // A frame that is not displayed is printed empty by some browsers.
  frame.style.cssText = "position: fixed; width: 0; height: 0; border: 0; visibility: hidden";
  frame.title = "Page to print";
  return new Promise((resolve, reject) => {
    frame.addEventListener("load", () => {
      const page = frame.contentWindow;
      if (!page) return reject(new Error("The page to print could not be opened."));
      // Safari goes on before the page is printed: the frame stays until then.
      page.addEventListener("afterprint", () => frame.remove());
      page.print();
      resolve();
    });
    frame.srcdoc = documents.createHTML(html);
    document.body.append(frame);
  });
}
