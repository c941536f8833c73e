import { afterAll, beforeAll } from "vitest";
import { defineFuzz, fuzzOptions } from "#core/contract/platform/testing/fuzz.ts";
import { performRequest } from "#core/contract/request.ts";
import { startInProcess, type TestServer } from "./testing/start-in-process.ts";

let server: TestServer;
let seen = 0;

beforeAll(async () => {
  server = await startInProcess();
});
afterAll(() => server.close());

defineFuzz(
  {
    name: "Koa over SQLite and files",
    send: (request) => performRequest({ request, origin: server.origin }),
    remembers: "cookies",
  },
  {
    ...fuzzOptions(process.env, 200),
    bugs: () => {
      const fresh = server.errors.slice(seen);
      seen = server.errors.length;
      return fresh;
    },
  },
);
