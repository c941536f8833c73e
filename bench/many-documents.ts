/**
 * The built app with a library that nobody fills by hand: how long the first question, the largest collection and the
 * lists take after a start, in a Chromium profile as a person has it.
 * With `MODEL=FOLDER` its documents are embedded with the model that comes with Lectern, and the page loads it.
 * Run: node bench/many-documents.ts [rounds] [folders of other builds, to be measured in turn with this one]
 */
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildApp } from "../e2e/support/build-app.ts";
import { openBenchModel } from "./bench-model.ts";
import { measureEngine } from "./many/engine.ts";
import { filledProfile, PROFILE_PORT } from "./many/filled.ts";
import { documentsOf, MANY } from "./many/library.ts";
import { measurePage, type PageFigures, visitOnce } from "./many/page.ts";
import { makeLibrary } from "./many/rows.ts";

const ROUNDS = 5;

/**
 * The median of each build's figures over rounds. The builds take turns; each start has a fresh browser and a copy of the
 * profile, which was visited with that build.
 */
async function measureRounds(profile: string, rounds: number, builds: readonly string[]): Promise<PageFigures[]> {
  const figures = builds.map((): PageFigures[] => []);
  const folder = await mkdtemp(join(tmpdir(), "lectern-many-"));
  try {
    for (const [at, build] of builds.entries()) {
      await cp(profile, join(folder, `${at}`), { recursive: true });
      await visitOnce(join(folder, `${at}`), PROFILE_PORT, build);
    }
    const start = join(folder, "start");
    for (let round = 0; round < rounds; round++)
      for (const [at, build] of builds.entries()) {
        await rm(start, { recursive: true, force: true, maxRetries: 5 });
        await cp(join(folder, `${at}`), start, { recursive: true });
        figures[at]?.push(await measurePage(start, PROFILE_PORT, build));
      }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return figures.map(medians);
}

function medians(figures: readonly PageFigures[]): PageFigures {
  const names = Object.keys(figures[0] ?? {}) as (keyof PageFigures)[];
  const median = (name: keyof PageFigures) =>
    figures.map((each) => each[name]).sort((a, b) => a - b)[figures.length >> 1] ?? 0;
  return Object.fromEntries(names.map((name) => [name, median(name)])) as unknown as PageFigures;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const rounds = Number(process.argv[2] ?? ROUNDS);
  console.log(`${documentsOf(MANY)} documents in ${MANY.collections.length} collections, ${MANY.chats} chats`);
  const library = await makeLibrary(await openBenchModel());
  console.log(`\nIn Chromium, medians of ${rounds} fresh starts; milliseconds, megabytes:`);
  const profile = await filledProfile(library);
  const builds = [...process.argv.slice(3), await buildApp()];
  const found = await measureRounds(profile, rounds, builds);
  console.table(Object.fromEntries(builds.map((build, at) => [basename(build), found[at]])));
  console.log("The engine alone, in Node over memory:");
  console.table(await measureEngine(library));
}
