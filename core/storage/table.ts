import type { z } from "zod";
import type { Store } from "./store.ts";

/**
 * A table, declared once: the Dexie schema, the SQL schema and the sync feed all derive from it.
 * Every row has an `id`; rows of owned tables have an `owner` and are only ever read by owner.
 */
export interface Table<Row extends StoredRow = StoredRow> {
  readonly name: string;
  readonly schema: z.ZodType<Row>;
  /** Combinations of fields that queries use: equality on a prefix, then order or range on the next field. */
  readonly indexes: readonly IndexDeclaration[];
  /** Whether other devices of the owner get these rows. */
  readonly syncs: boolean;
  /** Rows of a table that syncs which stay on this host all the same: what only its own key opens. */
  stays?(row: Row): boolean;
  /** Fields of a table that syncs which never leave this host, such as how far reading a file has come. */
  readonly local?: readonly string[];
  /**
   * R8. Fields that a person sets. Where two devices set one at the same time, the value that loses is kept and shown;
   * every other field follows from these or from a file, so that nothing is lost with it. Left out: all fields.
   */
  readonly authored?: readonly string[];
  /**
   * R8. Authored fields that list earlier values of another field, by the name of that field. Of a list that lost, each
   * value that the row lacks is kept and shown as one of the other field.
   */
  readonly earlierOf?: Readonly<Record<string, string>>;
  /** R8. What else changes in a row where a person puts a value back that lost, such as a file, which is read anew. */
  withPutBack?(row: Row, field: string, at: string): Partial<Row>;
  /** The row that takes what is brought back where the row it belonged to was deleted for ever; nothing does if left out. */
  home?(owner: string, at: string): Row;
  /** Where rows name blobs. A blob that no row names is removed (`discard.ts`). */
  readonly blobs?: BlobNames<Row>;
  /**
   * A table of an earlier version, whose rows are those of another one now. What writes one (a device of that version,
   * the trash) writes the row there instead (`core/sync/merge/former-rows.ts`), so that it never holds any.
   */
  readonly former?: FormerRows | FormerWords;
}

/** The row is one of another table now, with the same id. */
export interface FormerRows {
  readonly becomes: string;
  /** A server of the earlier version deletes such rows when what they belong to has moved (R6): that is nobody's wish. */
  readonly swept?: true;
  /** A field as it is there; undefined for one that is left out. */
  translate(field: string, value: unknown): readonly [field: string, value: unknown] | undefined;
}

/** The row is a word in the list of another row now: what a third one is called. */
export interface FormerWords {
  /** By the id of the row: the other row and its field, and the third one and what it is called by. */
  wordOf(id: string): {
    readonly list: readonly [table: string, id: string, field: string];
    readonly named: readonly [table: string, id: string, field: string];
  };
}

export interface BlobNames<Row> {
  /** Fields that hold an id, a list of ids, or null. An `index` is what was made of an original, and is fetched first. */
  readonly fields?: { readonly [Field in keyof Row]?: "original" | "index" };
  /** Ids that are deeper in a row. */
  deeper?(row: Row): readonly string[];
  /** Only these rows name any; all where left out. */
  readonly where?: Partial<Row>;
  /** For a table whose rows lead to those that name blobs. */
  readonly find?: (store: Pick<Store, "query" | "getMany" | "tables">, owner: string) => Promise<readonly string[]>;
}

export interface IndexDeclaration {
  readonly fields: readonly string[];
  /** A second row with the same values is refused with `UniqueViolation`. Rows where a field is null are not compared. */
  readonly unique?: boolean;
  /**
   * What becomes of the later made of two rows that devices apart made alike in a unique index: the first field gets a
   * mark behind it (the default), or the row is deleted, to be found among the recently deleted.
   */
  readonly clash?: "rename" | "delete";
}

/** A row of any table. Rows of one table are `type`s: an `interface` is no `StoredRow`, as fields may be added to it. */
export interface StoredRow {
  readonly id: string;
  /** The user the row belongs to. */
  readonly owner: string;
  readonly [field: string]: unknown;
}

/** Every index is within an owner: `owner` is put in front of the fields by the stores. */
export function table<Row extends StoredRow>(declaration: Table<Row>): Table<Row> {
  return declaration;
}
