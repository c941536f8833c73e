import type { Document } from "../../app/types.ts";
import type { Toasts } from "../../ui/toast.tsx";

/** A file that was not added again, and the document that it is already. */
export interface LeftOut {
  readonly file: File;
  readonly document: Pick<Document, "original_filename" | "collection_id">;
}

/** Milliseconds that it can be read: somebody who drops a folder looks elsewhere while it goes in. */
const SHOWN = 15_000;

/** Says which files are there already, with the way to have them twice. */
export function tellLeftOut(toasts: Pick<Toasts, "show">, leftOut: readonly LeftOut[], addAnyway: () => void): void {
  toasts.show(leftOutWords(leftOut), {
    duration: SHOWN,
    action: { label: leftOut.length === 1 ? "Add it anyway" : "Add them anyway", run: addAnyway },
  });
}

/** “a.pdf” is here already, so it was not added again. */
export function leftOutWords(leftOut: readonly LeftOut[]): string {
  const [first] = leftOut;
  if (leftOut.length !== 1 || !first)
    return `${leftOut.length.toLocaleString()} files are here already, with the same content, so they were not added again.`;
  const { file, document } = first;
  const as = file.name === document.original_filename ? "" : `, as “${document.original_filename}”`;
  return `“${file.name}” is here already${as}, so it was not added again.`;
}
