export type ZipFault =
  /** The bytes are no ZIP archive. */
  | "not-zip"
  /** The archive contradicts itself, or ends too early. */
  | "damaged"
  | "encrypted"
  /** An entry is packed with another method than store (0) and deflate (8). */
  | "method"
  /** The archive lists more entries than the caller takes. */
  | "entries";

/** Why a ZIP archive is refused. Callers turn it into a message for the person who gave the archive. */
export class ZipProblem extends Error {
  readonly fault: ZipFault;
  /** The entry at fault, where it is one. */
  readonly path: string | undefined;

  constructor(fault: ZipFault, { path, cause }: { readonly path?: string; readonly cause?: unknown } = {}) {
    super(`ZIP archive: ${fault}`, { cause });
    this.name = "ZipProblem";
    this.fault = fault;
    this.path = path;
  }
}
