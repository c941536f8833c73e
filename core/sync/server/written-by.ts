import { isRecord } from "#core/storage/is-record.ts";
import type { Operation, Store } from "../../storage/store.ts";
import { hash2 } from "#core/storage/hash.ts";
import { operation, type Procedure } from "../merge/procedure.ts";
import { DEVICE_LENGTH } from "../protocol/stamp.ts";

/** R42. Whose hand writes the rest of the batch: it stands in the place of the host's own device in the stamps. */
export interface WrittenBy {
  /** Ten characters. */
  readonly device: string;
}

/** The extension looks for it before anything is stamped; it does nothing itself. */
export const writtenBy: Procedure<WrittenBy> = { name: "written-by", rows: () => [], run: () => undefined };

/** R42. The device in the stamps of what a script, a login or the built-in user writes: `r-` and eight characters. */
export function writerDevice(key: string): string {
  const [high, low] = hash2(key);
  const text = (high * 2 ** 20 + (low >>> 12)).toString(36).padStart(8, "0");
  return `r-${text.slice(2 - DEVICE_LENGTH)}`;
}

/** The store as one writer uses it: what it writes of the owner's synced rows says so. */
export function writingAs(store: Store, owner: string, device: string): Store {
  return {
    ...store,
    write(batch) {
      const syncs = batch.some(({ kind, table }) => kind !== "require" && table.syncs);
      return store.write(syncs ? [operation(writtenBy, owner, { device }), ...batch] : batch);
    },
  };
}

/** Who wrote each owner's part of a batch, where it says so. */
export function writersOf(batch: readonly Operation[]): ReadonlyMap<string, string> {
  return new Map(
    batch.flatMap((each) =>
      each.kind === "merge" && each.id === writtenBy.name && isWrittenBy(each.input)
        ? [[each.owner, each.input.device] as const]
        : [],
    ),
  );
}

const isWrittenBy = (input: unknown): input is WrittenBy => isRecord(input) && typeof input["device"] === "string";
