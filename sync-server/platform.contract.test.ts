import { afterAll, beforeAll, expect } from "vitest";
import { definePlatformContract } from "#contract/platform/platform-contract.ts";
import { createStandInHub } from "#contract/testing/model-files.ts";
import { createStandIns } from "#contract/testing/stand-ins.ts";
import { performRequest } from "#contract/request.ts";
import { serveFetch, type ServedFetch } from "./ai/testing/serve-fetch.ts";
import { startInProcess, type TestServer } from "./testing/start-in-process.ts";

let server: TestServer;
let standIns: ServedFetch;
let hub: ServedFetch;

beforeAll(async () => {
  standIns = await serveFetch(createStandIns().answer);
  const standIn = createStandInHub();
  hub = await serveFetch((request) => standIn.fetch(request.url, { headers: request.headers }));
  server = await startInProcess({
    modelHub: hub.origin,
    searxngUrl: `${standIns.origin}/searxng`,
    fetchAllowedHosts: [new URL(standIns.origin).host],
  });
});
afterAll(async () => {
  await server.close();
  await standIns.close();
  await hub.close();
  expect(server.errors).toEqual([]);
});

definePlatformContract({
  name: "Koa over SQLite and files",
  send: (request) => performRequest({ request, origin: server.origin }),
  remembers: "cookies",
  standIns: () => standIns.origin,
  searchesTheWeb: true,
  downloadsModels: true,
  writesAnswers: true,
});
