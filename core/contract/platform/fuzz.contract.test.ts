import { afterAll } from "vitest";
import { createFakeModelServers } from "#core/ai/testing/fake-model-servers.ts";
import { createInProcessService } from "../testing/in-process.ts";
import { createRealEngine } from "../testing/real-engine.ts";
import { defineFuzz, fuzzOptions } from "./testing/fuzz.ts";

const models = createFakeModelServers();
const service = createInProcessService({ engine: createRealEngine, modelServers: { fetch: models.fetch } });

afterAll(() => service.background.stop());

defineFuzz(
  {
    name: "memory, in this process",
    fetch: service.fetch,
    remembers: "device",
    modelServer: () => "http://models.test",
  },
  { ...fuzzOptions(process.env, 4000), bugs: () => service.errors.splice(0) },
);
