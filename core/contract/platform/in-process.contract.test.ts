import { afterAll, expect } from "vitest";
import { createFakeModelServers } from "../../ai/testing/fake-model-servers.ts";
import { createInProcessService } from "../testing/in-process.ts";
import { createRealEngine } from "../testing/real-engine.ts";
import { sendInProcess } from "../testing/send-in-process.ts";
import { definePlatformContract } from "./platform-contract.ts";

const MODEL_SERVER = "http://models.test";
const fake = createFakeModelServers();
const service = createInProcessService({
  engine: createRealEngine,
  modelServers: { fetch: (url, init) => (url.startsWith(MODEL_SERVER) ? fake.fetch(url, init) : fetch(url, init)) },
});

afterAll(async () => {
  await service.background.stop();
  expect(service.errors).toEqual([]);
});

definePlatformContract({
  name: "memory, in this process",
  send: sendInProcess(service.fetch),
  remembers: "device",
  modelServer: () => MODEL_SERVER,
});
