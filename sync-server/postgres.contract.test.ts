import { afterAll, beforeAll, describe, expect } from "vitest";
import { defineContract } from "#contract/contract.ts";
import { definePlatformContract } from "#contract/platform/platform-contract.ts";
import { performRequest, type Send } from "#contract/request.ts";
import { createStandInHub } from "#contract/testing/model-files.ts";
import { createStandIns } from "#contract/testing/stand-ins.ts";
import { serveFetch, type ServedFetch } from "./ai/testing/serve-fetch.ts";
import { startPostgres } from "./storage/testing/postgres-server.ts";
import { S3_KEYS, startS3Server, type S3Server } from "./storage/testing/s3-server.ts";
import { startInProcess, type TestServer } from "./testing/start-in-process.ts";

const UPLOAD_BYTES = 1024 * 1024;
const database = await startPostgres();
if (!database) console.warn("There is no PostgreSQL on this machine; the contract is not tried over it.");

describe.skipIf(!database)("over PostgreSQL and an object store", () => {
  let server: TestServer;
  let objects: S3Server;
  let standIns: ServedFetch;
  let hub: ServedFetch;

  beforeAll(async () => {
    standIns = await serveFetch(createStandIns().answer);
    const standIn = createStandInHub();
    hub = await serveFetch((request) => standIn.fetch(request.url, { headers: request.headers }));
    objects = await startS3Server("papers", 100);
    server = await startInProcess({
      uploadBytes: UPLOAD_BYTES,
      modelHub: hub.origin,
      searxngUrl: `${standIns.origin}/searxng`,
      fetchAllowedHosts: [new URL(standIns.origin).host],
      databaseUrl: (await database?.place()) ?? null,
      blobs: { bucket: `${objects.origin}/papers`, prefix: "", region: "us-east-1", ...S3_KEYS },
    });
  });
  afterAll(async () => {
    await server.close();
    await Promise.all([objects.close(), standIns.close(), hub.close()]);
    await database?.close();
    expect(server.errors).toEqual([]);
  });

  const send: Send = (request) => performRequest({ request, origin: server.origin });
  defineContract({
    name: "Koa over PostgreSQL and S3",
    send,
    uploadBytes: UPLOAD_BYTES,
    docsAssets: true,
    standIns: () => standIns.origin,
    downloadsModels: true,
  });
  definePlatformContract({
    name: "Koa over PostgreSQL and S3",
    send,
    remembers: "cookies",
    standIns: () => standIns.origin,
    searchesTheWeb: true,
    downloadsModels: true,
  });
});
