import type { Passage } from "../../engine.ts";
import { HEADING_STEP } from "../../segment.ts";
import { isBackMatter } from "./prose.ts";

export interface Section {
  /** Empty where it is no words. */
  readonly heading: string;
  readonly passages: readonly Passage[];
}

const STEPS = / [›>»] /u;
/** Sections by which a document is told apart: fewer are its title alone, more are its smallest parts. */
const FEWEST = 3;
const MOST = 24;

/** The parts of a document by its headings, at the highest level that has several. */
export function sectionsOf(passages: readonly Passage[]): Section[] {
  const levels = [1, 2, 3].map((depth) => partsAt(passages, depth));
  return (
    levels.find(({ length }) => length >= FEWEST && length <= MOST) ??
    levels.find(({ length }) => length >= FEWEST) ??
    []
  );
}

function partsAt(all: readonly Passage[], depth: number): Section[] {
  const parts = Map.groupBy(all, ({ heading }) => (heading ?? "").split(STEPS).slice(0, depth).join(HEADING_STEP));
  return [...parts]
    .filter(([heading]) => heading !== "" && !isBackMatter(heading))
    .map(([path, passages]) => ({ heading: path.split(STEPS).at(-1) ?? path, passages }))
    .map((section) => (isScribble(section.heading) ? { ...section, heading: "" } : section));
}

/** Letters that are no words, as a text layer of ornaments gives them: "gtgtgtgtg". */
const isScribble = (heading: string): boolean =>
  heading.split(/\s+/u).every((word) => /^\p{Script=Latin}{6,}$/u.test(word) && new Set(word.toLowerCase()).size <= 2);

export const lengthOf = (passages: readonly Passage[]): number =>
  passages.reduce((sum, { content }) => sum + content.length, 0);
