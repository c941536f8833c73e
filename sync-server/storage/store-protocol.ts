import type { RowMigration, SetAsideRow } from "#core/storage/schema-change.ts";
import {
  PreconditionFailed,
  UniqueViolation,
  type AnyCountEach,
  type AnyQuery,
  type Operation,
} from "#core/storage/store.ts";
import type { Table } from "#core/storage/table.ts";
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
export type NamedOperation = Named<Operation>;
type Named<Each> = Each extends Operation ? Omit<Each, "table"> & { readonly table: string } : never;

/** What the thread is asked: arguments and answer by the name of the method. Rows travel as JSON. */
export interface Methods {
  readonly open: Method<[], void>;
  readonly close: Method<[], void>;
  readonly get: Method<[table: string, owner: string, id: string], string | undefined>;
  /** Thousands of places are copied faster as one text: the JSON of `NamedPlace`s. */
  readonly getMany: Method<[places: string], string>;
  readonly query: Method<[table: string, query: AnyQuery], string>;
  readonly count: Method<[table: string, query: AnyQuery], number>;
  readonly countEach: Method<[table: string, wanted: AnyCountEach], number[]>;
  readonly write: Method<[batch: readonly NamedOperation[]], void>;
  readonly revision: Method<[table: string, owner: string], number>;
  readonly setAsideRows: Method<[], SetAsideRow[]>;
  readonly eraseDeleted: Method<[owner: string], void>;
}

interface Method<Args extends readonly unknown[], Answer> {
  readonly args: Readonly<Args>;
  readonly answer: Answer;
}

export interface CallOf<Name extends keyof Methods> {
  readonly id: number;
  readonly method: Name;
  readonly args: Methods[Name]["args"];
}
export type Call = { [Name in keyof Methods]: CallOf<Name> }[keyof Methods];

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
