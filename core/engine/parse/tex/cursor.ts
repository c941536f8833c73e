/** Part of a text, by offsets; the end is exclusive. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Walks through a source; `at` and `to` are offsets into its text. */
export interface Cursor {
  readonly text: string;
  /** By the offset of an opening brace, that of the one that closes it; 0 where none does. */
  readonly closes: Int32Array;
  at: number;
  to: number;
}

export function createCursor(text: string): Cursor {
  const closes = new Int32Array(text.length);
  const open: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === "\\") at++;
    else if (sign === "{") open.push(at);
    else if (sign === "}") {
      const start = open.pop();
      if (start !== undefined) closes[start] = at;
    }
  }
  return { text, closes, at: 0, to: text.length };
}

/** What is between braces, or the one character or command that is there without any. */
export function readArgument(cursor: Cursor): Range {
  const { text, closes, to } = cursor;
  while (cursor.at < to && /[ \t\n]/.test(text[cursor.at] ?? "")) cursor.at++;
  const from = cursor.at;
  const close = closes[from] ?? 0;
  if (text[from] === "{" && close > 0 && close < to) {
    cursor.at = close + 1;
    return { from: from + 1, to: close };
  }
  if (from >= to || text[from] === "}") return { from, to: from };
  const length = /^\\(?:[a-zA-Z]+|[^])/.exec(text.slice(from, Math.min(to, from + 60)))?.[0].length ?? 1;
  cursor.at = from + length;
  return { from, to: cursor.at };
}

/** Characters: what is longer and in brackets is no option. */
const LONGEST_OPTION = 1000;

/** What is in brackets here; undefined where nothing is. */
export function readOption(cursor: Cursor): Range | undefined {
  const { text, at, to } = cursor;
  if (text[at] !== "[") return undefined;
  let depth = 0;
  for (let end = at + 1; end < Math.min(to, at + LONGEST_OPTION); end++) {
    const sign = text[end];
    if (sign === "\\") end++;
    else if (sign === "{") depth++;
    else if (sign === "}") depth--;
    else if (sign === "]" && depth <= 0) {
      cursor.at = end + 1;
      return { from: at + 1, to: end };
    }
  }
  return undefined;
}

/** Reads up to and over these words; all that is left where they are not there. */
export function readUntil(cursor: Cursor, words: string): string {
  const { text, at, to } = cursor;
  const found = text.indexOf(words, at);
  const isThere = found >= 0 && found < to;
  cursor.at = isThere ? found + words.length : to;
  return text.slice(at, isThere ? found : to);
}
