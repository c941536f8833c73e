import { LiteralError } from "./literal-error.ts";

export interface Opening {
  /** `r`, `Rb`, `f`…; empty for a plain string. */
  readonly prefix: string;
  /** `"`, `'`, `"""` or `'''`. */
  readonly quote: string;
}

const OPENING = /([rR][bBfFtT]?|[bBfFtT][rR]?|[uU])?("""|'''|"|')/y;

/** Whether a string begins here. */
export function stringAt(source: string, at: number): Opening | undefined {
  OPENING.lastIndex = at;
  const found = OPENING.exec(source);
  return found?.[2] ? { prefix: found[1] ?? "", quote: found[2] } : undefined;
}

/** Reads the string that begins at `at`; `length` counts its prefix and quotes (Python reference, section 2.4.1). */
export function readString(
  source: string,
  at: number,
  { prefix, quote }: Opening,
  line: number,
): { readonly value: string; readonly length: number } {
  const isRaw = /r/i.test(prefix);
  const isLong = quote.length === 3;
  const parts: string[] = [];
  let next = at + prefix.length + quote.length;
  let plainFrom = next;
  const flush = (to: number) => void parts.push(source.slice(plainFrom, to));

  while (next < source.length) {
    if (source.startsWith(quote, next)) {
      flush(next);
      return { value: normalise(parts.join("")), length: next + quote.length - at };
    }
    const sign = source[next];
    if (sign === "\n" && !isLong) break;
    if (sign !== "\\") {
      next++;
      continue;
    }
    if (isRaw) {
      // The backslash stays in the text, and the quote after it does not end the string.
      next += source.startsWith("\r\n", next + 1) ? 3 : 2;
      continue;
    }
    flush(next);
    const escape = readEscape(source, next, line);
    parts.push(escape.value);
    next += escape.length;
    plainFrom = next;
  }
  throw new LiteralError(line, "a text begins that never ends");
}

/** Python reads every line break as `\n`. */
const normalise = (text: string) => text.replaceAll(/\r\n?/g, "\n");

const SIMPLE: Readonly<Record<string, string>> = {
  "\n": "",
  "\r": "",
  "\\": "\\",
  "'": "'",
  '"': '"',
  a: "\x07",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
};

const ESCAPES: readonly RegExp[] = [
  /\\([0-7]{1,3})/y,
  /\\x([\da-fA-F]{2})/y,
  /\\u([\da-fA-F]{4})/y,
  /\\U([\da-fA-F]{8})/y,
];

function readEscape(source: string, at: number, line: number): { readonly value: string; readonly length: number } {
  if (source.startsWith("\r\n", at + 1)) return { value: "", length: 3 };
  const sign = source[at + 1] ?? "";
  const simple = Object.hasOwn(SIMPLE, sign) ? SIMPLE[sign] : undefined;
  if (simple !== undefined) return { value: simple, length: 2 };
  for (const [index, pattern] of ESCAPES.entries()) {
    pattern.lastIndex = at;
    const [all, digits] = pattern.exec(source) ?? [];
    if (all === undefined || digits === undefined) continue;
    const code = Number.parseInt(digits, index === 0 ? 8 : 16);
    if (code > 0x10ffff) throw new LiteralError(line, `${all} is no character`);
    return { value: String.fromCodePoint(code), length: all.length };
  }
  if (sign === "N") throw new LiteralError(line, String.raw`write the character itself instead of its name (\N{…})`);
  if ("xuU".includes(sign) && sign !== "") throw new LiteralError(line, `\\${sign} is not followed by its digits`);
  // Python keeps an escape it does not know, with a warning.
  return { value: "\\", length: 1 };
}
