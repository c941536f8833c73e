import { expect } from "vitest";
import type { Store } from "#core/storage/store.ts";
import type { Table } from "#core/storage/table.ts";
import type { WriteExtension } from "#core/storage/write-extension.ts";
import { adoptRows } from "#core/sync/merge/adopt-rows.ts";
import { createSyncExtension } from "#core/sync/merge/extension.ts";
import { moveFormerRows } from "#core/sync/merge/move-former.ts";
import { createServerExtension } from "#core/sync/server/server-extension.ts";
import { syncTables } from "#core/sync/server/server-tables.ts";
import { chatMessages, chatSessions } from "../chat.ts";
import { formerConversations, formerConversationTags, formerMessages } from "../former-chats.ts";
import { personas } from "../personas/persona.ts";
import { tags } from "../tags/tag.ts";
import { nameTags } from "../tags/tags.ts";
import { earlierChatTables, earlierRows } from "./earlier-chats.ts";
import { expectMoved } from "./moved-chats.ts";

/** Tables of the version before, and of this one. */
export const tablesBefore: readonly Table[] = [...earlierChatTables, personas, ...syncTables];
export const tablesNow: readonly Table[] = [
  chatSessions,
  chatMessages,
  formerConversations,
  formerMessages,
  formerConversationTags,
  tags,
  personas,
  ...syncTables,
];

/** A place that keeps rows after its store is closed. */
export interface FormerPlace {
  open(tables: readonly Table[], extension?: WriteExtension): Promise<Store>;
}

const OWNER = "anna";
const now = () => 1_700_000_100_000;

const extensionOf = (role: "device" | "server", tables: readonly Table[]) =>
  role === "server" ? createServerExtension({ tables, now }) : createSyncExtension({ role, tables, now });

/** What a host does when it starts. */
export async function startHost(store: Store): Promise<number> {
  await adoptRows(store, tablesNow);
  const moved = await moveFormerRows(store, tablesNow);
  await nameTags({ store, clock: { now } });
  return moved;
}

/** A database that the version before made, on a device, on a server and before there was sync, has every chat once. */
export async function checkFormerPlace(
  place: FormerPlace,
  written: "on a device" | "on a server" | "before sync",
): Promise<void> {
  const role = written === "on a server" ? "server" : "device";
  const before = await place.open(
    tablesBefore,
    written === "before sync" ? undefined : extensionOf(role, tablesBefore),
  );
  await before.write(earlierRows(OWNER));
  await before.close();
  for (const start of ["first", "second", "third"]) {
    const store = await place.open(tablesNow, extensionOf(role, tablesNow));
    try {
      const moved = await startHost(store);
      if (start !== "first") expect(moved).toBe(0);
      await expectMoved(store, OWNER);
    } finally {
      await store.close();
    }
  }
}

export const WRITTEN = ["on a device", "on a server", "before sync"] as const;
