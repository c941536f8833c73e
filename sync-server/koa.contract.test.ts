import { afterAll, beforeAll, expect } from "vitest";
import { defineContract } from "#core/contract/contract.ts";
import { performRequest } from "#core/contract/request.ts";
import { startInProcess, type TestServer } from "./testing/start-in-process.ts";

const UPLOAD_BYTES = 1024 * 1024;
let server: TestServer;

beforeAll(async () => {
  server = await startInProcess({ uploadBytes: UPLOAD_BYTES });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

defineContract({
  name: "Koa over SQLite and files",
  send: (request) => performRequest({ request, origin: server.origin }),
  uploadBytes: UPLOAD_BYTES,
  docsAssets: true,
});
