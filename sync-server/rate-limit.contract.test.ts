import { afterAll, beforeAll, expect } from "vitest";
import { defineRateLimitContract, LOW_LIMITS } from "#contract/platform/rate-limit.cases.ts";
import { performRequest } from "#contract/request.ts";
import { startInProcess, type TestServer } from "./testing/start-in-process.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startInProcess({ rateLimits: LOW_LIMITS });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

defineRateLimitContract({
  name: "Koa",
  send: (request) => performRequest({ request, origin: server.origin }),
  remembers: "cookies",
});
