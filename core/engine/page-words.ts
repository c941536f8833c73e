const SLIDES = new Set(["pptx", "ppt", "odp"]);
const SHEETS = new Set(["xlsx", "xls", "ods"]);
const MINUTES = new Set(["srt", "vtt"]);

/**
 * What a page of a file is called in a sentence, pages from 1: "page 7", "slide 3", "sheet 2", and in subtitles, where
 * each minute is a page, the time: "12:00". The ending of a file's name says what it is, also once it was renamed.
 */
export function pageWords(fileName: string, page: number): string {
  const kind = fileName.slice(fileName.lastIndexOf(".") + 1).toLowerCase();
  if (MINUTES.has(kind)) return minuteWords(page - 1);
  return `${SLIDES.has(kind) ? "slide" : SHEETS.has(kind) ? "sheet" : "page"} ${page}`;
}

/** The same at the beginning of a line: "Page 7". */
export function pageTitle(fileName: string, page: number): string {
  const words = pageWords(fileName, page);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Pages of one file in a list: "page 3, 5", "12:00, 14:00". */
export function pagesWords(fileName: string, pages: readonly number[]): string {
  const [first, ...others] = pages;
  if (first === undefined) return "";
  const bare = (page: number) => pageWords(fileName, page).replace(/^\p{L}+ /u, "");
  return [pageWords(fileName, first), ...others.map(bare)].join(", ");
}

/** Hours, minutes and seconds of a whole minute: "1:05:00". */
export function minuteWords(minute: number): string {
  const hours = Math.floor(minute / 60);
  return `${hours === 0 ? "" : `${hours}:`}${String(minute % 60).padStart(hours === 0 ? 1 : 2, "0")}:00`;
}
