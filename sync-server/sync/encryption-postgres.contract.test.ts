import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres } from "../storage/testing/postgres-server.ts";
import { startProcess, type ServerProcess } from "../testing/start-process.ts";
import { deviceOf, encrypt, needlesOf, PASSPHRASE, passOn, personAt, writeCanaries } from "./testing/canaries.ts";
import { tracesIn, tracesInFolder, tracesInMemory, type Needles } from "./testing/find-traces.ts";
import { tracesInTables } from "./testing/traces-in-tables.ts";

const database = await startPostgres({ logsAll: true });
if (!database) console.warn("There is no PostgreSQL on this machine; no canary was looked for in one.");

describe.skipIf(!database)("R44: a canary on its way from one device to another over PostgreSQL", () => {
  let folder: string;
  const places: Record<Which, string> = { sealed: "", readable: "", switched: "" };
  const running: ServerProcess[] = [];
  /** What must be nowhere, and what the same search must find. */
  const needles: Record<Which, Needles> = { sealed: {}, readable: {}, switched: {} };
  let texts: Readonly<Record<string, string>> = {};

  async function start(which: Which): Promise<[ServerProcess, string]> {
    places[which] = (await database?.place()) ?? "";
    const env = { DATABASE_URL: places[which], DATA_DIR: join(folder, which), OLLAMA_URL: "off", LOG_LEVEL: "trace" };
    const server = startProcess(env);
    running.push(server);
    return [server, await server.ready];
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "lectern-canary-"));
  });
  afterAll(async () => {
    await endServers();
    await rm(folder, { recursive: true, force: true });
    await database?.close();
  });

  async function endServers(): Promise<void> {
    for (const { child, ended } of running) {
      child.kill("SIGKILL");
      await ended;
    }
  }

  it(
    "is in no table of an encrypted account's server, not in its folder, its log or its memory",
    async () => {
      const [server, origin] = await start("sealed");
      const person = await personAt(origin);
      const [one, two] = [deviceOf(origin, person, "one"), deviceOf(origin, person, "two")];
      const recoveryKey = await encrypt(person, one, two);
      const written = await writeCanaries(one);
      await passOn(one, two, written);

      const fileHash = written.files[0] ?? "";
      needles.sealed = needlesOf({ ...written.texts, PASSPHRASE, recoveryKey, fileHash });
      expect(await tracesInTables(places.sealed, needles.sealed)).toEqual([]);
      expect(await tracesInFolder(join(folder, "sealed"), needles.sealed)).toEqual([]);
      expect(tracesIn(Buffer.from(server.output()), needles.sealed)).toEqual([]);
      expect((await tracesInMemory(server.child.pid ?? 0, needles.sealed)) ?? []).toEqual([]);
    },
    PATIENCE,
  );

  it("is found in the tables by the same search when the account is not encrypted", async () => {
    const [, origin] = await start("readable");
    const person = await personAt(origin);
    const [one, two] = [deviceOf(origin, person, "one"), deviceOf(origin, person, "two")];
    const written = await writeCanaries(one);
    await passOn(one, two, written);
    const { file: _, chunk: __, ...inRows } = written.texts;
    texts = inRows;
    needles.readable = needlesOf(inRows);
    const found = (await tracesInTables(places.readable, needles.readable)).join("\n");
    for (const text of Object.values(inRows)) expect(found).toContain(`${text} as it is`);
  });

  it("is in no table any more when the account is encrypted later", async () => {
    const [, origin] = await start("switched");
    const person = await personAt(origin);
    const [one, two] = [deviceOf(origin, person, "one"), deviceOf(origin, person, "two")];
    const written = await writeCanaries(one);
    await passOn(one, two, written);
    needles.switched = needlesOf(written.texts);
    expect(await tracesInTables(places.switched, needles.switched)).not.toEqual([]);
    await encrypt(person, one, two);
    expect(await tracesInTables(places.switched, needles.switched)).toEqual([]);
    expect(await tracesInFolder(join(folder, "switched"), needles.switched)).toEqual([]);
  });

  it("is not on PostgreSQL's disk: not in its rows, its write-ahead log, or its log of statements", async () => {
    for (const wanted of Object.values(needles)) expect(Object.keys(wanted)).not.toEqual([]);
    await endServers();
    const disk = await database?.stop();
    if (disk === undefined) return console.warn("The folder of this PostgreSQL cannot be read; it was not searched.");
    expect(await tracesInFolder(disk, needles.sealed)).toEqual([]);
    // What was readable once stays in the write-ahead log, and in the log of statements that this one is told to keep.
    const later = await tracesInFolder(disk, needles.switched);
    expect(later.filter((trace) => !/in data\/(pg_wal|log)\//.test(trace))).toEqual([]);
    const found = (await tracesInFolder(disk, needles.readable)).join("\n");
    const linesIn = (place: RegExp) => found.split("\n").filter((line) => place.test(line));
    for (const place of [/base/, /log\/postgresql/])
      for (const text of Object.values(texts))
        expect(
          linesIn(place).filter((line) => line.includes(text)),
          `${text} in ${place}`,
        ).not.toEqual([]);
    // A page of the log ends after 8 KiB, also within a text, and the next one begins with a header: not every text is whole.
    expect(linesIn(/pg_wal/)).not.toEqual([]);
    return undefined;
  });
});

type Which = "sealed" | "readable" | "switched";

/** Milliseconds: a whole memory is looked through, beside other tests. */
const PATIENCE = 300_000;
