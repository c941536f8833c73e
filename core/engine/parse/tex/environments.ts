import type { BlockKind } from "../../parsed-document.ts";
import type { GridCell } from "../table-grid.ts";

/** An environment that is open. */
export interface Environment {
  readonly name: string;
  readonly kind?: BlockKind;
  /** Depth of a list, 1 for the outermost. */
  readonly level?: number;
  /** The rows of a table that is being read. */
  readonly rows?: GridCell[][];
  /** Of a table or figure: what names it. */
  caption?: string;
}

/** What is shown as it is written. */
export const VERBATIM = new Set(["verbatim", "Verbatim", "lstlisting", "minted", "alltt", "BVerbatim"]);
/** What is drawn or left out. */
export const NO_TEXT = new Set(["comment", "tikzpicture", "pgfpicture", "filecontents", "picture", "pspicture"]);
/** Tables, by how many arguments in braces come before their rows. */
export const TABLES: Readonly<Record<string, number>> = {
  tabular: 1,
  "tabular*": 2,
  tabularx: 2,
  tabulary: 2,
  longtable: 1,
  supertabular: 1,
  xltabular: 2,
  array: 1,
};
export const LISTS = new Set(["itemize", "enumerate", "description", "thebibliography", "compactitem", "enumerate*"]);
export const QUOTES = new Set(["quote", "quotation", "verse", "displayquote"]);
/** Headings that the environment itself stands for. */
export const HEADINGS: Readonly<Record<string, string>> = { abstract: "Abstract", thebibliography: "References" };
/** Arguments in braces that are no text. */
export const ARGUMENTS: Readonly<Record<string, number>> = {
  minipage: 1,
  multicols: 1,
  wrapfigure: 2,
  wraptable: 2,
  subfigure: 1,
  subtable: 1,
  adjustbox: 1,
  column: 1,
  thebibliography: 1,
  spacing: 1,
  alignat: 1,
  "alignat*": 1,
  minted: 1,
  block: 0,
};
