import { discardedBlobs } from "../../storage/discard.ts";
import type { Operation } from "../../storage/store.ts";
import type { Table } from "../../storage/table.ts";
import type { RowPlace, WriteExtension } from "../../storage/write-extension.ts";
import { createPlaceMap } from "../../storage/place-map.ts";
import { moveTouched } from "./former-rows.ts";
import { createLedger, type Ledger, type LedgerOptions } from "./ledger.ts";
import { headPlace } from "./row-places.ts";
import { stampLocalWrite } from "./local-writes.ts";
import { placesOf, rowPlaces, type Procedure } from "./procedure.ts";
import { newDeviceId } from "../protocol/stamp.ts";
import { bookTables, syncRows } from "./sync-tables.ts";
import { writtenAt } from "./written-at.ts";

export interface SyncExtensionOptions extends Pick<LedgerOptions, "role" | "now" | "foreign"> {
  readonly tables: readonly Table[];
  readonly newDevice?: LedgerOptions["newDevice"];
  /** What is carried out by name: for a store that works in another thread than those who write. */
  readonly procedures?: readonly Procedure<never>[];
  /** R42. Devices that stand in the stamps of an owner's part of a batch; the host's own where left out. */
  readonly writersOf?: (batch: readonly Operation[]) => ReadonlyMap<string, string>;
}

/**
 * What makes every write of a store a write that syncs: rows of tables that sync get their stamps in the same
 * transaction, and what comes from elsewhere is merged there (R4, R34).
 */
export function createSyncExtension({
  tables,
  procedures = [],
  writersOf,
  ...options
}: SyncExtensionOptions): WriteExtension {
  const byName = new Map<string, Procedure<unknown>>(procedures.map((each) => [each.name, each]));
  const ledgerOptions: LedgerOptions = {
    newDevice: () => newDeviceId(options.role === "server" ? "r-" : ""),
    ...options,
    tables: new Map(tables.map((table) => [table.name, table])),
  };

  return {
    tables: ledgerOptions.tables.has(discardedBlobs.name) ? [...bookTables, discardedBlobs] : bookTables,
    concerns: (table) => table.syncs || table.name === syncRows.name,

    needs: (batch) =>
      batch.flatMap((operation): RowPlace[] => {
        if (operation.kind === "merge")
          return placesOf(procedureOf(operation), ledgerOptions.tables, operation.owner, operation.input);
        if (!operation.table.syncs) return [];
        const { owner, id } = operation.kind === "put" ? operation.row : operation;
        return [headPlace(owner), ...rowPlaces(ledgerOptions.tables, owner, [operation.table.name, id])];
      }),

    extend(draft, batch) {
      const ledgers = new Map<string, Ledger>();
      const writers = writersOf?.(batch);
      const handOf = (owner: string) => ({
        device: writers?.get(owner),
        at: writtenAt(draft, owner, ledgerOptions.now()),
      });
      const ledgerOf = (owner: string) => {
        const ledger = ledgers.get(owner) ?? createLedger(draft, owner, ledgerOptions, handOf(owner));
        ledgers.set(owner, ledger);
        return ledger;
      };
      const erased = createPlaceMap(
        batch.flatMap((operation) =>
          operation.kind === "remove" && operation.erase ? [[operation, true] as const] : [],
        ),
      );
      for (const touched of draft.touched())
        if (touched.table.syncs) stampLocalWrite(draft, ledgerOf(touched.owner), touched, erased.has(touched));
      for (const operation of batch)
        if (operation.kind === "merge") procedureOf(operation).run(ledgerOf(operation.owner), draft, operation.input);
      // Not what copies books as they are.
      if (batch.some(({ kind, table }) => kind === "merge" || table.syncs)) moveTouched(draft, ledgerOf);
      for (const ledger of ledgers.values()) ledger.close();
    },
  };

  function procedureOf({ id, procedure }: Extract<Operation, { kind: "merge" }>): Procedure<unknown> {
    const found = (procedure as Procedure<unknown> | undefined) ?? byName.get(id);
    if (!found) throw new Error(`There is no procedure ${id}.`);
    return found;
  }
}
