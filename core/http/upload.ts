import { invalidField, tooLarge } from "./errors.ts";
import type { RouteInput, UploadedFile } from "./route.ts";

type Files = RouteInput<unknown, unknown, unknown>["files"];

/** The form's one file, or 400 saying what is missing or too much. */
export function onlyFile(files: Files): UploadedFile {
  const sent = files.filter(({ file }) => file.name !== "" || file.size > 0);
  const [first] = sent;
  if (!first) throw invalidField("file", "is required: send the file in the form field named file");
  if (sent.length > 1) throw invalidField("file", "must be one file; send each file in a request of its own");
  if (first.field !== "file") throw invalidField("file", `is required: the file came in the form field ${first.field}`);
  return first.file;
}

export function checkSize(file: UploadedFile, limit: number): void {
  if (file.size > limit) throw tooLarge(`The file is larger than ${Math.floor(limit / 1024 / 1024)} MB.`);
}

/**
 * The name as a person gave it, without what could mislead or harm where names are shown or used:
 * folders, control characters, marks that turn the writing direction. At most 255 characters, the extension kept.
 */
export function cleanFilename(name: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? "";
  const clean = last.replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, "").trim();
  const extension = extensionOf(clean);
  const tail = extension === "" ? "" : `.${clean.slice(-extension.length)}`;
  const stem = clean.slice(0, clean.length - tail.length);
  return `${[...stem].slice(0, 255 - tail.length).join("") || "unnamed"}${tail}`;
}

/** Lower case, without the dot; empty when there is none. */
export function extensionOf(name: string): string {
  return /\.([A-Za-z0-9]{1,16})$/.exec(name)?.[1]?.toLowerCase() ?? "";
}
