import type { RequestContext } from "#core/http/context.ts";
import { createFetchHandler } from "../../../http/fetch-handler.ts";
import { mountRoutes } from "../../../http/route.ts";
import { createMemoryBlobs } from "../../../storage/testing/memory-blobs.ts";
import { createMemoryStore } from "../../../storage/testing/memory-store.ts";
import type { Table } from "../../../storage/table.ts";
import { tables } from "#core/api/tables.ts";
import { syncBlobRoutes } from "../../files/blobs.routes.ts";
import { createHeldBlobs } from "../../files/held-blobs.ts";
import { createServerExtension } from "../../server/server-extension.ts";
import { createSyncRoutes } from "../../server/sync.routes.ts";
import { createEncryptionRoutes } from "../encryption.routes.ts";
import { createEncryptedDevice, type EncryptedDevice } from "./encrypted-device.ts";
import { KEY_HEADER } from "../key-header.ts";
import { refuseSealed } from "../refused.ts";

/** A server with its guard and the devices of its accounts, in one process. */
export function createEncryptedWorld({ isSlow = false }: { readonly isSlow?: boolean } = {}) {
  const clock = { time: Date.UTC(2026, 10, 21), now: () => clock.time };
  const extension = createServerExtension({ tables, now: clock.now });
  const store = createMemoryStore(tables, extension);
  const server = { store, blobs: createHeldBlobs(createMemoryBlobs(), store) };
  const errors: unknown[] = [];
  const answer = createFetchHandler<RequestContext>({
    routes: mountRoutes([createSyncRoutes(tables), syncBlobRoutes, createEncryptionRoutes(tables)]),
    async contextOf(request, route) {
      const user = request.headers.get("x-user") ?? "";
      await refuseSealed({ store: server.store, user }, route, request.headers.get(KEY_HEADER));
      return {
        ...server,
        clock,
        user,
        limits: { uploadBytes: 64 * 1024 * 1024 },
        background: { wake: () => undefined },
        identity: { user, session: null, via: "built-in" },
      } as unknown as RequestContext;
    },
    report: (error) => errors.push(error),
  });
  /** What every request passes on its way; tests cut or watch it. */
  const network: { pass: (request: Request) => Promise<Response> } = { pass: answer };

  let devices = 0;

  function addDevice(user = "anna", has: readonly Table[] = tables): EncryptedDevice {
    const send = (path: string, init: RequestInit) => {
      const request = new Request(`http://server.test${path}`, init);
      request.headers.set("x-user", user);
      return network.pass(request);
    };
    const name = `Device ${++devices}`;
    return createEncryptedDevice({ send, name, now: clock.now, owner: `on-a-device-of-${user}`, isSlow, tables: has });
  }

  return { clock, server, errors, network, addDevice, answer };
}
