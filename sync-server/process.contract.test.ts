import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Collection } from "#core/library/collections/collection.ts";
import type { Document } from "#core/library/documents/document.ts";
import { tempFolder } from "./storage/testing/temp-folder.ts";
import { startForTest } from "./testing/start-for-test.ts";
import type { ServerProcess } from "./testing/start-process.ts";

async function setup() {
  const dataDir = await tempFolder();
  const start = (env: Readonly<Record<string, string>> = {}, nodeArgs: readonly string[] = []) =>
    startForTest({ DATA_DIR: join(dataDir, "data"), ...env }, nodeArgs);
  return { dataDir, start };
}

async function newCollection(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/collections/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Process", description: "Made by a test" }),
  });
  return ((await response.json()) as Collection).id;
}

async function upload(origin: string, collection: string, name: string, text: string): Promise<number> {
  const form = new FormData();
  form.set("collection_id", collection);
  form.set("file", new File([text], name));
  const response = await fetch(`${origin}/api/documents/`, { method: "POST", body: form });
  await response.arrayBuffer();
  return response.status;
}

const list = async (origin: string) => (await (await fetch(`${origin}/api/documents/`)).json()) as Document[];

async function allSettled(origin: string): Promise<Document[]> {
  for (;;) {
    const documents = await list(origin);
    if (documents.every(({ status }) => status === "completed" || status === "failed")) return documents;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const longText = (seed: number) =>
  Array.from(
    { length: 4000 },
    (_, at) => `Paragraph ${at} of file ${seed} tells of the ${(at * 31 + seed) % 997}th lighthouse.`,
  ).join("\n\n");

describe("the server as a process", () => {
  it("ends within seconds of SIGTERM, even while it reads a file", async () => {
    const { start } = await setup();
    const server = start();
    const origin = await server.ready;
    const collection = await newCollection(origin);
    for (let at = 0; at < 5; at++) expect(await upload(origin, collection, `${at}.md`, longText(at))).toBe(201);
    const begun = Date.now();
    server.child.kill("SIGTERM");
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(Date.now() - begun).toBeLessThan(30_000);
    expect(server.output()).not.toMatch(/Error|\s+at /);
  });

  it("ends when the process that started it is gone", async () => {
    const { start } = await setup();
    const server = start();
    await server.ready;
    server.child.disconnect();
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });

  it("goes on when nobody reads what it prints any more, and at a hang-up without a terminal", async () => {
    const { start } = await setup();
    const server = start({ LOG_LEVEL: "debug" });
    const origin = await server.ready;
    server.child.stdout?.destroy();
    server.child.stderr?.destroy();
    server.child.kill("SIGHUP");
    for (let at = 0; at < 3; at++) {
      expect(await list(origin)).toEqual([]);
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    server.child.kill("SIGTERM");
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });

  it("takes up what a kill cut off, so that nothing stays processing", async () => {
    const { start } = await setup();
    const first = start();
    const origin = await first.ready;
    const collection = await newCollection(origin);
    for (let at = 0; at < 6; at++) expect(await upload(origin, collection, `${at}.md`, longText(at))).toBe(201);
    expect((await list(origin)).some(({ status }) => status === "processing")).toBe(true);
    first.child.kill("SIGKILL");
    await first.ended;

    const second = start();
    const documents = await allSettled(await second.ready);
    expect(documents.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => "completed"));
    expect(documents.every(({ chunk_count }) => chunk_count > 0)).toBe(true);
  });

  it("takes fifty uploads at once and processes them all", async () => {
    const { start, dataDir } = await setup();
    const origin = await start().ready;
    const collection = await newCollection(origin);
    const statuses = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        upload(origin, collection, `${at}.md`, `# File ${at}\n\nIt holds the number ${at}.`),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([201]));
    const documents = await allSettled(origin);
    expect(documents).toHaveLength(50);
    expect(new Set(documents.map(({ status }) => status))).toEqual(new Set(["completed"]));
    expect(await readdir(join(dataDir, "data", "tmp"))).toEqual([]);
  });
});

describe("a start that cannot be", () => {
  /** One plain sentence or two for its owner, and nothing for a programmer. */
  async function refusal(server: ServerProcess): Promise<string> {
    expect(await server.ended).toEqual({ code: 1, signal: null });
    const output = server.output().trim();
    expect(output.split("\n")).toHaveLength(1);
    expect(output).not.toMatch(/Error|\n\s+at |node:/);
    return output;
  }

  it("says that a port is in use", async () => {
    const { start } = await setup();
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as AddressInfo;
    expect(await refusal(start({ PORT: String(port) }))).toMatch(new RegExp(`Port ${port} is already in use.*PORT=`));
    expect(await refusal(start({ PLATFORM_PORT: String(port) }))).toMatch(
      new RegExp(`Port ${port} is already in use.*PLATFORM_PORT=`),
    );
    other.close();
  });

  it("says that another Lectern has the data", async () => {
    const { start } = await setup();
    await start().ready;
    expect(await refusal(start())).toContain("already running with the data");
  });

  it("says that the data folder is a file", async () => {
    const { start, dataDir } = await setup();
    await writeFile(join(dataDir, "file"), "");
    expect(await refusal(start({ DATA_DIR: join(dataDir, "file") }))).toContain("not a folder");
  });

  it("says that it may not write", async () => {
    const { start, dataDir } = await setup();
    // Root may write everywhere; so the process gives that up before it starts.
    const asNobody = ["--import", "data:text/javascript,process.getuid() === 0 && process.seteuid(65534)"];
    const folder = join(dataDir, "locked");
    await mkdir(folder, { mode: 0o555 });
    expect(await refusal(start({ DATA_DIR: folder }, asNobody))).toContain("may not write");
  });

  it.each([
    [{ PORT: "eighty" }, "PORT must be a whole number"],
    [{ MAX_UPLOAD_MB: "-1" }, "MAX_UPLOAD_MB must be a whole number"],
    [{ DOCUMENT_CHAT_AUTH: "maybe" }, "DOCUMENT_CHAT_AUTH must be one of"],
    [{ HOST: "203.0.113.7" }, "has no address 203.0.113.7"],
  ])("says what is wrong with %o", async (env, message) => {
    const { start } = await setup();
    expect(await refusal(start(env))).toContain(message);
  });
});
