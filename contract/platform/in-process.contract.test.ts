import { afterAll, expect } from "vitest";
import { createInProcessService } from "../testing/in-process.ts";
import { createHubSource } from "#core/models/local/model-source.ts";
import { createStandInHub } from "../testing/model-files.ts";
import { createRealEngine } from "../testing/real-engine.ts";
import { createStandIns } from "../testing/stand-ins.ts";
import { sendInProcess } from "../testing/send-in-process.ts";
import { definePlatformContract } from "./platform-contract.ts";

const STAND_INS = "http://stand-ins.localhost";
const standIns = createStandIns();
const reach = (url: string, init?: RequestInit) =>
  url.startsWith(STAND_INS) ? standIns.answer(new Request(url, init)) : fetch(url, init);
const service = createInProcessService({
  engine: createRealEngine,
  modelServers: { fetch: reach },
  modelSources: [createHubSource({ fetch: createStandInHub().fetch, host: "https://hub.test" })],
  searxngUrl: `${STAND_INS}/searxng`,
  webFetch: (input, init) => reach(String(input), init),
});

afterAll(async () => {
  await service.background.stop();
  expect(service.errors).toEqual([]);
});

definePlatformContract({
  name: "memory, in this process",
  send: sendInProcess(service.fetch),
  remembers: "device",
  standIns: () => STAND_INS,
  searchesTheWeb: true,
  downloadsModels: true,
});
