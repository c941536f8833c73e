import { afterAll, expect } from "vitest";
import { createHubSource } from "#core/models/local/model-source.ts";
import { createStandInHub } from "./testing/model-files.ts";
import { createStandIns } from "./testing/stand-ins.ts";
import { createRealEngine } from "./testing/real-engine.ts";
import { createInProcessService } from "./testing/in-process.ts";
import { defineContract } from "./contract.ts";
import { sendInProcess } from "./testing/send-in-process.ts";

const UPLOAD_BYTES = 1024 * 1024;
const hub = createHubSource({ fetch: createStandInHub().fetch, host: "https://hub.test" });
const STAND_INS = "http://stand-ins.test";
const standIns = createStandIns();
const service = createInProcessService({
  webFetch: (url, init) => standIns.answer(new Request(url, init)),
  uploadBytes: UPLOAD_BYTES,
  engine: createRealEngine,
  modelSources: [hub],
});

afterAll(async () => {
  await service.background.stop();
  expect(service.errors).toEqual([]);
});

defineContract({
  name: "memory, in this process",
  send: sendInProcess(service.fetch),
  uploadBytes: UPLOAD_BYTES,
  docsAssets: false,
  standIns: () => STAND_INS,
  downloadsModels: true,
});
