/** Gathers from the objects of a file, unread, which pages may hold links to addresses, form fields or comments. */
export interface AnnotationSigns {
  note(object: number, body: string): void;
  /** True where it cannot be told. */
  onPage(page: number): boolean;
}

/** An annotation that holds words; a link to another page does not. */
const ANNOTATION =
  /\/Subtype\s{0,8}\/(?:Widget|FreeText|Text|Line|Square|Circle|Poly\w{2,4}|Highlight|Underline|Squiggly|StrikeOut|Stamp|Caret|Ink)\b/;

/** From a page over its list of annotations and an annotation to its action is three. */
const MAX_DEPTH = 8;

export function createAnnotationSigns(): AnnotationSigns {
  const known = new Set<number>();
  const isRead = new Set<number>();
  const leadsTo = new Map<number, number[]>();
  const answers = new Map<number, boolean>();

  const reaches = (object: number, depth: number): boolean => {
    if (!known.has(object) || isRead.has(object) || depth > MAX_DEPTH) return true;
    const before = answers.get(object);
    if (before !== undefined) return before;
    // An object that leads back to itself adds nothing.
    answers.set(object, false);
    const answer = (leadsTo.get(object) ?? []).some((next) => reaches(next, depth + 1));
    answers.set(object, answer);
    return answer;
  };

  return {
    note(object, body) {
      known.add(object);
      if (body.includes("/URI") || ANNOTATION.test(body)) isRead.add(object);
      // An updated object adds to its older version.
      const further = leadsTo.get(object) ?? [];
      for (const next of furtherObjects(body)) further.push(next);
      if (further.length > 0) leadsTo.set(object, further);
    },
    onPage: (page) => reaches(page, 0),
  };
}

/** References, "12 0 R", in a list of them. */
export function referencesIn(list: string): number[] {
  return Array.from(list.matchAll(/(?<!\d)(\d{1,10})\s{1,8}\d{1,10}\s{1,8}R/g), ([, number]) => Number(number));
}

/** The annotations of a page, the items of a list, the action of a link. */
function furtherObjects(body: string): number[] {
  if (/^\s{0,8}\[/.test(body)) return referencesIn(body);
  const annotations = /\/Annots\s{0,8}(\[[^\]]*\]|\d{1,10}\s{1,8}\d{1,10}\s{1,8}R)/.exec(body)?.[1];
  if (annotations !== undefined) return referencesIn(annotations);
  const action = body.includes("/Link") && /\/A\s{0,8}(\d{1,10}\s{1,8}\d{1,10}\s{1,8}R)/.exec(body)?.[1];
  return action ? referencesIn(action) : [];
}
