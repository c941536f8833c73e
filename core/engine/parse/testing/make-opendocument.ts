import { strToU8, zipSync } from "fflate";

/** An OpenDocument file whose `office:text`, `office:spreadsheet` or `office:presentation` holds this XML. */
export function makeOpenDocument(
  kind: "text" | "spreadsheet" | "presentation",
  body: string,
  entries: Readonly<Record<string, Uint8Array>> = {},
): Uint8Array<ArrayBuffer> {
  return zipSync({
    mimetype: strToU8(`application/vnd.oasis.opendocument.${kind}`),
    "content.xml": strToU8(
      `<office:document-content><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`,
    ),
    ...entries,
  });
}
