import { createPlaceMap, type PlaceMap } from "../place-map.ts";
import { orderOf, planEach, planQuery, type QueryPlan } from "../query-plan.ts";
import { compareKeys, fieldKey, type Key } from "../row-key.ts";
import { ANY_OWNER, UniqueViolation, type Query, type Store } from "../store.ts";
import type { IndexDeclaration, StoredRow, Table } from "../table.ts";
import { rowsAt, type WriteExtension } from "../write-extension.ts";
import { checkUniqueAmong, planWrite, uniqueKey, type RowPlace, type WritePlan } from "../write-plan.ts";
import { rowFrom } from "../row-from.ts";

/** A row as JSON, which every reader gets an own one from, and what queries compare. */
interface Kept {
  readonly text: string;
  /** Id, owner and the indexed fields. */
  readonly keys: StoredRow;
  /** Read from the text when a write first looks at it. */
  row?: StoredRow;
}

/** Rows by the keys of unique indexes. */
type Holders = Map<string, Kept>;

/** Keeps rows as long as the process lives; for tests, and the yardstick the other stores are compared with. */
export function createMemoryStore(tables: readonly Table[], extension?: WriteExtension): Store {
  const known = new Set(tables.map(({ name }) => name));
  const rows = createPlaceMap<Kept>();
  const holdersOf = new Map<string, Holders>(tables.map((table) => [table.name, new Map()]));
  const revisions = new Map<string, Map<string, number>>();

  function check({ name }: { readonly name: string }): void {
    if (!known.has(name)) throw new Error(`This store was made without the table ${name}.`);
  }

  function matching<Row extends StoredRow>({ name }: Table<Row>, { owner }: Query<Row>, plan: QueryPlan): Kept[] {
    const found: Kept[] = [];
    for (const own of owner === ANY_OWNER ? rows.ofTable(name) : [rows.of(name, owner) ?? []])
      for (const [, kept] of own) if (matches(plan, kept.keys)) found.push(kept);
    return found;
  }

  function find({ name }: { readonly name: string }, id: string): Kept | undefined {
    for (const own of rows.ofTable(name)) {
      const found = own.get(id);
      if (found) return found;
    }
    return undefined;
  }

  return {
    tables,

    async get<Row extends StoredRow>(table: Table<Row>, owner: string, id: string) {
      check(table);
      return copyOf<Row>(owner === ANY_OWNER ? find(table, id) : rows.get({ table, owner, id }));
    },

    async getMany(places) {
      for (const { table } of places) check(table);
      return rowsAt(places, (place) => copyOf(rows.get(place)));
    },

    async query<Row extends StoredRow>(table: Table<Row>, query: Query<Row>) {
      check(table);
      const { offset = 0, limit } = query;
      const plan = planQuery(table, query);
      const order = orderOf(plan);
      const found = matching(table, query, plan).sort((a, b) => order(a.keys, b.keys));
      const end = limit === undefined ? undefined : offset + limit;
      return found.slice(offset, end).map(({ text }) => rowFrom<Row>(text));
    },

    async count(table, query) {
      check(table);
      return matching(table, query, planQuery(table, query)).length;
    },

    async countEach(table, wanted) {
      check(table);
      return planEach(table, wanted).map((plan) => matching(table, wanted, plan).length);
    },

    async write(batch) {
      for (const { table } of batch) check(table);
      const plan = planWrite(batch, (place) => rowOf(rows.get(place)), extension);
      checkUnique(plan, rows, holdersOf);
      for (const place of [...plan.removes, ...plan.puts.filter(({ table }) => isUnique(table))]) release(place);
      for (const place of plan.removes) rows.delete(place);
      for (const place of plan.puts) {
        const { table, row } = place;
        const kept = { text: JSON.stringify(row), keys: keysOf(table, row) };
        rows.set(place, kept);
        if (isUnique(table)) for (const key of uniqueKeys(table, kept.keys)) holdersOf.get(table.name)?.set(key, kept);
      }
      for (const { table, owner } of plan.touched) {
        const owners = revisions.get(table.name) ?? new Map<string, number>();
        revisions.set(table.name, owners.set(owner, (owners.get(owner) ?? 0) + 1));
      }
    },

    async revision(table, owner) {
      const owners = revisions.get(table.name);
      if (owner !== ANY_OWNER) return owners?.get(owner) ?? 0;
      return [...(owners?.values() ?? [])].reduce((sum, revision) => sum + revision, 0);
    },

    async close() {},
  };

  function release(place: RowPlace): void {
    const before = rows.get(place);
    if (before) for (const key of uniqueKeys(place.table, before.keys)) holdersOf.get(place.table.name)?.delete(key);
  }
}

function matches(plan: QueryPlan, row: StoredRow): boolean {
  if (!plan.equal.every(({ field, key }) => row[field] === key)) return false;
  if (!plan.range) return true;
  const { field, from, to } = plan.range;
  const key = fieldKey(row, field);
  if (key === null) return false;
  return (from === undefined || compareKeys(key, from) >= 0) && (to === undefined || compareKeys(key, to) < 0);
}

function checkUnique(plan: WritePlan, rows: PlaceMap<Kept>, holdersOf: ReadonlyMap<string, Holders>): void {
  checkUniqueAmong(plan);
  const puts = plan.puts.filter(({ table }) => isUnique(table));
  if (puts.length === 0) return;
  const replaced = new Set([...puts, ...plan.removes].map((place) => rows.get(place)));
  for (const { table, row } of puts) {
    for (const index of table.indexes) {
      const key = index.unique && holderKey(index, row);
      const holder = key ? holdersOf.get(table.name)?.get(key) : undefined;
      if (holder !== undefined && !replaced.has(holder)) throw new UniqueViolation(table.name, index.fields);
    }
  }
}

const isUnique = ({ indexes }: Table): boolean => indexes.some(({ unique }) => unique);

const uniqueKeys = ({ indexes }: Table, row: StoredRow): string[] =>
  indexes.flatMap((index) => (index.unique && holderKey(index, row)) || []);

/** What no other row of the table may have. */
function holderKey(index: IndexDeclaration, row: StoredRow): string | undefined {
  const key = uniqueKey(index, row);
  return key === undefined ? undefined : `${index.fields.join()} ${key}`;
}

const copyOf = <Row>(kept: Kept | undefined): Row | undefined => kept && rowFrom(kept.text);

function rowOf(kept: Kept | undefined): StoredRow | undefined {
  return kept && (kept.row ??= rowFrom<StoredRow>(kept.text));
}

function keysOf({ indexes }: Table, row: StoredRow): StoredRow {
  const keys: StoredRow & Record<string, Key> = { id: row.id, owner: row.owner };
  for (const { fields } of indexes) for (const field of fields) keys[field] = fieldKey(row, field);
  return keys;
}
