import type { AnswerSettings } from "../answer-settings.ts";
import type { TestCaseRow } from "../evaluation.ts";
import { keysOf } from "#core/storage/keys-of.ts";

/** Fewer cannot be split into two halves that say anything. */
export const FEWEST_QUESTIONS = 4;

const PASSAGES = [3, 5, 8, 15];
const THRESHOLDS = [0, 0.3, 0.5];
const WAYS = [
  { use_hybrid_search: true, use_vectors: true },
  { use_hybrid_search: true, use_vectors: false },
  { use_hybrid_search: false, use_vectors: true },
] as const;

/** The settings that are tried: those in use first, each changed in one way, and two changes that go together. */
export function settingsToTry(current: AnswerSettings): AnswerSettings[] {
  const tried = [
    current,
    ...PASSAGES.map((top_k) => ({ ...current, top_k })),
    ...WAYS.map((way) => ({ ...current, ...way })),
    ...THRESHOLDS.map((similarity_threshold) => ({ ...current, similarity_threshold })),
    { ...current, use_document_choice: !current.use_document_choice },
    { ...current, top_k: 8, use_hybrid_search: true, use_vectors: false },
    { ...current, top_k: 15, similarity_threshold: 0.3 },
  ];
  return [...new Map(tried.map((settings) => [keyOf(settings), settings])).values()];
}

/** The same for settings that search alike: without vectors it does not matter whether words are searched too. */
export const keyOf = (settings: AnswerSettings): string =>
  JSON.stringify([
    settings.top_k,
    settings.use_vectors ? settings.use_hybrid_search : "words",
    settings.use_document_choice,
    settings.similarity_threshold,
  ]);

/** How many of the settings differ. */
export function changesFrom(settings: AnswerSettings, other: AnswerSettings): number {
  return keysOf(other).filter((name) => settings[name] !== other[name]).length;
}

export interface Halves {
  /** Positions of the questions that settings are chosen by. */
  readonly tried: readonly number[];
  /** Positions of those that are asked once the choice is made. */
  readonly held_out: readonly number[];
}

/**
 * Two halves, the same for the same questions, in whatever order they come. A question that is there twice is in one half
 * only: otherwise its answer would have been seen.
 */
export function halvesOf(testCases: readonly TestCaseRow[]): Halves {
  const places = Map.groupBy(
    testCases.map(({ question }, at) => ({ at, key: question.trim().toLowerCase() })),
    ({ key }) => key,
  );
  const groups = [...places].sort(([a], [b]) => hash(a) - hash(b) || (a < b ? -1 : 1)).map(([, group]) => group);
  const of = (parity: number): number[] =>
    groups.filter((_, index) => index % 2 === parity).flatMap((group) => group.map(({ at }) => at));
  return { tried: of(0), held_out: of(1) };
}

/** FNV-1a, 32 bits: mixes the order of the file. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value;
}

/** One question asked in one way. `position` is its place among the results of the run. */
export interface Trial {
  readonly position: number;
  readonly testCase: TestCaseRow;
  readonly part: "tried" | "held_out";
  readonly settings: AnswerSettings;
}

/** Every setting on the first half, question by question, so that all are equally far when it is stopped. */
export function trialsToChoose(testCases: readonly TestCaseRow[], current: AnswerSettings): Trial[] {
  const settings = settingsToTry(current);
  return halvesOf(testCases).tried.flatMap((at, row) =>
    settings.flatMap((each, column) => {
      const testCase = testCases[at];
      return testCase
        ? [{ position: row * settings.length + column, testCase, part: "tried" as const, settings: each }]
        : [];
    }),
  );
}

/** The settings in use and those chosen, on the other half. */
export function trialsToReport(
  testCases: readonly TestCaseRow[],
  current: AnswerSettings,
  chosen: AnswerSettings,
): Trial[] {
  const first = trialsToChoose(testCases, current).length;
  return halvesOf(testCases).held_out.flatMap((at, row) =>
    [current, chosen].flatMap((settings, column) => {
      const testCase = testCases[at];
      return testCase ? [{ position: first + row * 2 + column, testCase, part: "held_out" as const, settings }] : [];
    }),
  );
}

/** Questions that a tuning asks in all. */
export const trialCount = (testCases: readonly TestCaseRow[], current: AnswerSettings): number =>
  trialsToChoose(testCases, current).length + 2 * halvesOf(testCases).held_out.length;
