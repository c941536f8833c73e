import type { Blobs } from "#core/storage/blobs.ts";
import type { InstalledFile } from "./installed-model.ts";
import type { ReadModelFile } from "./transformers-environment.ts";

/** Reads the files of an installed model out of the blobs they lie in. */
export function readInstalled(
  blobs: Pick<Blobs, "bytesOfMany">,
  row: { readonly id: string; readonly files: readonly InstalledFile[] },
): ReadModelFile {
  return async (path) => {
    const file = row.files.find((candidate) => candidate.path === path);
    if (!file) return undefined;
    const bytes = new Uint8Array(file.size);
    let at = 0;
    // One after the other: a file may be larger than what can be held twice.
    for (const id of file.parts) {
      const [part] = await blobs.bytesOfMany([id]);
      if (!part) throw new Error(`A part of ${row.id}/${path} is missing; remove the model and install it again.`);
      bytes.set(part, at);
      at += part.length;
    }
    return bytes;
  };
}
