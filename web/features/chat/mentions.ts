import type { Document } from "#core/library/documents/document.ts";

/** What an `@` in a question can name. */
export interface Mention {
  readonly kind: "collection" | "document" | "persona";
  readonly id: string;
  readonly name: string;
  /** Why nothing can be asked of it: "has no text". */
  readonly barred?: string | undefined;
}

interface Named {
  /** The place of the `@` and the end of the name, in characters. */
  readonly start: number;
  readonly end: number;
  /** As written, with the `@`. */
  readonly written: string;
}

export interface Resolved extends Named {
  readonly mention: Mention;
}

export interface Unresolved extends Named {
  /** Why it names nothing, as a sentence. */
  readonly problem: string;
}

/** An `@` that begins a word: those of mail addresses do not. */
const AT = /(?<=^|[\s(["'“‘«])@(?=[\p{L}\p{N}])/gu;
/** Names looked up in one question, and characters of a name: a pasted page of addresses must not hold up the keyboard. */
const MOST = 20;
const LONGEST = 300;
/** Letters from which the beginning of a name is enough, where nothing else begins so. */
const SHORTEST = 3;
/** What may stand right after a name. */
const AFTER = /^(?:$|[\s)\]"'”’».,;:!?…])/u;
const WORD = /^[^\s)\]"”»,;:!?…]+/u;

/** The things that a question names with `@`, and the names that are of nothing or of several. */
export function findMentions(
  text: string,
  things: readonly Mention[],
): { readonly found: readonly Resolved[]; readonly unknown: readonly Unresolved[] } {
  const found: Resolved[] = [];
  const unknown: Unresolved[] = [];
  for (const { index: start } of [...text.matchAll(AT)].slice(0, MOST)) {
    const rest = text.slice(start + 1, start + 1 + LONGEST);
    const word = WORD.exec(rest)?.[0].replace(/\.+$/, "") ?? "";
    const { length, matches } = longest(rest, things) ?? { length: word.length, matches: beginWith(word, things) };
    const named = { start, end: start + 1 + length, written: `@${rest.slice(0, length)}` };
    const [only] = matches;
    if (only && matches.length === 1 && !only.barred) found.push({ ...named, mention: only });
    else unknown.push({ ...named, problem: problemOf(named.written, matches) });
  }
  return { found, unknown };
}

/** The things with the longest name that the text begins with: in full, or a file's without its ending. */
function longest(text: string, things: readonly Mention[]) {
  const lower = text.toLowerCase();
  let length = 0;
  let matches: Mention[] = [];
  for (const named of [(name: string) => name, withoutEnding]) {
    for (const thing of things) {
      const name = named(thing.name).toLowerCase();
      if (name === "" || name.length < length || !lower.startsWith(name) || !AFTER.test(text.slice(name.length)))
        continue;
      if (name.length > length) matches = [];
      if (!matches.includes(thing)) matches.push(thing);
      length = name.length;
    }
    if (matches.length > 0) return { length, matches };
  }
  return undefined;
}

function beginWith(word: string, things: readonly Mention[]): readonly Mention[] {
  const wanted = word.toLowerCase();
  if (wanted.length < SHORTEST) return [];
  return things.filter(({ name }) => name.toLowerCase().startsWith(wanted));
}

const withoutEnding = (name: string) => name.replace(/\.[^.\s]{1,8}$/, "");

function problemOf(written: string, matches: readonly Mention[]): string {
  const [only] = matches;
  if (matches.length > 1) return `“${written}” could be ${matches.length} things. Pick one from the list.`;
  if (only?.barred) return `“${only.name}” ${only.barred}, so it cannot be asked.`;
  return `“${written}” matches no file, collection or persona, so the question is not limited to it.`;
}

/** The question without the names that limit it; one within a sentence stays as a word of it. */
export function withoutMentions(text: string, found: readonly Resolved[]): string {
  let rest = text;
  for (const { start, end, mention } of found.toReversed()) {
    const before = rest.slice(0, start);
    const after = rest.slice(end);
    const isApart = before.trim() === "" || (/[.!?…]/u.test(before.trimEnd().at(-1) ?? "") && after.trim() === "");
    rest = isApart ? before + after.replace(/^[\s,:]+/u, "") : before + mention.name + after;
  }
  return rest.trim();
}

/** Names shown at once. */
const SHOWN = 7;

/** The things whose names have these letters; those that cannot be asked come last. */
export function listMentions(things: readonly Mention[], query: string): readonly Mention[] {
  const wanted = query.toLowerCase();
  const named = things.filter(({ name }) => name.toLowerCase().includes(wanted));
  return [...named.filter(({ barred }) => !barred), ...named.filter(({ barred }) => barred)].slice(0, SHOWN);
}

/** Why nothing can be asked of a document; one that is still being read can be named already. */
export function whyBarred({ status, chunk_count }: Pick<Document, "status" | "chunk_count">): string | undefined {
  if (status === "failed") return "could not be read";
  return status === "completed" && chunk_count === 0 ? "has no text" : undefined;
}
