import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Files that ask for a password. `make.ts` wrote the first five, and LibreOffice 7.4 the others: "Save with password". */
export type ProtectedName =
  | "aes-256.pdf"
  | "rc4-128.pdf"
  | "owner-only.pdf"
  | "agile.docx"
  | "standard.docx"
  | "rc4.doc"
  | "rc4.xls"
  | "aes.odt"
  | "aes.ods";

export const PROTECTED_PASSWORD = "Sæblått 7";

/** The lines of each. */
export const PROTECTED_TEXT = [
  "Harbour rules of Brightwater",
  "The harbour master of Brightwater is Ada Lindqvist.",
  "Boats longer than nine metres moor at the north pier.",
] as const;

export const protectedFile = (name: ProtectedName): string => fileURLToPath(new URL(name, import.meta.url));

export const readProtected = (name: ProtectedName): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(readFileSync(protectedFile(name)));
