import type { GuidePhrases } from "../languages/guide/phrases.ts";
import { monthNamed } from "../names/periods.ts";
import type { ParsedDocument } from "../parsed-document.ts";

/** UTF-16 characters at the beginning in which a document says what it is. */
const OPENING = 600;
/** Of a line that may say what a document is. */
const LONGEST_HEAD = 70;
/** The number of a part of the document: "9.3. ". */
const PART = /^\s*\p{N}{1,3}\.\p{N}/u;
const FILE_NAME =
  /^(?:Microsoft (?:Word|PowerPoint) - |untitled|\p{L}{1,12}\p{N}+$)|\.(?:docx?|pptx?|pdf|html?|md|indd|tex|dvi)$/iu;
const DATE =
  /(?<![\p{L}\p{N}])(?:(?:\p{N}{1,2}(?:st|nd|rd|th|\.)? )?(?<month>\p{Lu}\p{Ll}{2,9})\.? (?:\p{N}{1,2}, )?(?:19|20)\p{N}{2}|(?:19|20)\p{N}{2}-\p{N}{2}-\p{N}{2}|\p{N}{1,2}[./]\p{N}{1,2}[./](?:19|20)\p{N}{2})(?![\p{L}\p{N}])/gu;

/** Null where it is a file's name, or one that stands on the form of many documents. */
export function titleOf({ title }: ParsedDocument, phrases: GuidePhrases | undefined): string | null {
  const text = title?.replace(/\s+/gu, " ").trim() ?? "";
  return text === "" || FILE_NAME.test(text) || phrases?.formTitles?.test(text) ? null : text;
}

/**
 * In the words of the document. One word must be that of a line that is no sentence: sentences speak of reports and policies of
 * others, and "9.3. Recording and presentation" is a part.
 */
export function kindOf(document: ParsedDocument, phrases: GuidePhrases | undefined): string | null {
  const lines = document.text.slice(0, OPENING).split("\n");
  const heads = [
    titleOf(document, phrases) ?? "",
    ...lines.filter((line) => line.length <= LONGEST_HEAD && !PART.test(line) && !/[.!?;,]\s*$/u.test(line)),
  ];
  const anywhere = phrases?.kinds.exec(document.text.slice(0, OPENING));
  const found = phrases?.kinds.exec(heads.join("\n")) ?? (anywhere?.[0].includes(" ") ? anywhere : null);
  return found ? `${found[0].charAt(0).toUpperCase()}${found[0].slice(1).toLowerCase()}` : null;
}

/** When it was published as it says itself, else a date of its first lines, else when the file was made. */
export function dateOf({ text, properties }: ParsedDocument): string | null {
  const own = asDate(properties["published"]) ?? asDate(properties["date"]);
  return own ?? firstDate(text.slice(0, OPENING)) ?? asDate(properties["created"]);
}

/** "Linux 2023" is none. */
function firstDate(text: string): string | undefined {
  const isDate = ({ groups }: RegExpExecArray) =>
    groups?.["month"] === undefined || monthNamed(groups["month"]) !== null;
  return [...text.matchAll(DATE)].find(isDate)?.[0];
}

/** The day of "2021-03-04T10:00:00Z" and of "D:20210304100000Z"; other words as they are. */
function asDate(value: unknown): string | null {
  if (typeof value !== "string" || value.trim() === "" || value.length > 40) return null;
  const pdf = /^D:(\p{N}{4})(\p{N}{2})(\p{N}{2})/u.exec(value);
  if (pdf) return `${pdf[1]}-${pdf[2]}-${pdf[3]}`;
  return /^\p{N}{4}-\p{N}{2}-\p{N}{2}(?=T)/u.exec(value.trim())?.[0] ?? value.trim();
}
