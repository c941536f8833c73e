import { readBibtex } from "./read-bibtex.ts";
import { readCsl } from "./read-csl.ts";
import { readRdf } from "./read-rdf.ts";
import { readRis } from "./read-ris.ts";
import type { ReadReferences } from "./references.ts";

/** Reads an export of a reference manager by its name's ending; undefined for a file that is none. */
export async function readReferences(name: string, file: Blob): Promise<ReadReferences | undefined> {
  if (/\.rdf$/i.test(name)) return orSay(new Uint8Array(await file.arrayBuffer()), readRdf);
  const text = await file.text();
  if (/\.bib$/i.test(name)) return readBibtex(text);
  return /\.ris$/i.test(name) ? readRis(text) : readCsl(text);
}

/** Says what to do about damaged XML. */
function orSay(bytes: Uint8Array, read: (bytes: Uint8Array) => ReadReferences | undefined) {
  try {
    return read(bytes);
  } catch (error) {
    throw new Error("The export is damaged: its XML cannot be read. Export the library once more.", { cause: error });
  }
}
