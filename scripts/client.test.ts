import { readFile } from "node:fs/promises";
import { expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { apiRoutes } from "#core/api/app.ts";
import { queryInteger } from "#core/http/fields.ts";
import type { MountedRoute } from "#core/http/route.ts";
import type { Collection as CoreCollection } from "#core/library/collections/collection.ts";
import type { ApiContext } from "#core/api/services.ts";
import type { Job as CoreJob } from "#core/api/job-kinds.ts";
import type * as Client from "../client/lectern-client.ts";
import type { Collection, Job, Lectern } from "../client/lectern-client.ts";
import { clientFile, clientScript, schemaNames } from "./client.ts";

const Cup = z.object({ tea: z.string().default("black"), warm: z.boolean() });

function fileFor(row: Partial<MountedRoute<ApiContext>>, names = new Map<unknown, string>([[Cup, "Cup"]])) {
  const whole = {
    method: "GET",
    path: "/",
    fullPath: "/api/cups",
    name: "cups",
    api: "platform",
    tag: "Cups",
  } as const;
  return clientFile([{ ...whole, summary: "Cups", handle: () => null, ...row }], names);
}

test("the client in client/ is as the endpoints are (run `node scripts/client.ts`)", { timeout: 60_000 }, async () => {
  const kept = await readFile(new URL("../client/lectern-client.ts", import.meta.url), "utf8");
  const made = await clientFile(apiRoutes, await schemaNames());
  expect(kept === made, "run `node scripts/client.ts`").toBe(true);
  // Pages are for browsers.
  for (const { name, tag, produces } of apiRoutes)
    if (tag !== "Documentation" && produces !== "text/html") expect(made).toContain(`  ${name}: ["`);
});

test("the client in JavaScript is made from it, and does the same (run `node scripts/client.ts`)", async () => {
  const url = new URL("../client/lectern-client.mjs", import.meta.url);
  const kept = await readFile(url, "utf8");
  expect(kept === (await clientScript()), "run `node scripts/client.ts`").toBe(true);
  expect(kept).not.toMatch(/^import /m);
  const { createLectern } = (await import(url.href)) as typeof Client;
  const asked: unknown[] = [];
  const answer = async (...request: unknown[]) => (asked.push(request), Response.json([]));
  const lectern = createLectern({ baseUrl: "http://lectern.test", token: "lt_me", fetch: answer });
  expect(await lectern.listTags({ params: { user_id: "current" } })).toEqual([]);
  expect(asked).toMatchObject([
    ["http://lectern.test/api/v1/users/current/tags", { method: "GET", headers: { authorization: "Bearer lt_me" } }],
  ]);
});

test("it needs nothing of the project", async () => {
  for (const name of ["lectern-client.ts", "request.ts"]) {
    const source = await readFile(new URL(`../client/${name}`, import.meta.url), "utf8");
    const imported = [...source.matchAll(/from "([^"]+)"/g)].map(([, from]) => from);
    expect(new Set(imported)).toEqual(new Set(name === "request.ts" ? [] : ["./request.ts"]));
  }
});

test("what is sent and what is got have types of their own where a default makes them differ", async () => {
  const file = await fileFor({ method: "POST", body: Cup, output: z.array(Cup) });
  expect(file).toContain("cups(input: { body: CupInput } & CallOptions): Promise<readonly Cup[]>;");
  expect(file).toMatch(/interface Cup \{\s+readonly tea: string;/);
  expect(file).toMatch(/interface CupInput \{\s+readonly tea\?: string;/);
});

test("numbers in a query are numbers, and a list with an envelope has two answers", async () => {
  const query = z.object({
    limit: queryInteger(1, 9).default(5),
    envelope: z.stringbool().default(false),
    of: z.string(),
  });
  const file = await fileFor({ query, output: z.array(Cup) });
  expect(file).toContain("readonly limit?: number;");
  expect(file).toContain("readonly of: string;");
  expect(file).toMatch(
    /envelope\?: false;[^]*Promise<readonly Cup\[\]>;[^]*envelope: true;[^]*Promise<Envelope<Cup>>;/,
  );
});

test("files, events and answers without a body are what they are", async () => {
  expect(await fileFor({ produces: "application/zip" })).toContain("Promise<Response>");
  expect(await fileFor({ produces: "text/event-stream" })).toContain("AsyncIterable<StreamEvent>");
  expect(await fileFor({ status: 204 })).toContain("Promise<void>");
  const form = { files: { file: "A file" }, fields: { note: "A note" }, optional: ["note"] };
  expect(await fileFor({ method: "POST", form })).toMatch(/readonly note\?: [^]*readonly file: FileInput;/);
  const streaming = await fileFor({ method: "POST", body: z.object({ stream: z.boolean().optional() }), output: Cup });
  expect(streaming).toContain('streamCups: ["POST", "/api/cups", "events", { stream: true }]');
});

test("two schemas of one name are refused, and a comment cannot end early", async () => {
  expect(await fileFor({ summary: "Ends */ here" })).toContain("Ends *\\/ here");
  expect(new Set((await schemaNames()).values()).size).toBe((await schemaNames()).size);
});

test("the types are those of the service", () => {
  expectTypeOf<Collection>().toExtend<Readonly<CoreCollection>>();
  expectTypeOf<CoreJob>().toExtend<Job>();
  expectTypeOf<Awaited<ReturnType<Lectern["getJob"]>>>().toEqualTypeOf<Job>();
});
