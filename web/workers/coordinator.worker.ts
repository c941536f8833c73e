import { expose } from "comlink";
import type { CoordinatorApi } from "../service/coordinator-api.ts";
import { createIngestClient } from "../service/ingest-client.ts";
import { createQueryClient } from "../service/query-client.ts";

declare const self: DedicatedWorkerGlobalScope;

// Vite knows a worker only by this very expression.
const ingest = createIngestClient({ spawn: () => new Worker(new URL("./ingest.worker.ts", import.meta.url), { type: "module", name: "lectern-ingest" }) });
const query = createQueryClient({ spawn: () => new Worker(new URL("./query.worker.ts", import.meta.url), { type: "module", name: "lectern-query" }) });

const api: CoordinatorApi = { ...query, ping: async () => true };

self.addEventListener("message", ({ data, ports: [port] }: MessageEvent<unknown>) => {
  if (data === "lectern:connect" && port) expose(api, port);
});
void ingest;
