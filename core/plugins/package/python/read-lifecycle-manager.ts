import { LiteralError } from "./literal-error.ts";
import { readLiteral } from "./read-literal.ts";
import { tokenise, type Token } from "./tokens.ts";

const WANTED = ["plugin_data", "module_data"] as const;
type Wanted = (typeof WANTED)[number];

/**
 * The values given to plugin_data and module_data anywhere in the source: as variables, as class attributes, on `self`.
 * Nothing is executed. Where one is given several times the last counts, as it would in Python; `None`, an empty value
 * and another name for itself (`self.plugin_data = plugin_data`) say nothing. Throws `LiteralError`, and nothing else.
 */
export function readLifecycleManager(source: string): {
  readonly plugin_data?: unknown;
  readonly module_data?: unknown;
} {
  const tokens = tokenise(source);
  const found: Partial<Record<Wanted, unknown>> = {};
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind !== "name" || !isWanted(token.text) || !isTarget(tokens, at)) continue;
    refuseChange(tokens, at, token.text);
    const value = valueAt(tokens, at);
    if (value === undefined || isAlias(tokens, value)) continue;
    const literal = readLiteral({ tokens, at: value });
    if (!isEmpty(literal)) found[token.text] = literal;
  }
  return found;
}

const isWanted = (name: string): name is Wanted => WANTED.some((wanted) => wanted === name);

const textAt = (tokens: readonly Token[], at: number): string => {
  const token = tokens[at];
  return token?.kind === "name" || token?.kind === "sign" ? token.text : "";
};

/** Begins a statement, alone or after `self.`; also after `:` for `class A: plugin_data = {}`. */
function isTarget(tokens: readonly Token[], at: number): boolean {
  const isOwned = textAt(tokens, at - 1) === "." && tokens[at - 2]?.kind === "name";
  const before = tokens[at - (isOwned ? 3 : 1)];
  return before === undefined || before.kind === "end" || (before.kind === "sign" && before.text === ":");
}

/** Where the value after `=` begins; undefined where nothing is assigned. Steps over an annotation (`: dict[str, Any]`). */
function valueAt(tokens: readonly Token[], at: number): number | undefined {
  let next = at + 1;
  if (textAt(tokens, next) === ":") {
    for (let depth = 0; ;) {
      const token = tokens[++next];
      if (!token || token.kind === "end" || next > at + LONGEST_ANNOTATION) return undefined;
      const text = textAt(tokens, next);
      if (text === "=" && depth === 0) break;
      if ("[({".includes(text) && text !== "") depth++;
      if ("])}".includes(text) && text !== "") depth--;
    }
  }
  return textAt(tokens, next) === "=" ? next + 1 : undefined;
}

/** Tokens. Without a limit a hostile file would be searched again and again. */
const LONGEST_ANNOTATION = 200;

/** `plugin_data`, `self.plugin_data`, `SomeClass.plugin_data` and no more. */
function isAlias(tokens: readonly Token[], at: number): boolean {
  const end = textAt(tokens, at + 1) === "." ? at + 2 : at;
  return isWanted(textAt(tokens, end)) && tokens[end + 1]?.kind === "end";
}

/** What is changed by a statement is not what the literal says. */
function refuseChange(tokens: readonly Token[], at: number, name: string): void {
  const { line } = tokens[at] ?? { line: 1 };
  const isItem = textAt(tokens, at + 1) === "[" && tokens[at + 2]?.kind !== "end" && textAt(tokens, at + 3) === "]";
  const isUpdate =
    textAt(tokens, at + 1) === "." && /^(update|append|extend|insert|setdefault)$/.test(textAt(tokens, at + 2));
  const isAdded = ["+", "|"].includes(textAt(tokens, at + 1)) && textAt(tokens, at + 2) === "=";
  if ((isItem && textAt(tokens, at + 4) === "=") || isUpdate || isAdded)
    throw new LiteralError(line, `${name} is changed by a statement; write the whole of it as one literal`);
}

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === "object" && Object.keys(value).length === 0);
