import { afterAll, beforeAll, expect } from "vitest";
import { createFakeModelServers } from "#core/ai/testing/fake-model-servers.ts";
import { definePlatformContract } from "#core/contract/platform/platform-contract.ts";
import { performRequest } from "#core/contract/request.ts";
import { serveFetch, type ServedFetch } from "./ai/testing/serve-fetch.ts";
import { startInProcess, type TestServer } from "./testing/start-in-process.ts";

let server: TestServer;
let models: ServedFetch;

beforeAll(async () => {
  models = await serveFetch(createFakeModelServers().answer);
  server = await startInProcess();
});
afterAll(async () => {
  await server.close();
  await models.close();
  expect(server.errors).toEqual([]);
});

definePlatformContract({
  name: "Koa over SQLite and files",
  send: (request) => performRequest({ request, origin: server.origin }),
  remembers: "cookies",
  modelServer: () => models.origin,
});
