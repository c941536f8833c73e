import type { RecognisedPage } from "./ocr/recognised-page.ts";
import type { Table } from "./tables/table.ts";

/**
 * What a parser gives: one text, and where its parts are. All `start`/`end` are UTF-16 offsets into `text`,
 * end exclusive. Blocks do not overlap and come in reading order; between two blocks stands "\n\n".
 */
export interface ParsedDocument {
  readonly text: string;
  readonly blocks: readonly Block[];
  /** Pages or slides, 1-based by position; empty where the format has none. */
  readonly pages: readonly Page[];
  readonly links: readonly Link[];
  /** Tables as grids, in the order of the text; each belongs to one block of kind "table". */
  readonly tables: readonly Table[];
  readonly title: string | null;
  /** ISO 639-1, or null when it cannot be told. */
  readonly language: string | null;
  /** Things a person should know, such as "Page 3 has no text layer." */
  readonly warnings: readonly string[];
  /** Further facts for `metadata`: author, front matter, … JSON values only. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** Rectangles of the text on its pages; PDF and images only. */
  readonly runs: TextRuns | null;
  /** Of text recognition; left out where every page has a text of its own. */
  readonly scan?: Scan;
}

export interface Scan {
  /** 1-based numbers of pages that show something, hold no text that can be read, and were not recognised. */
  readonly unread: readonly number[];
  /** What was recognised, for a parser of later to read the file with. */
  readonly pages: readonly RecognisedPage[];
  /** Ranges of words that text recognition was unsure of, in order. */
  readonly unsure: readonly { readonly start: number; readonly end: number }[];
}

export type BlockKind =
  | "title"
  | "heading"
  | "paragraph"
  | "list_item"
  | "table"
  | "code"
  | "quote"
  | "caption"
  | "notes";

export interface Block {
  readonly kind: BlockKind;
  readonly start: number;
  readonly end: number;
  /** Headings 1–6; list items their depth from 1. */
  readonly level?: number;
  /** 1-based page or slide. */
  readonly page?: number;
}

export interface Page {
  readonly start: number;
  readonly end: number;
  /** PDF points; 0 where the format has no page size. */
  readonly width: number;
  readonly height: number;
  readonly label?: string;
}

export interface Link {
  readonly start: number;
  readonly end: number;
  readonly href: string;
}

/**
 * Text runs of a PDF in struct-of-arrays form, ordered by start. `boxes` holds x, y, width, height per run in PDF points,
 * origin at the top left of the page as shown (rotation applied).
 */
export interface TextRuns {
  readonly start: Uint32Array;
  readonly end: Uint32Array;
  readonly page: Uint16Array;
  readonly boxes: Float32Array;
}

/** Why a file cannot be read, in words for its owner: "This PDF is protected by a password." */
export class DocumentError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = "DocumentError";
  }
}

/** The file is encrypted, and no password was given or a wrong one. */
export class PasswordNeeded extends DocumentError {
  constructor(options?: ErrorOptions) {
    super(PASSWORD_NEEDED, options);
    this.name = "PasswordNeeded";
  }
}

const PASSWORD_NEEDED =
  "This file is protected with a password. Unlock it with the password, or remove the password and add it again.";

/** The same where the file itself is why: read again, it fares no better. */
export class UnreadableFile extends DocumentError {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = "UnreadableFile";
  }
}
