import { afterAll, beforeAll, expect } from "vitest";
import { defineContract } from "#contract/contract.ts";
import { performRequest } from "#contract/request.ts";
import { createStandInHub } from "#contract/testing/model-files.ts";
import { createStandIns } from "#contract/testing/stand-ins.ts";
import { serveFetch, type ServedFetch } from "./ai/testing/serve-fetch.ts";
import { startInProcess, type TestServer } from "./testing/start-in-process.ts";

const UPLOAD_BYTES = 1024 * 1024;
let server: TestServer;
let hub: ServedFetch;
let standIns: ServedFetch;

beforeAll(async () => {
  const standIn = createStandInHub();
  hub = await serveFetch((request) => standIn.fetch(request.url, { headers: request.headers }));
  standIns = await serveFetch(createStandIns().answer);
  server = await startInProcess({
    uploadBytes: UPLOAD_BYTES,
    modelHub: hub.origin,
    fetchAllowedHosts: [new URL(standIns.origin).host],
  });
});
afterAll(async () => {
  await server.close();
  await Promise.all([hub.close(), standIns.close()]);
  expect(server.errors).toEqual([]);
});

defineContract({
  name: "Koa over SQLite and files",
  send: (request) => performRequest({ request, origin: server.origin }),
  uploadBytes: UPLOAD_BYTES,
  docsAssets: true,
  standIns: () => standIns.origin,
  downloadsModels: true,
});
