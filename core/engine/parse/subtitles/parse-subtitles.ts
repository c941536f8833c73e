import { minuteWords } from "../../page-words.ts";
import { DocumentError } from "../../parsed-document.ts";
import type { FormatParser } from "../context.ts";
import { decodeTextFile } from "../decode-text.ts";
import { createDocumentBuilder } from "../document-builder.ts";

/** Text that is shown for a while; times in seconds from the beginning. */
interface Cue {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/** A silence in seconds after which a sentence that ended is followed by a new paragraph. */
const PAUSE = 2;
/** Captions made by a machine often have no full stops; such a paragraph ends here, in characters. */
const LONGEST = 800;
const MINUTE = 60;
/** Pages, which are minutes; what is said later is on the last one. */
const MOST_MINUTES = 24 * 60;

/**
 * Subtitles, SubRip (.srt) and WebVTT (.vtt): what is said, as paragraphs of whole sentences. Each minute is a page, and
 * its label is the time, so that a quote tells when it was said. A minute in which nobody speaks is an empty page.
 */
export const parseSubtitles: FormatParser = async (bytes) => {
  const file = decodeTextFile(bytes).replace(/^\ufeff/, "");
  const header = /^WEBVTT(?!\S)[ \t]*-?[ \t]*(.*)/.exec(file);
  const cues = readCues(file, header !== null);
  if (cues.length === 0) throw new DocumentError("This file holds no subtitles: no line of it gives a time.");

  const builder = createDocumentBuilder();
  for (const { from, text } of paragraphs(cues)) {
    const minute = Math.min(Math.floor(from / MINUTE), MOST_MINUTES - 1);
    while (builder.pageCount <= minute) builder.page({ width: 0, height: 0, label: minuteWords(builder.pageCount) });
    builder.block("paragraph", text);
  }
  return builder.finish({ title: header?.[1] ?? null });
};

const TIMES = /^\s*((?:\d+:)?\d{1,2}:\d{1,2}(?:[.,]\d+)?)[ \t]*-->[ \t]*((?:\d+:)?\d{1,2}:\d{1,2}(?:[.,]\d+)?)/;

function readCues(file: string, isVtt: boolean): Cue[] {
  const cues: (Cue & { readonly lines: string[] })[] = [];
  for (const part of file.split(/\n[ \t]*\n/)) {
    const lines = part.split("\n").filter((line) => line.trim() !== "");
    // A number or a name may stand before the times.
    const at = lines.slice(0, 2).findIndex((line) => TIMES.test(line));
    const [, from, to] = TIMES.exec(lines[at] ?? "") ?? [];
    if (from !== undefined && to !== undefined)
      cues.push({ from: seconds(from), to: seconds(to), lines: lines.slice(at + 1) });
    // SubRip has nothing but cues, so this is a text with an empty line in it. In WebVTT it is a note or a style.
    else if (!isVtt) cues.at(-1)?.lines.push(...lines);
  }
  return cues;
}

const seconds = (time: string): number =>
  time.split(":").reduce((sum, part) => sum * 60 + Number(part.replace(",", ".")), 0);

/** What is said in a row; `from` is when it begins, in seconds. */
function paragraphs(cues: readonly Cue[]): { readonly from: number; readonly text: string }[] {
  const found: { from: number; text: string }[] = [];
  let last = "";
  let end = 0;
  for (const { from, to, lines } of cues) {
    for (const written of lines) {
      const line = plain(written);
      // Live captions show the line before once more while the next is said.
      if (line === "" || line === last) continue;
      const words = line.replace(/^[-–—]\s*/, "");
      const running = found.at(-1);
      const isNew = !running || words !== line || isOver(running, from, end);
      if (isNew) found.push({ from, text: words });
      else running.text += ` ${words}`;
      last = line;
      end = to;
    }
  }
  return found;
}

/** A paragraph ends with a sentence: at a pause, or where a minute begins. */
function isOver(running: { readonly from: number; readonly text: string }, now: number, end: number): boolean {
  if (running.text.length > LONGEST) return true;
  const isMinuteOver = Math.floor(now / MINUTE) > Math.floor(running.from / MINUTE);
  return (isMinuteOver || now - end >= PAUSE) && /[.!?…。！？♪\])"”»]$/.test(running.text);
}

/** Without its marks. WebVTT names who speaks: `<v Ada>Hello` becomes "Ada: Hello". */
const plain = (line: string): string =>
  line
    .replace(/<v(?:\.[^<>\s]*)?\s+([^<>]+)>/gi, "$1: ")
    .replace(/<\/?[a-z][^<>]*>|<\d[\d:.]*>|\{\\[^{}]*\}/gi, "")
    .replace(/&([a-z]+|#39);/g, (written, name: string) => SIGNS[name] ?? written)
    .replace(/\s+/g, " ")
    .trim();

/** https://www.w3.org/TR/webvtt1/ names six; the last three are what other programs write. */
const SIGNS: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  nbsp: " ",
  lrm: "\u200e",
  rlm: "\u200f",
  quot: '"',
  apos: "'",
  "#39": "'",
};
