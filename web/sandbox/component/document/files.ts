import { FILES, type GivenFile } from "../messages.ts";

export interface BundleFiles {
  /** The blob URL of a file, by its path; rejects where the bundle has none. */
  urlOf(path: string): Promise<string>;
  /** Text of a style sheet or style attribute with the addresses in it replaced. `base` is what they are relative to. */
  withUrls(css: string, base: string): Promise<string>;
  /** As the page gave it. */
  read(path: string): Promise<GivenFile>;
}

/** Path among the files of the bundle; undefined for any other address. */
export function pathOf(address: string, base: string = document.baseURI): string | undefined {
  const url = URL.parse(address, base);
  if (!url?.href.startsWith(FILES)) return undefined;
  try {
    return decodeURIComponent(url.pathname.slice(1));
  } catch {
    return undefined;
  }
}

export function createBundleFiles(ask: (path: string) => Promise<GivenFile>): BundleFiles {
  const urls = new Map<string, Promise<string>>();
  const made = async (path: string): Promise<string> => {
    const { bytes, type } = await ask(path);
    const isStyle = type.startsWith("text/css");
    const content = isStyle ? await withUrls(new TextDecoder().decode(bytes), FILES + path) : bytes;
    return URL.createObjectURL(new Blob([content], { type }));
  };
  const urlOf = (path: string): Promise<string> => {
    const known = urls.get(path) ?? made(path);
    urls.set(path, known);
    return known;
  };
  async function withUrls(css: string, base: string): Promise<string> {
    const found = new Set<string>();
    for (const [, quoted = "", bare = "", imported = ""] of css.matchAll(ADDRESSES))
      found.add(quoted || bare || imported);
    let text = css;
    for (const address of found) {
      const path = pathOf(address, base);
      // A file that is missing stays as it is written: nothing is shown in its place.
      if (path !== undefined) text = text.replaceAll(address, await urlOf(path).catch(() => address));
    }
    return text;
  }
  return { urlOf, withUrls, read: ask };
}

/** `url("a.png")`, `url(a.png)`, `@import "a.css"`; CSS Values and Units Module Level 4. */
const ADDRESSES = /url\(\s*(?:["']([^"']{1,2000})["']|([^"')\s]{1,2000}))\s*\)|@import\s+["']([^"']{1,2000})["']/g;
