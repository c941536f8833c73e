import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Koa from "koa";
import type { Asking } from "#core/http/named-others.ts";
import { mountRoutes, routes, type RouteRow } from "#core/http/route.ts";
import type { Every } from "../body-pace.ts";
import { mountApi } from "../mount-api.ts";

export interface Served {
  readonly port: number;
  readonly origin: string;
  /** Bugs reported while answering. */
  readonly reported: readonly unknown[];
  /** Names of the files that lie in the upload folder. */
  leftovers(): Promise<string[]>;
  close(): Promise<void>;
}

/** Rows under /api on a real port, with nothing else of the server around them. */
export async function serveRoutes(
  rows: Readonly<Record<string, RouteRow<Asking>>>,
  limit = 64 * 1024,
  every?: Every,
): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), "lectern-http-"));
  const reported: unknown[] = [];
  const app = new Koa();
  app.silent = true;
  const mounted = mountRoutes([routes({ base: "/api", api: "document-chat", tag: "Things" }, rows)]);
  const options = {
    routes: mounted,
    contextOf: () => ({}),
    uploads: { folder, limit },
    ...(every && { every }),
    report: (error: unknown) => reported.push(error),
  };
  for (const middleware of mountApi(options)) app.use(middleware);
  const server = createServer(app.callback());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    reported,
    leftovers: () => readdir(folder),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
