import { z } from "zod";
import { endpoint, endpointWith } from "#core/http/endpoint.ts";
import { text } from "../../http/fields.ts";
import { platformList, platformPaging } from "../../http/platform-list.ts";
import { routes } from "../../http/route.ts";
import {
  ConflictEntry,
  dismissRecovered,
  listConflicts,
  listRecovered,
  RecoveredEntry,
  settleConflict,
  unsettleConflict,
} from "./kept.ts";
import type { WakePort } from "../server/ports.ts";
import { DeletedEntry, listDeleted, purgeDeleted, restoreDeleted } from "./trash.ts";

const Named = z.object({ id: text(1200) });

/** A file that was put back is read anew, and a document that was deleted while it was read is read on. */
const withBackground = endpointWith<WakePort>();

/** What devices keep so that nothing is lost; on both hosts. */
export const keptRoutes = routes(
  { base: "/api/v1/sync", api: "platform", tag: "Trash and conflicts" },
  {
    listDeleted: endpoint({
      method: "GET",
      path: "/deleted",
      summary: "List the trash: what was deleted within 30 days",
      query: z.object(platformPaging()),
      output: z.array(DeletedEntry),
      handle: async ({ query }, { store, user }) => platformList(await listDeleted({ store }, user, query), query),
    }),
    restoreDeleted: withBackground({
      method: "POST",
      path: "/deleted/restore",
      summary: "Bring something back that was deleted",
      description: "With what was deleted in the same moment and with what it lies in. 0 when it is not there.",
      body: Named,
      output: z.object({ restored: z.number().int() }),
      errors: [409],
      handle: async ({ body }, { store, user, clock, background }) => {
        const restored = await restoreDeleted({ store, clock }, user, body.id);
        background.wake();
        return { restored };
      },
    }),
    purgeDeleted: endpoint({
      method: "POST",
      path: "/deleted/purge",
      summary: "Delete things in the trash for ever",
      description: "With what was deleted in the same moment, on every device. Ids that are not there are passed over.",
      body: z.object({ ids: z.array(text(1200)).min(1).max(1000) }),
      output: z.object({ purged: z.number().int() }),
      handle: async ({ body }, { store, blobs, user }) => ({
        purged: await purgeDeleted({ store, blobs }, user, body.ids),
      }),
    }),
    listConflicts: endpoint({
      method: "GET",
      path: "/conflicts",
      summary: "List values that devices overwrote without knowing of each other",
      query: z.object({
        ...platformPaging(),
        settled: z
          .stringbool({ error: "must be true or false" })
          .default(false)
          .meta({ description: "True lists those that were decided, which can be undone" }),
      }),
      output: z.array(ConflictEntry),
      handle: async ({ query }, { store, user }) =>
        platformList(await listConflicts({ store, tables: store.tables }, user, query), query),
    }),
    settleConflict: withBackground({
      method: "POST",
      path: "/conflicts/settle",
      status: 204,
      summary: "Take an overwritten value after all, or leave it",
      body: Named.extend({ take: z.boolean() }),
      errors: [409],
      handle: async ({ body }, { store, user, clock, background }) => {
        await settleConflict({ store, tables: store.tables, clock }, user, body);
        background.wake();
      },
    }),
    unsettleConflict: withBackground({
      method: "POST",
      path: "/conflicts/undo",
      status: 204,
      summary: "Undo a decision about an overwritten value",
      description: "Puts back what counted before and lists the value again. 409 where it has been edited since.",
      body: Named,
      errors: [409],
      handle: async ({ body }, { store, user, clock, background }) => {
        await unsettleConflict({ store, tables: store.tables, clock }, user, body.id);
        background.wake();
      },
    }),
    listRecovered: endpoint({
      method: "GET",
      path: "/recovered",
      summary: "List edits that the sync server could not take",
      query: z.object(platformPaging()),
      output: z.array(RecoveredEntry),
      handle: async ({ query }, { store, user }) => platformList(await listRecovered({ store }, user, query), query),
    }),
    dismissRecovered: endpoint({
      method: "POST",
      path: "/recovered/dismiss",
      status: 204,
      summary: "Take an edit off that list",
      body: Named,
      handle: ({ body }, { store, user }) => dismissRecovered({ store }, user, body.id),
    }),
  },
);
