import { messageOf } from "../storage/message-of.ts";
import { invalid } from "./errors.ts";

/** Deeper values are refused: no body of this API needs them, and writing them out again would overflow the stack. */
export const MAX_DEPTH = 64;

/** The text of a JSON body, or throws `invalid`: a text decoded by guess would be stored damaged. */
export function decodeJson(bytes: Uint8Array | ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw invalid([{ in: "body", path: [], message: "is not valid UTF-8", type: "json_invalid" }]);
  }
}

/** Parses a JSON body, or throws `invalid` saying why not. */
export function parseJson(text: string): unknown {
  if (isDeep(text)) throw invalid([{ in: "body", path: [], message: TOO_DEEP, type: "value_error" }]);
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = text.trim() === "" ? "must not be empty" : `is not valid JSON (${messageOf(error)})`;
    throw invalid([{ in: "body", path: [], message, type: "json_invalid" }]);
  }
}

export const TOO_DEEP = `is nested deeper than ${MAX_DEPTH} levels`;

/**
 * Counts brackets before anything is parsed: `JSON.parse` takes seconds over megabytes of `[[[[`, and nothing else of
 * the process runs meanwhile. Measured on 8 MB: 1.7 s to parse, some 10 ms to count.
 */
export function isDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at + 1);
    else if (code === OPEN_BRACKET || code === OPEN_BRACE) {
      if (++depth > MAX_DEPTH) return true;
    } else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) depth--;
  }
  return false;
}

/** Where the string that begins here has its closing quote; the text's end where it has none. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start); end >= 0; end = text.indexOf('"', end + 1)) {
    let first = end;
    while (first > start && text.charCodeAt(first - 1) === BACKSLASH) first--;
    if ((end - first) % 2 === 0) return end;
  }
  return text.length;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

export interface UnsafeText {
  readonly path: (string | number)[];
  readonly message: string;
}

/** Whether the text of a JSON body can hold what `findUnsafeText` looks for; most hold no escape that could stand for it. */
export const mayBeUnsafe = (text: string): boolean => /\\u(?:0000|[dD][89a-fA-F])/.test(text) || !text.isWellFormed();

/**
 * The first place holding text that not every store can keep (null characters, lone surrogates) or nested too deep.
 * Walks with a list of its own, so that hostile depth cannot overflow the stack.
 */
export function findUnsafeText(root: unknown): UnsafeText | undefined {
  const pending: { value: unknown; path: (string | number)[] }[] = [{ value: root, path: [] }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, path } = next;
    if (typeof value === "string") {
      const message = unsafeTextReason(value);
      if (message) return { path, message };
    } else if (typeof value === "object" && value !== null) {
      if (path.length >= MAX_DEPTH) return { path: path.slice(0, 3), message: TOO_DEEP };
      for (const [key, inner] of Object.entries(value)) {
        const reason = unsafeTextReason(key);
        if (reason) return { path, message: `a key ${reason}` };
        pending.push({ value: inner, path: [...path, Array.isArray(value) ? Number(key) : key] });
      }
    }
  }
  return undefined;
}

function unsafeTextReason(text: string): string | undefined {
  if (text.includes("\0")) return "must not contain null characters";
  return text.isWellFormed() ? undefined : "must not contain broken Unicode (a lone surrogate)";
}
