import { LiteralError } from "./literal-error.ts";
import { readNumber, type Token } from "./tokens.ts";

/** Deeper literals are refused: no metadata needs them. */
const MAX_DEPTH = 50;

/** The position of the reader in the tokens. */
export interface Cursor {
  readonly tokens: readonly Token[];
  at: number;
}

/**
 * Reads one literal as Python would evaluate it: texts, numbers, True, False, None, lists, tuples (as lists) and dicts
 * with texts as keys. Whatever would have to be computed or looked up is a `LiteralError` that says so.
 */
export function readLiteral(cursor: Cursor, depth = 0): unknown {
  const token = next(cursor);
  if (depth > MAX_DEPTH) throw new LiteralError(token.line, `nested deeper than ${MAX_DEPTH} levels`);
  const value = readValue(cursor, token, depth);
  refuseComputation(peek(cursor));
  return value;
}

function readValue(cursor: Cursor, token: Token, depth: number): unknown {
  switch (token.kind) {
    case "string":
      return joined(cursor, token.value);
    case "number":
      return readNumber(token);
    case "name":
      return named(token);
    case "other string":
      throw new LiteralError(token.line, otherString(token.text));
    case "end":
      throw new LiteralError(token.line, "the value ends too early");
    default:
      return readSigned(cursor, token, depth);
  }
}

function readSigned(cursor: Cursor, token: Token & { kind: "sign" }, depth: number): unknown {
  if (token.text === "-" || token.text === "+") {
    const number = next(cursor);
    if (number.kind !== "number") throw new LiteralError(token.line, `${token.text} must stand before a number`);
    return token.text === "-" ? -readNumber(number) : readNumber(number);
  }
  if (token.text === "{") return readDict(cursor, depth);
  if (token.text === "[") return readItems(cursor, "]", depth).items;
  if (token.text !== "(") throw new LiteralError(token.line, `“${token.text}” is not expected here`);
  const { items, commas } = readItems(cursor, ")", depth);
  // Brackets around one value are only brackets; the comma makes a tuple.
  return items.length === 1 && commas === 0 ? items[0] : items;
}

/** Texts that stand side by side are one text. */
function joined(cursor: Cursor, first: string): string {
  const parts = [first];
  for (let token = peek(cursor); ; token = peek(cursor)) {
    if (token.kind === "other string") throw new LiteralError(token.line, otherString(token.text));
    if (token.kind !== "string") return parts.join("");
    parts.push(token.value);
    cursor.at++;
  }
}

function named({ text, line }: Token & { kind: "name" }): boolean | null {
  if (text === "True") return true;
  if (text === "False") return false;
  if (text === "None") return null;
  throw new LiteralError(
    line,
    `refers to ${text.slice(0, 60)}, which only running the plugin could tell; write the value itself here`,
  );
}

const otherString = (prefix: string) =>
  /b/i.test(prefix)
    ? 'holds bytes (b"…"), which metadata has no place for; write a text'
    : 'is put together when the plugin runs (f"…"); write the text itself here';

function readItems(cursor: Cursor, close: "]" | ")", depth: number): { items: unknown[]; commas: number } {
  const items: unknown[] = [];
  let commas = 0;
  while (!takes(cursor, close)) {
    items.push(readLiteral(cursor, depth + 1));
    if (takes(cursor, ",")) commas++;
    else if (!isSign(peek(cursor), close)) throw unexpected(peek(cursor), `“,” or “${close}”`);
  }
  return { items, commas };
}

function readDict(cursor: Cursor, depth: number): Record<string, unknown> {
  const entries: [string, unknown][] = [];
  while (!takes(cursor, "}")) {
    const first = peek(cursor);
    if (isSign(first, "**"))
      throw new LiteralError(first.line, "takes over another dict (**), which only running the plugin could tell");
    const key = readLiteral(cursor, depth + 1);
    if (typeof key !== "string") throw new LiteralError(first.line, "the keys of a dict must be texts");
    if (!takes(cursor, ":")) throw unexpected(peek(cursor), "“:” and a value");
    entries.push([key, readLiteral(cursor, depth + 1)]);
    if (!takes(cursor, ",") && !isSign(peek(cursor), "}")) throw unexpected(peek(cursor), "“,” or “}”");
  }
  // As in Python the last of equal keys counts.
  return Object.fromEntries(entries);
}

const CLOSING = [",", "]", ")", "}", ":"];

/** `"a" + b`, `"a".upper()`, `x if y else z`, `x for x in y`. */
function refuseComputation(token: Token): void {
  if (token.kind === "end" || (token.kind === "sign" && CLOSING.includes(token.text))) return;
  throw new LiteralError(
    token.line,
    token.kind === "sign" || token.kind === "name"
      ? `“${token.text.slice(0, 60)}” would have to be computed; write the value itself here`
      : "a “,” is missing between two values",
  );
}

function unexpected(token: Token, wanted: string): LiteralError {
  return new LiteralError(token.line, `${wanted} is missing`);
}

/** The last token is always an end, and is never passed. */
function peek({ tokens, at }: Cursor): Token {
  return tokens[Math.min(at, tokens.length - 1)] ?? { kind: "end", text: "", line: 1 };
}

function next(cursor: Cursor): Token {
  const token = peek(cursor);
  cursor.at++;
  return token;
}

function isSign(token: Token, text: string): boolean {
  return token.kind === "sign" && token.text === text;
}

function takes(cursor: Cursor, text: string): boolean {
  if (!isSign(peek(cursor), text)) return false;
  cursor.at++;
  return true;
}
