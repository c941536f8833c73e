import { IRREGULAR_VERBS } from "../languages/irregular-verbs.ts";

/**
 * Forms that are as often another word: what is left, a felt hat, a lay person and a rose; a train leaves, and a person
 * lives in a town. "Found" is seldom to found, and "founded" never to find.
 */
const OTHER_WORDS = new Set([
  "leaves",
  "lives",
  "left",
  "felt",
  "lay",
  "laid",
  "rose",
  "saw",
  "leave",
  "building",
  "builds",
]);

/** English nouns whose plurals have no common stem with them. */
const NOUNS =
  "child children, man men, woman women, foot feet, tooth teeth, goose geese, mouse mice, life lives, wife wives, knife knives, leaf leaves, half halves, wolf wolves, criterion criteria, phenomenon phenomena, index indices, matrix matrices, vertex vertices, appendix appendices, analysis analyses, thesis theses, hypothesis hypotheses, crisis crises, diagnosis diagnoses, basis bases, axis axes, datum data, medium media, bacterium bacteria, fungus fungi, nucleus nuclei, stimulus stimuli"
    .split(", ")
    .map((forms) => forms.split(" "));

/** An English form → the word that it is a form of, where no stemmer brings the two together: "wrote" → "write". */
export const BASE_FORMS: ReadonlyMap<string, string> = new Map(
  [...IRREGULAR_VERBS, ...NOUNS].flatMap(([base = "", ...forms]) =>
    forms.filter((form) => !OTHER_WORDS.has(form)).map((form) => [form, base] as const),
  ),
);
