import type { Operation } from "./store.ts";
import type { StoredRow, Table } from "./table.ts";

export interface RowPlace<Row extends StoredRow = StoredRow> {
  readonly table: Table<Row>;
  readonly owner: string;
  readonly id: string;
}

/** The rows at places, each as its table declares it; undefined where there is none. */
export type RowsAt<Places extends readonly RowPlace[]> = {
  -readonly [At in keyof Places]: (Places[At] extends RowPlace<infer Row> ? Row : never) | undefined;
};

/** For stores, which know a row by its place only. */
export const rowsAt = <Places extends readonly RowPlace[]>(
  places: Places,
  find: (place: RowPlace, at: number) => StoredRow | undefined,
): RowsAt<Places> => places.map(find) as RowsAt<Places>;

/** A write while it is being worked out: what is stored, and what it will be. */
export interface WriteDraft {
  /** The row as it is stored, whatever this write does to it. Only rows that were asked for by `needs`. */
  stored<Row extends StoredRow>(place: RowPlace<Row>): Row | undefined;
  /** The row as this write leaves it so far. */
  current<Row extends StoredRow>(place: RowPlace<Row>): Row | undefined;
  /** `undefined` removes the row. What is set is trusted: whoever sets it has checked it. */
  set<Row extends StoredRow>(place: RowPlace<Row>, row: NoInfer<Row> | undefined): void;
  /** Every row this write touches so far. */
  touched(): readonly (RowPlace & { readonly row: StoredRow | undefined; readonly starting: boolean })[];
}

/**
 * Has its say in every write, inside the store's own transaction: what it adds is written with the batch or not at
 * all. It is asked only where a batch names one of its tables, so that the others cost nothing.
 */
export interface WriteExtension {
  /** Tables it writes beside those of the batch. */
  readonly tables: readonly Table[];
  concerns(table: Table): boolean;
  /** The rows `extend` will ask for; stores that read asynchronously load them first. */
  needs(batch: readonly Operation[]): readonly RowPlace[];
  /** Adds to the write. May throw to refuse all of it. */
  extend(draft: WriteDraft, batch: readonly Operation[]): void;
}
