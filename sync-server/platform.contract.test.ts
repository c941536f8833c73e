import { afterAll, beforeAll, expect } from "vitest";
import { definePlatformContract } from "#core/contract/platform/platform-contract.ts";
import { performRequest } from "#core/contract/request.ts";
import { startInProcess, type TestServer } from "./testing/start-in-process.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startInProcess();
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

definePlatformContract({
  name: "Koa over SQLite and files",
  send: (request) => performRequest({ request, origin: server.origin }),
  remembers: "cookies",
});
