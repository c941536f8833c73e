import { documents } from "#core/library/documents/document.ts";
import type { Operation, Store } from "#core/storage/store.ts";
import type { ChangeNotice } from "./messages.ts";

/** A store that tells the open tabs what was written, once it is. */
export function tellingTabs(store: Store, tell: (notice: ChangeNotice) => void): Store {
  return {
    ...store,
    async write(batch) {
      await store.write(batch);
      if (batch.some(isFromTrash)) return tell("all");
      const tables = new Set(batch.filter(isShown).map(({ table }) => table.name));
      if (tables.size > 0) tell([...tables]);
    },
  };
}

function isShown(operation: Operation): boolean {
  if (operation.kind === "require") return false;
  return operation.kind !== "change" || !isReading(operation);
}

/** What reading a file writes: tabs look at the few documents being read, and not at the whole list each time. */
function isReading({ table, fields }: Extract<Operation, { kind: "change" }>): boolean {
  if (table.name !== documents.name) return false;
  const isStartedAgain = fields["attempts"] === 0;
  return !isStartedAgain && Object.keys(fields).every((field) => !(table.authored ?? []).includes(field));
}

/** What comes back from the trash may be of any table. */
const isFromTrash = (operation: Operation) => operation.kind === "merge" && operation.id === "undelete";
