import { counted, plural } from "#core/http/counted.ts";
import type { Outcome, Problem } from "#core/library/folders/bring-in-step.ts";

/** Where a folder is on its way to be in step; plain data, for other tabs. */
export interface FolderState {
  readonly id: string;
  readonly collectionId: string;
  readonly name: string;
  readonly phase: FolderPhase;
  /** Whether the browser says when something in it changes. */
  readonly isObserved: boolean;
  /** The last look that went through, milliseconds since the epoch. */
  readonly lookedAt?: number;
  /** Files in it that Lectern reads. */
  readonly files?: number;
  /** Documents whose files are gone and that stay. */
  readonly left?: number;
  readonly problems: readonly Problem[];
}

export type FolderPhase =
  | { readonly kind: "waiting" }
  | { readonly kind: "looking"; readonly done: number; readonly total: number }
  | { readonly kind: "in step" }
  /** The browser wants the person to allow it again. */
  | { readonly kind: "asks" }
  | { readonly kind: "failed"; readonly reason: string };

/** What a look did, in one line; undefined where it did nothing. */
export function outcomeWords(name: string, { added, changed, moved, trashed }: Outcome): string | undefined {
  const parts = [
    added > 0 ? `${counted(added, "file")} added` : "",
    changed > 0 ? `${counted(changed, "file")} updated` : "",
    moved > 0 ? `${counted(moved, "file")} moved` : "",
    trashed > 0 ? `${counted(trashed, "document")} moved to the trash` : "",
  ].filter(Boolean);
  return parts.length > 0 ? `“${name}” is in step: ${parts.join(", ")}.` : undefined;
}

export function phaseWords({ phase, isObserved, files = 0 }: FolderState, lookedAt: string): string {
  switch (phase.kind) {
    case "waiting":
      return "Waiting for its first look.";
    case "looking":
      return phase.total > 0
        ? `Bringing in step: ${phase.done.toLocaleString()} of ${counted(phase.total, "file")}.`
        : "Looking for changes…";
    case "in step":
      return `In step: ${counted(files, "file")}, looked at ${lookedAt}. ${isObserved ? "Changes come in by themselves." : "Lectern looks again at each start."}`;
    case "asks":
      return "The browser asks again before Lectern may read this folder.";
    case "failed":
      return phase.reason;
  }
}

/** Documents that were not moved to the trash though their files are gone. */
export const leftWords = (left: number, isEmpty: boolean): string =>
  isEmpty
    ? `The folder is empty now. Its ${counted(left, "document")} ${plural(left, "stays", "stay")} in the collection.`
    : `The files of ${counted(left, "document")} are gone. What never leaves this device has no trash, so ${plural(left, "it stays", "they stay")} in the collection.`;
