import { afterAll, beforeAll, expect } from "vitest";
import { definePlatformContract } from "#core/contract/platform/platform-contract.ts";
import { createStandIns } from "#core/contract/testing/stand-ins.ts";
import { performRequest } from "#core/contract/request.ts";
import { serveFetch, type ServedFetch } from "./ai/testing/serve-fetch.ts";
import { startInProcess, type TestServer } from "./testing/start-in-process.ts";

let server: TestServer;
let standIns: ServedFetch;

beforeAll(async () => {
  standIns = await serveFetch(createStandIns().answer);
  server = await startInProcess({
    searxngUrl: `${standIns.origin}/searxng`,
    fetchAllowedHosts: [new URL(standIns.origin).host],
  });
});
afterAll(async () => {
  await server.close();
  await standIns.close();
  expect(server.errors).toEqual([]);
});

definePlatformContract({
  name: "Koa over SQLite and files",
  send: (request) => performRequest({ request, origin: server.origin }),
  remembers: "cookies",
  standIns: () => standIns.origin,
  searchesTheWeb: true,
});
