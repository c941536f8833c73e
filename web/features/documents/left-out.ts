import { counted, plural } from "#core/http/counted.ts";
import type { Collection } from "#core/library/collections/collection.ts";
import type { Document } from "#core/library/documents/document.ts";
import type { Toasts } from "../../ui/toasts.ts";
import { shortRefusal, shortRefusals } from "./file-kinds.ts";
import { namesInShort } from "./names-in-short.ts";

/** A file that was not added again, and the document that it is already. */
export interface LeftOut {
  readonly file: File;
  readonly document: Pick<Document, "original_filename" | "collection_id">;
  /** Id of the collection that it was to go into. */
  readonly wanted: string;
}

interface Told {
  readonly leftOut: readonly LeftOut[];
  readonly collections: readonly Pick<Collection, "id" | "name">[];
}

/** Milliseconds that it can be read: somebody who drops a folder looks elsewhere while it goes in. */
const SHOWN = 15_000;

/** Says which files are there already, with the way to have them twice. */
export function tellLeftOut(toasts: Pick<Toasts, "show">, told: Told, addAnyway: () => void): void {
  toasts.show(leftOutWords(told), {
    duration: SHOWN,
    action: { label: plural(told.leftOut.length, "Add it anyway", "Add them anyway"), run: addAnyway },
  });
}

/** “a.pdf” is in “Letters” already, so it was not added again. */
function leftOutWords({ leftOut, collections }: Told): string {
  const [first] = leftOut;
  if (leftOut.length !== 1 || !first)
    return `${counted(leftOut.length, "file")} are here already, with the same content, so they were not added again: ${namesInShort(leftOut.map(({ file }) => file.name))}.`;
  const { file, document } = first;
  const as = file.name === document.original_filename ? "" : `, as “${document.original_filename}”`;
  const name = collections.find(({ id }) => id === document.collection_id)?.name;
  return `“${file.name}” is ${name ? `in “${name}”` : "here"} already${as}, so it was not added again.`;
}

/** Says how many files go into the folder's collection of this name, and which kinds are left out. */
export function tellTaken(toasts: Pick<Toasts, "show">, given: readonly File[], place: string | undefined): void {
  const refused = given.filter(shortRefusal);
  const taken = given.length - refused.length;
  const words = [
    place !== undefined && taken > 0 ? `Adding ${counted(taken, "file")} to “${place}”.` : "",
    refused.length > 0 ? shortRefusals(refused) : "",
  ];
  const text = words.filter(Boolean).join(" ");
  if (text) toasts.show(text);
}

/** A file that the service did not take. */
export interface NotAdded {
  readonly name: string;
  readonly reason: string;
}

/** Says it also on pages that do not show the files on their way. */
export function tellNotAdded(toasts: Pick<Toasts, "show">, files: readonly NotAdded[]): void {
  const [first] = files;
  if (!first) return;
  const what = files.length === 1 ? `“${first.name}” was` : `${counted(files.length, "file")} were`;
  toasts.show(`${what} not added. ${first.reason}`, { duration: SHOWN });
}
