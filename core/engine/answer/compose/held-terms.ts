/** The terms of a text, and the beginnings by which inflected forms and compounds that stemming left apart still meet. */
export interface HeldTerms {
  readonly terms: ReadonlySet<string>;
  readonly beginnings: ReadonlySet<string>;
}

const BEGINNING = 5;
/** What sharing a beginning is worth beside being the same term. */
const ALIKE = 0.6;

export function heldTerms(terms: Iterable<string>): HeldTerms {
  const all = new Set(terms);
  const beginnings = new Set<string>();
  for (const term of all) if (term.length >= BEGINNING) beginnings.add(term.slice(0, BEGINNING));
  return { terms: all, beginnings };
}

/** How far a text holds a term: 1, 0.6 for one that begins alike, 0. Numbers must be the same. */
export function holds({ terms, beginnings }: HeldTerms, term: string): number {
  if (terms.has(term)) return 1;
  if (term.length < BEGINNING || /\p{N}/u.test(term)) return 0;
  return beginnings.has(term.slice(0, BEGINNING)) ? ALIKE : 0;
}
