import { invalid } from "./errors.ts";

/** Deeper values are refused: no body of this API needs them, and writing them out again would overflow the stack. */
export const MAX_DEPTH = 64;

/** Parses a JSON body, or throws `invalid` saying why not. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = text.trim() === "" ? "must not be empty" : `is no valid JSON (${(error as Error).message})`;
    throw invalid([{ in: "body", path: [], message, type: "json_invalid" }]);
  }
}

export interface UnsafeText {
  readonly path: (string | number)[];
  readonly message: string;
}

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
      if (path.length >= MAX_DEPTH) return { path: path.slice(0, 3), message: `is nested deeper than ${MAX_DEPTH} levels` };
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
