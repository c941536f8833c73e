import { expect, it } from "vitest";
import { changedSources, changedWords, missingNames, placeAt } from "./changed-sources.ts";

const MONDAY = "2026-11-23T08:00:00.000Z";
const TUESDAY = "2026-11-24T08:00:00.000Z";
const WEDNESDAY = "2026-11-25T08:00:00.000Z";
const LATER = "2026-11-26T08:00:00.000Z";

const version = (number: number, began_at: string, replaced_at: string, gone: unknown) => ({
  version: number,
  began_at,
  replaced_at,
  file_size: 1,
  gone,
});
const document = (...earlier_versions: unknown[]) => ({
  id: "d",
  original_filename: "Rules.pdf",
  metadata: { earlier_versions },
});
const cites = (start: number, end: number, page: number | null = 7) => ({
  place: { documentId: "d", start, end },
  page,
});
const wordsOf = (known: ReturnType<typeof document>, time: string, ...cited: ReturnType<typeof cites>[]) =>
  changedSources(cited, () => known, time).map(changedWords);

it("an answer whose cited words are gone from the newest version says on which pages they were", () => {
  const known = document(version(1, MONDAY, WEDNESDAY, [{ start: 100, end: 200 }]));
  expect(wordsOf(known, TUESDAY, cites(150, 160))).toEqual(["Page 7 of Rules.pdf changed since this answer."]);
  expect(wordsOf(known, TUESDAY, cites(190, 250, 9), cites(90, 101, 8), cites(150, 160, 8))).toEqual([
    "Pages 8 and 9 of Rules.pdf changed since this answer.",
  ]);
  expect(wordsOf(known, TUESDAY, cites(150, 160, null))).toEqual([
    "What this answer cites of Rules.pdf changed since.",
  ]);
});

it("says nothing where other words changed, where the answer is newer, and while the version is being read", () => {
  const known = document(version(1, MONDAY, WEDNESDAY, [{ start: 100, end: 200 }]));
  expect(wordsOf(known, TUESDAY, cites(200, 210), cites(0, 100))).toEqual([]);
  expect(wordsOf(known, WEDNESDAY, cites(150, 160))).toEqual([]);
  expect(wordsOf(document(version(1, MONDAY, WEDNESDAY, null)), TUESDAY, cites(150, 160))).toEqual([]);
  expect(wordsOf(document(), TUESDAY, cites(150, 160))).toEqual([]);
});

it("a source is opened in the version that the answer rests on", () => {
  const known = document(version(2, TUESDAY, WEDNESDAY, []), version(1, MONDAY, TUESDAY, []));
  const { place } = cites(1, 2);
  expect(placeAt(place, known, MONDAY)).toEqual({ ...place, version: 1 });
  expect(placeAt(place, known, TUESDAY)).toEqual({ ...place, version: 2 });
  expect(placeAt(place, known, LATER)).toEqual(place);
  expect(placeAt(place, undefined, MONDAY)).toEqual(place);
});

it("names each document that is cited and not here any more once, as the answer names it", () => {
  const cited = ["a", "b", "b", "c"].map((documentId) => ({
    place: { documentId, start: 0, end: 9 },
    name: `${documentId}.md`,
  }));
  expect(missingNames(cited, (id) => (id === "a" ? document() : undefined))).toEqual(["b.md", "c.md"]);
  expect(missingNames(cited, () => document())).toEqual([]);
});
