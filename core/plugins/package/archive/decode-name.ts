import { ArchiveRefused } from "./archive-refused.ts";

/** The name of an archive's entry. Throws `ArchiveRefused` for one that is not in UTF-8. */
export function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw new ArchiveRefused("The archive holds a file whose name is not written in UTF-8. Pack it again.", {
      cause: error,
    });
  }
}
