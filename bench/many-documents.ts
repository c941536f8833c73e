/**
 * The built app with a library that nobody fills by hand: how long the first question, the largest collection and the
 * lists take after a start, in a Chromium profile as a person has it.
 * Run: node bench/many-documents.ts [rounds]
 */
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { measureEngine } from "./many/engine.ts";
import { filledProfile, PROFILE_PORT } from "./many/filled.ts";
import { documentsOf, MANY } from "./many/library.ts";
import { measurePage, type PageFigures, visitOnce } from "./many/page.ts";
import { makeLibrary } from "./many/rows.ts";

const ROUNDS = 5;

/** Each figure's median over rounds, each with a copy of the same profile and a fresh browser. */
async function measureRounds(profile: string, rounds: number): Promise<PageFigures> {
  const figures: PageFigures[] = [];
  for (let round = 0; round < rounds; round++) {
    const copy = await mkdtemp(join(tmpdir(), "lectern-many-"));
    try {
      await cp(profile, copy, { recursive: true });
      figures.push(await measurePage(copy, PROFILE_PORT));
    } finally {
      await rm(copy, { recursive: true, force: true, maxRetries: 5 });
    }
  }
  const names = Object.keys(figures[0] ?? {}) as (keyof PageFigures)[];
  const median = (name: keyof PageFigures) =>
    figures.map((each) => each[name]).sort((a, b) => a - b)[figures.length >> 1] ?? 0;
  return Object.fromEntries(names.map((name) => [name, median(name)])) as unknown as PageFigures;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const rounds = Number(process.argv[2] ?? ROUNDS);
  console.log(`${documentsOf(MANY)} documents in ${MANY.collections.length} collections, ${MANY.chats} chats`);
  const library = await makeLibrary();
  console.log(`\nIn Chromium, medians of ${rounds} fresh starts; milliseconds, megabytes:`);
  const profile = await filledProfile(library);
  await visitOnce(profile, PROFILE_PORT);
  console.table(await measureRounds(profile, rounds));
  console.log("The engine alone, in Node over memory:");
  console.table(await measureEngine(library));
}
