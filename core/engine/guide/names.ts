import { STOP_WORDS } from "../index/stop-words.ts";
import type { GuidePhrases } from "../languages/guide/phrases.ts";
import type { ParsedDocument } from "../parsed-document.ts";

const MOST_TEXT = 150_000;
const WORD = /\p{L}[\p{L}\p{M}\p{N}'’-]*\.?/gu;
/** Joins two words of a name. */
const LITTLE = /^(?:of|de|du|des|la|von|van|der|für|di|del|da)$/u;
const MOST_WORDS = 6;

interface Run {
  readonly words: readonly string[];
  /** UTF-16 offset of its first word. */
  readonly start: number;
}

/** People and organisations: runs of capitals with a sign that they are one, and the authors the file names. */
export function namesOf(document: ParsedDocument, phrases: GuidePhrases | undefined, most: number): readonly string[] {
  const authors = authorsOf(document).filter((name) => !phrases?.formNames?.test(name));
  const counts = new Map<string, number>(authors.map((name) => [name, 1]));
  if (phrases) {
    const text = document.text.slice(0, MOST_TEXT);
    for (const run of capitalRuns(text)) {
      const name = nameOf(run, text, phrases);
      if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([name]) => name)
    .slice(0, most);
}

function nameOf({ words: all, start }: Run, text: string, phrases: GuidePhrases): string | null {
  const isTitled = phrases.person.test(` ${all[0] ?? ""} `);
  const words = isTitled ? all.slice(1) : all;
  const name = words.join(" ");
  if (words.length < 2 || name.length > 60) return null;
  const isOrganisation =
    phrases.organisation.test(words.at(-1) ?? "") ||
    (phrases.organisation.test(words[0] ?? "") && LITTLE.test(words[1] ?? ""));
  const isPerson =
    words.length <= 3 &&
    words.every(isOfPerson) &&
    (isTitled || phrases.person.test(text.slice(Math.max(0, start - 24), start)));
  return (isOrganisation || isPerson) && !phrases.formNames?.test(name) ? name.replace(/[.,]$/u, "") : null;
}

/** Words with capitals on one line with single spaces between them; "of" and the like join two. */
function* capitalRuns(text: string): Iterable<Run> {
  let run: string[] = [];
  let start = 0;
  let end = -1;
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    const follows = match.index === end + 1 && text[end] === " " && run.length > 0 && run.length < MOST_WORDS;
    const isName = /^\p{Lu}/u.test(word) && !STOP_WORDS.has(word.toLowerCase()) && !isShout(word);
    if (follows && (isName || LITTLE.test(word))) run.push(word);
    else {
      if (run.length > 0) yield { words: withoutLittleEnd(run), start };
      run = isName ? [word] : [];
      start = match.index;
    }
    end = match.index + word.length;
    if (word.endsWith(".") && word.length > 4) end = -1;
  }
  if (run.length > 0) yield { words: withoutLittleEnd(run), start };
}

/** "Open WebUI" is no person. */
const isOfPerson = (word: string): boolean =>
  /^(?:\p{Lu}\p{Ll}*\.?|(?:Mc|Mac|O['’]|D['’])?\p{Lu}\p{Ll}+|van|von|de|der|da|di)(?:-\p{Lu}\p{Ll}+)?$/u.test(word);

const isShout = (word: string): boolean => word.length > 5 && word === word.toUpperCase();

function withoutLittleEnd(run: readonly string[]): readonly string[] {
  const last = run.findLastIndex((word) => !LITTLE.test(word));
  return run.slice(0, last + 1);
}

function authorsOf({ properties }: ParsedDocument): readonly string[] {
  const { author } = properties;
  const all: readonly unknown[] = Array.isArray(author) ? author : [author];
  return all.filter((name): name is string => typeof name === "string" && /\p{L}{2}/u.test(name) && name.length <= 60);
}
