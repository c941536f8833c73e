import type { Line } from "./port.ts";

/**
 * Saves what a link with `download` leads to through the page, since a sealed document may save nothing. A link that
 * was made for one click and never put into the document saves as well.
 */
export function saveOverLine({ tell }: Pick<Line, "tell">, fetchFile: typeof fetch): void {
  const save = async ({ href, download }: HTMLAnchorElement) => {
    try {
      const response = await fetchFile(href);
      if (!response.ok) throw new Error(`Nothing could be saved: its address was answered with ${response.status}.`);
      const bytes = await response.arrayBuffer();
      const type = response.headers.get("content-type") ?? "";
      tell({ kind: "save", name: download, type, bytes }, [bytes]);
    } catch (error) {
      tell({ kind: "error", message: error instanceof Error ? error.message : String(error) });
    }
  };
  addEventListener("click", (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (event.defaultPrevented || !link?.hasAttribute("download")) return;
    event.preventDefault();
    void save(link);
  });

  const { prototype } = HTMLAnchorElement;
  const { click, dispatchEvent } = prototype;
  /** A click on a link outside the document reaches no listener of the window. */
  const isOutside = (link: HTMLAnchorElement) => !link.isConnected && link.hasAttribute("download");
  prototype.click = function () {
    if (isOutside(this)) void save(this);
    else click.call(this);
  };
  prototype.dispatchEvent = function (event) {
    if (event.type !== "click" || !isOutside(this)) return dispatchEvent.call(this, event);
    void save(this);
    return true;
  };
}
