import { afterAll } from "vitest";
import { createFakeModelServers } from "#core/models/remote/testing/fake-model-servers.ts";
import { createInProcessService } from "../testing/in-process.ts";
import { createRealEngine } from "../testing/real-engine.ts";
import { defineFuzz, defineFuzzOfLeak, fuzzOptions } from "./testing/fuzz.ts";

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
  { ...fuzzOptions(process.env, 7000), bugs: () => service.errors.splice(0) },
);

/** Lists of collections and personas are answered to whoever asks as to who asked for them before. */
function leaking(fetch: typeof service.fetch): typeof service.fetch {
  const asked: string[] = [];
  return (path, init) => {
    const headers = new Headers(init?.headers);
    const own = headers.get("authorization");
    if (own?.startsWith("Bearer lt_") && !asked.includes(own)) asked.push(own);
    const other = asked.find((each) => each !== own);
    const isList =
      /^\/api\/(collections|v1\/(personas|pages|components))\/?(\?|$)/.test(path) && init?.method === "GET";
    if (isList && other) headers.set("authorization", other);
    return fetch(path, { ...init, headers });
  };
}

defineFuzzOfLeak(
  {
    name: "memory, with a leak planted",
    fetch: leaking(service.fetch),
    remembers: "device",
    modelServer: () => "http://models.test",
  },
  { runs: 500, seed: 7, bugs: () => service.errors.splice(0) },
);
