import type { RowMigration } from "#core/storage/schema-change.ts";
import {
  PreconditionFailed,
  UniqueViolation,
  type CountEach,
  type Operation,
  type Query,
} from "#core/storage/store.ts";
import type { StoredRow, Table } from "#core/storage/table.ts";
import type { WriteExtension } from "#core/storage/write-extension.ts";

/** What the store's thread is started with. */
export interface ThreadData {
  readonly path: string;
  /** URL of the module with `ThreadTables`. */
  readonly tables: string;
}

/** What that module exports. */
export interface ThreadTables {
  readonly tables: readonly Table[];
  readonly migrations?: readonly RowMigration[];
  readonly extension?: WriteExtension;
}

/** An operation whose table is named, not sent; the input of a merge is JSON. */
export type NamedOperation = Omit<Operation, "table"> & { readonly table: string };

export type Call = { readonly id: number } & (
  | { readonly method: "open" | "close" | "setAsideRows"; readonly args: readonly [] }
  | { readonly method: "get"; readonly args: readonly [table: string, owner: string, id: string] }
  /** Thousands of places are copied faster as one text: the JSON of `NamedPlace`s. */
  | { readonly method: "getMany"; readonly args: readonly [places: string] }
  | { readonly method: "countEach"; readonly args: readonly [table: string, wanted: CountEach<StoredRow>] }
  | { readonly method: "query" | "count"; readonly args: readonly [table: string, query: Query<StoredRow>] }
  | { readonly method: "write"; readonly args: readonly [batch: readonly NamedOperation[]] }
  | { readonly method: "eraseDeleted"; readonly args: readonly [owner: string] }
  | { readonly method: "revision"; readonly args: readonly [table: string, owner: string] }
);

export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: ErrorData };
export type Replies = readonly Reply[];

/** An error as plain data: cloning an `Error` would lose its class and fields. */
export interface ErrorData {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly table?: string;
  readonly rowId?: string;
  readonly fields?: readonly string[];
}

export function errorData(error: unknown): ErrorData {
  if (!(error instanceof Error)) return { name: "Error", message: String(error), stack: undefined };
  const { name, message, stack } = error;
  if (error instanceof PreconditionFailed) return { name, message, stack, table: error.table, rowId: error.id };
  if (error instanceof UniqueViolation) return { name, message, stack, table: error.table, fields: error.fields };
  return { name, message, stack };
}
