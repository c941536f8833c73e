import { FILES } from "../messages.ts";
import { pathOf, type BundleFiles } from "./files.ts";

/** Elements whose address a bundle sets, with the property. */
const LOADERS: readonly (readonly [{ readonly prototype: object }, string])[] = [
  [HTMLScriptElement, "src"],
  [HTMLLinkElement, "href"],
  [HTMLImageElement, "src"],
  [HTMLSourceElement, "src"],
  [HTMLMediaElement, "src"],
];
const ATTRIBUTES = ["src", "href", "poster", "srcset", "style"];

/**
 * Lets elements load files of the bundle by its own addresses: each such address is replaced by a blob URL as soon as the
 * page has given the file. What is read back is the address that was set, as webpack's runtime expects.
 */
export function loadFromBundle(files: BundleFiles): void {
  const given = new WeakMap<Element, string>();
  const { setAttribute } = Element.prototype;

  function place(element: Element, name: string, path: string): void {
    given.set(element, FILES + path);
    files.urlOf(path).then(
      (url) => setAttribute.call(element, name, url),
      () => element.dispatchEvent(new Event("error")),
    );
  }
  for (const [kind, name] of LOADERS) {
    const plain = Object.getOwnPropertyDescriptor(kind.prototype, name);
    if (!plain) continue;
    Object.defineProperty(kind.prototype, name, {
      ...plain,
      get(this: Element): unknown {
        return given.get(this) ?? plain.get?.call(this);
      },
      set(this: Element, value: unknown) {
        const path = pathOf(String(value));
        given.delete(this);
        if (path === undefined) plain.set?.call(this, value);
        else place(this, name, path);
      },
    });
  }
  Element.prototype.setAttribute = function (name, value) {
    const path = name === "src" || name === "href" ? pathOf(String(value)) : undefined;
    if (path === undefined) setAttribute.call(this, name, value);
    else place(this, name, path);
  };
  replaceLater(files, setAttribute);
}

/** Markup and style sheets that are set as text are gone through after they are there. */
function replaceLater(files: BundleFiles, setAttribute: Element["setAttribute"]): void {
  const mend = async (element: Element) => {
    if (element instanceof HTMLStyleElement && element.textContent?.includes(FILES)) {
      const text = await files.withUrls(element.textContent, FILES);
      if (text !== element.textContent) element.textContent = text;
    }
    for (const name of ATTRIBUTES) {
      const value = element.getAttribute(name);
      if (!value?.includes(FILES)) continue;
      const path = name === "style" ? undefined : pathOf(value);
      const text = path === undefined ? await files.withUrls(value, FILES) : await files.urlOf(path).catch(() => value);
      if (text !== value) setAttribute.call(element, name, text);
    }
  };
  const mendAll = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element) return;
    void mend(element);
    for (const inner of element.querySelectorAll("style,[src],[href],[poster],[srcset],[style]")) void mend(inner);
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === "childList") for (const node of addedNodes) mendAll(node);
      else mendAll(target);
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ATTRIBUTES,
  });
}
