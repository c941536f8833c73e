import type { Operation, Store } from "../storage/store.ts";
import type { StoredRow } from "../storage/table.ts";
import type { RowPlace } from "../storage/write-extension.ts";

/** R42. Which state of a row somebody has seen. */
export interface RowTag {
  /** An entity tag (RFC 9110, section 8.8.3): the latest stamp of the row; of a row without books a hash of it. */
  readonly etag: string;
  /** Holds as long as the row is in this state; for the write that depends on it. */
  readonly unchanged: Operation;
}

/** Finds the tags of rows. */
export interface RowTags {
  /** The row's tag; undefined where there is no such row. What is read of the row after this is in this state or a later one. */
  readTag(store: Pick<Store, "get">, place: RowPlace): Promise<RowTag | undefined>;
  /** The row with its tag, both as they were at one moment. */
  readTagged(
    store: Pick<Store, "getMany">,
    place: RowPlace,
  ): Promise<{ readonly row: StoredRow; readonly tag: RowTag } | undefined>;
}
