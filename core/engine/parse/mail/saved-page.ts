import PostalMime from "postal-mime";

/** The page in a file that a browser saved with all that the page shows, in UTF-8. */
export async function pageOf(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const { html = "", text = "" } = await PostalMime.parse(bytes, { maxNestingDepth: 64 });
  return new TextEncoder().encode(html || text);
}
