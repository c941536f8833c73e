import { orderOf, planQuery, type QueryPlan } from "./query-plan.ts";
import { compareKeys, fieldKey } from "./row-key.ts";
import { ANY_OWNER, UniqueViolation, type Query, type Store } from "./store.ts";
import type { IndexDeclaration, StoredRow, Table } from "./table.ts";
import type { WriteExtension } from "./write-extension.ts";
import { checkUniqueAmong, placeKey, planWrite, uniqueKey, type RowPlace, type WritePlan } from "./write-plan.ts";

/** A row as JSON, which every reader gets an own one from, and what queries compare. */
interface Kept {
  readonly text: string;
  /** Id, owner and the indexed fields. */
  readonly keys: StoredRow;
  /** Read from the text when a write first looks at it. */
  row?: StoredRow;
}

type Rows = Map<string, Kept>;

/** Places by the keys of unique indexes. */
type Holders = Map<string, string>;

/** Keeps rows as long as the process lives; for tests, and the yardstick the other stores are compared with. */
export function createMemoryStore(tables: readonly Table[], extension?: WriteExtension): Store {
  const rowsOf = new Map<string, Rows>(tables.map((table) => [table.name, new Map()]));
  const holdersOf = new Map<string, Holders>(tables.map((table) => [table.name, new Map()]));
  const revisions = new Map<string, Map<string, number>>();

  function rows(table: { readonly name: string }): Rows {
    const found = rowsOf.get(table.name);
    if (!found) throw new Error(`This store was made without the table ${table.name}.`);
    return found;
  }

  function matching<Row extends StoredRow>(table: Table<Row>, query: Query<Row>, plan: QueryPlan): Kept[] {
    const found: Kept[] = [];
    for (const kept of rows(table).values())
      if ((query.owner === ANY_OWNER || kept.keys.owner === query.owner) && matches(plan, kept.keys)) found.push(kept);
    return found;
  }

  return {
    async get<Row extends StoredRow>(table: Table<Row>, owner: string, id: string) {
      const found =
        owner === ANY_OWNER
          ? [...rows(table).values()].find(({ keys }) => keys.id === id)
          : rows(table).get(placeKey({ table: table as unknown as Table, owner, id }));
      return copyOf<Row>(found);
    },

    async getMany(places) {
      return places.map((place) => copyOf(rows(place.table).get(placeKey(place))));
    },

    async query<Row extends StoredRow>(table: Table<Row>, query: Query<Row>) {
      const { offset = 0, limit } = query;
      const plan = planQuery(table, query);
      const order = orderOf(plan);
      const found = matching(table, query, plan).sort((a, b) => order(a.keys, b.keys));
      const end = limit === undefined ? undefined : offset + limit;
      return found.slice(offset, end).map(({ text }) => JSON.parse(text) as Row);
    },

    async count(table, query) {
      return matching(table, query, planQuery(table, query)).length;
    },

    async write(batch) {
      const plan = planWrite(batch, (place) => rowOf(rows(place.table).get(placeKey(place))), extension);
      checkUnique(plan, holdersOf);
      for (const place of [...plan.removes, ...plan.puts]) release(place);
      for (const place of plan.removes) rows(place.table).delete(placeKey(place));
      for (const { row, ...place } of plan.puts) {
        const kept = { text: JSON.stringify(row), keys: keysOf(place.table, row) };
        rows(place.table).set(placeKey(place), kept);
        for (const key of uniqueKeys(place.table, kept.keys))
          holdersOf.get(place.table.name)?.set(key, placeKey(place));
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
    const before = rows(place.table).get(placeKey(place));
    if (before) for (const key of uniqueKeys(place.table, before.keys)) holdersOf.get(place.table.name)?.delete(key);
  }
}

function matches(plan: QueryPlan, row: StoredRow): boolean {
  if (!plan.equal.every(({ field, key }) => fieldKey(row, field) === key)) return false;
  if (!plan.range) return true;
  const { field, from, to } = plan.range;
  const key = fieldKey(row, field);
  if (key === null) return false;
  return (from === undefined || compareKeys(key, from) >= 0) && (to === undefined || compareKeys(key, to) < 0);
}

function checkUnique(plan: WritePlan, holdersOf: ReadonlyMap<string, Holders>): void {
  checkUniqueAmong(plan);
  const replaced = new Set([...plan.puts, ...plan.removes].map((place: RowPlace) => placeKey(place)));
  for (const { table, row } of plan.puts) {
    for (const index of table.indexes) {
      const key = index.unique && holderKey(index, row);
      const holder = key ? holdersOf.get(table.name)?.get(key) : undefined;
      if (holder !== undefined && !replaced.has(holder)) throw new UniqueViolation(table.name, index.fields);
    }
  }
}

const uniqueKeys = ({ indexes }: Table, row: StoredRow): string[] =>
  indexes.flatMap((index) => (index.unique && holderKey(index, row)) || []);

/** What no other row of the table may have. */
function holderKey(index: IndexDeclaration, row: StoredRow): string | undefined {
  const key = uniqueKey(index, row);
  return key === undefined ? undefined : `${index.fields.join()} ${key}`;
}

const copyOf = <Row>(kept: Kept | undefined): Row | undefined => kept && (JSON.parse(kept.text) as Row);

function rowOf(kept: Kept | undefined): StoredRow | undefined {
  return kept && (kept.row ??= JSON.parse(kept.text) as StoredRow);
}

function keysOf({ indexes }: Table, row: StoredRow): StoredRow {
  const keys: Record<string, unknown> = { id: row.id, owner: row.owner };
  for (const { fields } of indexes) for (const field of fields) keys[field] = fieldKey(row, field);
  return keys as unknown as StoredRow;
}
