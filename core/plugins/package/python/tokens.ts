import { LiteralError } from "./literal-error.ts";
import { readString, stringAt } from "./strings.ts";

/** What Python source is made of, as far as literals need it (Python reference, chapter 2). */
export type Token =
  | { readonly kind: "name"; readonly text: string; readonly line: number }
  | { readonly kind: "number"; readonly text: string; readonly line: number }
  | { readonly kind: "string"; readonly value: string; readonly line: number }
  /** A string that is no plain text: `f"…"`, `b"…"`. */
  | { readonly kind: "other string"; readonly text: string; readonly line: number }
  | { readonly kind: "sign"; readonly text: string; readonly line: number }
  /** End of a statement: a line break outside brackets, or `;`. */
  | { readonly kind: "end"; readonly text: ""; readonly line: number };

const NAME = /[\p{ID_Start}_][\p{ID_Continue}]*/uy;
const NUMBER =
  /(?:0[xX][\da-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][+-]?\d[\d_]*)?)[A-Za-z_\d]*/y;
const SPACE = /[ \t\f\r\v\u00a0\ufeff]+|#[^\n]*|\\\r?\n/y;
const SIGN = /\*\*|:=|==|!=|<=|>=|->|[^\s]/uy;

/** Splits the source into tokens without judging them; only a string that never ends is an error. Linear in its length. */
export function tokenise(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let line = 1;
  let depth = 0;
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(source)?.[0];
  };
  const advance = (text: string) => {
    at += text.length;
    for (const character of text) if (character === "\n") line++;
  };

  while (at < source.length) {
    const space = match(SPACE);
    if (space) {
      advance(space);
      continue;
    }
    if (source[at] === "\n") {
      if (depth === 0) tokens.push({ kind: "end", text: "", line });
      advance("\n");
      continue;
    }
    const opening = stringAt(source, at);
    if (opening) {
      const { value, length } = readString(source, at, opening, line);
      const isText = !/[fbt]/i.test(opening.prefix);
      tokens.push(isText ? { kind: "string", value, line } : { kind: "other string", text: opening.prefix, line });
      advance(source.slice(at, at + length));
      continue;
    }
    const name = match(NAME);
    const number = name ? undefined : match(NUMBER);
    // A lone surrogate or a space of another script is not a token; the loop must go on behind it.
    const sign = name ?? number ?? match(SIGN) ?? source[at] ?? "";
    if (name) tokens.push({ kind: "name", text: name, line });
    else if (number) tokens.push({ kind: "number", text: number, line });
    else if (sign === ";" && depth === 0) tokens.push({ kind: "end", text: "", line });
    else tokens.push({ kind: "sign", text: sign, line });
    if ("([{".includes(sign)) depth++;
    if (")]}".includes(sign)) depth = Math.max(0, depth - 1);
    advance(sign);
  }
  tokens.push({ kind: "end", text: "", line });
  return tokens;
}

/** The number's value as Python reads it. */
export function readNumber({ text, line }: Pick<Token & { kind: "number" }, "text" | "line">): number {
  if (/j$/i.test(text)) throw new LiteralError(line, `${text} is a complex number, which metadata has no place for`);
  const isWellFormed =
    /^(0[xX](_?[\da-fA-F])+|0[oO](_?[0-7])+|0[bB](_?[01])+|0(_?0)*|[1-9](_?\d)*|(\d(_?\d)*)?\.(\d(_?\d)*)?([eE][+-]?\d(_?\d)*)?|\d(_?\d)*[eE][+-]?\d(_?\d)*)$/.test(
      text,
    );
  const value = Number(text.replaceAll("_", ""));
  if (!isWellFormed || Number.isNaN(value)) throw new LiteralError(line, `${text.slice(0, 60)} is no number`);
  if (!Number.isFinite(value)) throw new LiteralError(line, `${text.slice(0, 60)} is too large a number`);
  return value;
}
