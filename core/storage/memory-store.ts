import { orderOf, planQuery, type QueryPlan } from "./query-plan.ts";
import { compareKeys, fieldKey } from "./row-key.ts";
import { ANY_OWNER, UniqueViolation, type Query, type Store } from "./store.ts";
import type { StoredRow, Table } from "./table.ts";
import type { WriteExtension } from "./write-extension.ts";
import { checkUniqueAmong, placeKey, planWrite, uniqueKey, type RowPlace, type WritePlan } from "./write-plan.ts";

type Rows = Map<string, StoredRow>;

/** Keeps rows as long as the process lives; for tests, and the yardstick the other stores are compared with. */
export function createMemoryStore(tables: readonly Table[], extension?: WriteExtension): Store {
  const rowsOf = new Map<string, Rows>(tables.map((table) => [table.name, new Map()]));
  const revisions = new Map<string, Map<string, number>>();

  function rows(table: { readonly name: string }): Rows {
    const found = rowsOf.get(table.name);
    if (!found) throw new Error(`This store was made without the table ${table.name}.`);
    return found;
  }

  function matching<Row extends StoredRow>(table: Table<Row>, query: Query<Row>, plan: QueryPlan): Row[] {
    const all = [...rows(table).values()] as Row[];
    return all.filter((row) => (query.owner === ANY_OWNER || row.owner === query.owner) && matches(plan, row));
  }

  return {
    async get<Row extends StoredRow>(table: Table<Row>, owner: string, id: string) {
      const found =
        owner === ANY_OWNER
          ? [...rows(table).values()].find((row) => row.id === id)
          : rows(table).get(placeKey({ table: table as unknown as Table, owner, id }));
      return found && (structuredClone(found) as Row);
    },

    async getMany(places) {
      return structuredClone(places.map((place) => rows(place.table).get(placeKey(place))));
    },

    async query(table, query) {
      const { offset = 0, limit } = query;
      const plan = planQuery(table, query);
      const found = matching(table, query, plan).sort(orderOf(plan));
      return structuredClone(found.slice(offset, limit === undefined ? undefined : offset + limit));
    },

    async count(table, query) {
      return matching(table, query, planQuery(table, query)).length;
    },

    async write(batch) {
      const plan = planWrite(batch, (place) => rows(place.table).get(placeKey(place)), extension);
      checkUnique(plan, rows);
      for (const place of plan.removes) rows(place.table).delete(placeKey(place));
      for (const { row, ...place } of plan.puts)
        rows(place.table).set(placeKey(place), JSON.parse(JSON.stringify(row)) as StoredRow);
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
}

function matches(plan: QueryPlan, row: StoredRow): boolean {
  if (!plan.equal.every(({ field, key }) => fieldKey(row, field) === key)) return false;
  if (!plan.range) return true;
  const { field, from, to } = plan.range;
  const key = fieldKey(row, field);
  if (key === null) return false;
  return (from === undefined || compareKeys(key, from) >= 0) && (to === undefined || compareKeys(key, to) < 0);
}

function checkUnique(plan: WritePlan, rows: (table: Table) => Rows): void {
  checkUniqueAmong(plan);
  const replaced = new Set([...plan.puts, ...plan.removes].map((place: RowPlace) => placeKey(place)));
  for (const table of new Set(plan.puts.map((put) => put.table))) {
    for (const index of table.indexes.filter(({ unique }) => unique)) {
      const wanted = new Set(plan.puts.filter((put) => put.table === table).map(({ row }) => uniqueKey(index, row)));
      for (const [place, row] of rows(table)) {
        const key = uniqueKey(index, row);
        if (key !== undefined && wanted.has(key) && !replaced.has(place))
          throw new UniqueViolation(table.name, index.fields);
      }
    }
  }
}
