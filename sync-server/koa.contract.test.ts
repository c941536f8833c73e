import { afterAll, beforeAll, expect } from "vitest";
import { defineContract } from "#contract/contract.ts";
import { performRequest } from "#contract/request.ts";
import { createStandInHub } from "#contract/testing/model-files.ts";
import { serveFetch, type ServedFetch } from "./ai/testing/serve-fetch.ts";
import { startInProcess, type TestServer } from "./testing/start-in-process.ts";

const UPLOAD_BYTES = 1024 * 1024;
let server: TestServer;
let hub: ServedFetch;

beforeAll(async () => {
  const standIn = createStandInHub();
  hub = await serveFetch((request) => standIn.fetch(request.url, { headers: request.headers }));
  server = await startInProcess({ uploadBytes: UPLOAD_BYTES, modelHub: hub.origin });
});
afterAll(async () => {
  await server.close();
  await hub.close();
  expect(server.errors).toEqual([]);
});

defineContract({
  name: "Koa over SQLite and files",
  send: (request) => performRequest({ request, origin: server.origin }),
  uploadBytes: UPLOAD_BYTES,
  docsAssets: true,
  downloadsModels: true,
});
