import { afterAll, beforeAll } from "vitest";
import { createFakeModelServers } from "#core/models/remote/testing/fake-model-servers.ts";
import { serverRoutes } from "#core/api/server-app.ts";
import { defineFuzz, fuzzOptions } from "#contract/platform/testing/fuzz.ts";
import { serveFetch, type ServedFetch } from "./ai/testing/serve-fetch.ts";
import { startInProcess, type TestServer } from "./testing/start-in-process.ts";

let server: TestServer;
let models: ServedFetch;
let seen = 0;

beforeAll(async () => {
  models = await serveFetch(createFakeModelServers().answer);
  // Nothing outside this machine is asked, whatever the requests name.
  server = await startInProcess({ ollamaUrl: models.origin, modelHub: models.origin, searxngUrl: models.origin });
});
afterAll(async () => {
  await server.close();
  await models.close();
});

defineFuzz(
  {
    name: "Koa over SQLite and files",
    fetch: (path, init) => fetch(server.origin + path, init),
    remembers: "cookies",
    modelServer: () => models.origin,
    routes: serverRoutes,
  },
  {
    ...fuzzOptions(process.env, 3000),
    bugs: () => {
      const fresh = server.errors.slice(seen);
      seen = server.errors.length;
      return fresh;
    },
    logged: () => server.logged(),
  },
);
