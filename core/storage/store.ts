import type { StoredRow, Table } from "./table.ts";
import type { RowPlace, RowsAt } from "./write-extension.ts";

/**
 * Rows, host-neutral. `write` is the only way anything changes, and it is atomic.
 * The numbered rules every implementation obeys are in `contract/store-rules.ts`.
 */
export interface Store {
  /** What it was made with. */
  readonly tables: readonly Table[];
  get<Row extends StoredRow>(table: Table<Row>, owner: string, id: string): Promise<Row | undefined>;
  /** The rows at these places, in their order, all as they were at one moment. Owners are named, never `ANY_OWNER`. */
  getMany<const Places extends readonly RowPlace[]>(places: Places): Promise<RowsAt<Places>>;
  query<Row extends StoredRow>(table: Table<Row>, query: Query<Row>): Promise<Row[]>;
  count<Row extends StoredRow>(
    table: Table<Row>,
    query: Pick<Query<Row>, "owner" | "where" | "range">,
  ): Promise<number>;
  /** How many rows have each of these values in a field that an index begins with, in the order of the values. */
  countEach<Row extends StoredRow>(table: Table<Row>, wanted: CountEach<Row>): Promise<number[]>;
  /**
   * Applies all operations or none. Throws `PreconditionFailed` when a `require` does not hold,
   * `UniqueViolation` when a unique index would hold two equal entries, `StorageFull` when the disk is full.
   */
  write(batch: readonly Operation[]): Promise<void>;
  /** Grows with every write that touches the owner's rows of the table; 0 when there was none. Cheap: one row. */
  revision(table: Table, owner: string): Promise<number>;
  close(): Promise<void>;
}

export interface Query<Row> {
  /** `ANY_OWNER` is for background work of the host itself, never for a request. */
  readonly owner: string;
  /** Equality on declared index fields. */
  readonly where?: Partial<{ readonly [Field in keyof Row]: Row[Field] }>;
  /** Half-open on the index field after those of `where`: `from` <= value < `to`. */
  readonly range?: {
    readonly field: keyof Row & string;
    readonly from?: string | number;
    readonly to?: string | number;
  };
  /** By the index field after those of `where`; rows equal in it come by id. Id order when left out. */
  readonly order?: { readonly by: keyof Row & string; readonly direction: "ascending" | "descending" };
  readonly limit?: number;
  readonly offset?: number;
}

/** A query of the rows of any table. */
export interface AnyQuery {
  readonly owner: string;
  readonly where?: object;
  readonly range?: { readonly field: string; readonly from?: string | number; readonly to?: string | number };
  readonly order?: { readonly by: string; readonly direction: "ascending" | "descending" };
  readonly limit?: number;
  readonly offset?: number;
}

export interface CountEach<Row> {
  /** Named, never `ANY_OWNER`. */
  readonly owner: string;
  readonly field: keyof Row & string;
  readonly values: readonly string[];
}

export type AnyCountEach = Omit<CountEach<StoredRow>, "field"> & { readonly field: string };

/** Reads across users; for the host's own background work (resuming after a crash, sweeping files). */
export const ANY_OWNER = "*";

export type Operation =
  | {
      readonly kind: "put";
      readonly table: Table;
      readonly row: StoredRow;
      /** See `starting`. */
      readonly starting?: true;
    }
  | {
      readonly kind: "change";
      readonly table: Table;
      readonly owner: string;
      readonly id: string;
      readonly fields: Readonly<Record<string, unknown>>;
    }
  | {
      readonly kind: "remove";
      readonly table: Table;
      readonly owner: string;
      readonly id: string;
      /** See `erase`. */
      readonly erase?: true;
    }
  | {
      readonly kind: "require";
      readonly table: Table;
      readonly owner: string;
      readonly id: string;
      readonly fields: Readonly<Record<string, unknown>> | "absent";
    }
  /** Work that the store's extension carries out in the same transaction (`core/sync`); `input` is plain data. */
  | {
      readonly kind: "merge";
      readonly table: Table;
      readonly owner: string;
      readonly id: string;
      readonly input: unknown;
      /** What does it, which no message to another thread takes along: there the extension knows it by `id`. */
      readonly procedure?: unknown;
    };

/** Writes the whole row, new or not. The row is checked against the table's schema. */
export const put = <Row extends StoredRow>(table: Table<Row>, row: Row): Operation => ({
  kind: "put",
  table,
  row,
});

/**
 * A row that every device of a user makes by itself, with an id derived from what it is: it gives way to whatever is
 * known of that row already, also to its having been deleted.
 */
export const starting = (operation: Operation): Operation =>
  operation.kind === "put" ? { ...operation, starting: true } : operation;

/** Changes some fields; a row that is not there makes the batch fail with `PreconditionFailed`. */
export const change = <Row extends StoredRow>(
  table: Table<Row>,
  owner: string,
  id: string,
  fields: Partial<Row>,
): Operation => ({
  kind: "change",
  table,
  owner,
  id,
  fields,
});

/** Removes a row; one that is not there is no error. */
export const remove = <Row extends StoredRow>(table: Table<Row>, owner: string, id: string): Operation => ({
  kind: "remove",
  table,
  owner,
  id,
});

/**
 * Removes a row so that nobody keeps what was in it, neither here nor where it had travelled: it cannot be brought back.
 */
export const erase = <Row extends StoredRow>(table: Table<Row>, owner: string, id: string): Operation => ({
  kind: "remove",
  table,
  owner,
  id,
  erase: true,
});

/** The batch is applied only if the row exists with these field values (`{}`: exists), or is absent. */
export const require = <Row extends StoredRow>(
  table: Table<Row>,
  owner: string,
  id: string,
  fields: Partial<Row> | "absent" = {},
): Operation => ({ kind: "require", table, owner, id, fields });

/** A `require` or `change` met a row that is not as demanded: somebody else was first. */
export class PreconditionFailed extends Error {
  readonly table: string;
  readonly id: string;

  constructor(tableName: string, id: string) {
    super(`${tableName} ${id} is not as this write requires`);
    this.name = "PreconditionFailed";
    this.table = tableName;
    this.id = id;
  }
}

export class UniqueViolation extends Error {
  readonly table: string;
  readonly fields: readonly string[];

  constructor(tableName: string, fields: readonly string[]) {
    super(`${tableName} already has a row with the same ${fields.join(", ")}`);
    this.name = "UniqueViolation";
    this.table = tableName;
    this.fields = fields;
  }
}

/** The device or disk has no room left; nothing of the write was applied. */
export class StorageFull extends Error {
  /** Room was made since: what gives its bytes once more may succeed. */
  readonly roomMade: boolean;

  constructor(
    message = "There is no room left on this device. Delete something and empty the trash, then try again.",
    { roomMade = false }: { readonly roomMade?: boolean } = {},
  ) {
    super(message);
    this.roomMade = roomMade;
    this.name = "StorageFull";
  }
}
