import type { DocumentReference } from "#core/library/documents/document-reference.ts";
import { shortRefusal } from "../../documents/file-kinds.ts";
import { nameOf, type FolderFile } from "./folder-files.ts";

/** A document to be made, and what is known of it before its file is read. */
export interface Planned {
  /** Where it was, to be named where it cannot be taken. */
  readonly path: string;
  readonly collections: readonly string[];
  /** The file, and what is said of it. */
  open(): Promise<Opened>;
}

export interface Opened {
  readonly file: File;
  readonly tags: readonly string[];
  readonly reference: DocumentReference | null;
}

/** What is not taken: why, and the names. */
export type Left = ReadonlyMap<string, readonly string[]>;

export interface Plan {
  readonly from: "Zotero" | "Obsidian";
  readonly documents: readonly Planned[];
  readonly left: Left;
  /** Works, or notes. */
  readonly items: number;
}

export interface PlanChoice {
  /** All in one collection, or one for each top folder of a vault. */
  readonly collections: "one" | "folders";
}

/** Collects what is left out by reason. */
export function createLeftOut(begun: Left = new Map()) {
  const left = new Map(begun);
  return {
    add: (reason: string, name: string) => void left.set(reason, [...(left.get(reason) ?? []), name]),
    all: (): Left => left,
  };
}
export type LeftOut = ReturnType<typeof createLeftOut>;

/** Why Lectern cannot read the file; undefined where it can. */
export const unreadable = ({ path, size }: FolderFile): string | undefined =>
  shortRefusal({ name: nameOf(path), size })?.replace(/\.$/, "");
