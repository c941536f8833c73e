import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import Koa from "koa";
import type { Serve } from "#core/sync/testing/sync-world.ts";
import { mountApi } from "../../http/mount-api.ts";

const MEGABYTE = 1024 * 1024;

/** Puts the rows of sync behind Koa and a real socket on loopback, as the server does; users are named by a header. */
export function createKoaHost(): { readonly serve: Serve; close(): Promise<void> } {
  const servers: Server[] = [];

  const serve: Serve = ({ routes, contextOf, report }) => {
    const app = new Koa();
    const asFetched = (ctx: Koa.Context) =>
      new Request(`http://server.test${ctx.url}`, { headers: { "x-user": ctx.get("x-user") } });
    const uploads = { folder: tmpdir(), limit: MEGABYTE };
    for (const middleware of mountApi({
      routes,
      contextOf: (ctx, route) => contextOf(asFetched(ctx), route),
      uploads,
      report: (error) => report(error),
    }))
      app.use(middleware);
    const server = createServer((...request) => void app.callback()(...request));
    servers.push(server);
    const listening = once(server.listen(0, "127.0.0.1"), "listening");

    return async (request) => {
      await listening;
      const { pathname, search } = new URL(request.url);
      const { method, headers } = request;
      const body = method === "GET" ? null : await request.arrayBuffer();
      const { port } = server.address() as AddressInfo;
      return fetch(`http://127.0.0.1:${port}${pathname}${search}`, { method, headers, body });
    };
  };

  return {
    serve,
    async close() {
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}
