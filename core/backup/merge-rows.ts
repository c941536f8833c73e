import { isRecord } from "#core/storage/is-record.ts";
import { documents, type DocumentRow } from "#core/library/documents/document.ts";
import { treeVersions } from "#core/workspace/hierarchy/tree-version.ts";
import { conflict } from "../http/errors.ts";
import { documentJob } from "#core/library/documents/document-jobs.ts";
import { jobs } from "#core/work/job.ts";
import { navigationRoutes } from "#core/workspace/navigation/navigation-route.ts";
import { pages } from "#core/workspace/pages/page.ts";
import { PreconditionFailed, put, require, UniqueViolation, type Operation, type Store } from "../storage/store.ts";
import type { StoredRow, Table } from "../storage/table.ts";
import { InvalidRow, parseRow } from "../storage/write-plan.ts";
import { envelopePlace } from "../sync/merge/row-places.ts";
import type { EnvelopeRow } from "../sync/merge/sync-tables.ts";
import { toRow } from "../sync/merge/wire.ts";
import { guardsOf, isRowOf, namesOf, type BackupFiles } from "./backup-files.ts";
import type { BackedUp } from "./backup-tables.ts";
import { decide } from "./decide.ts";
import type { ImportReport, TableReport } from "./import-report.ts";
import { withFreeValues } from "./free-values.ts";

interface Deps {
  readonly store: Store;
  readonly owner: string;
  readonly files: BackupFiles;
  readonly report: ImportReport;
}

/** A line of a backup that has been read, or why it cannot be. */
export type Coming = { readonly row: StoredRow } | { readonly id: string; readonly reason: string };

/** How often a batch is planned again because somebody else wrote meanwhile. */
const TRIES = 50;
const PAUSE_MS = 20;

/** A line of an earlier version as one of today. */
export function successorOf({ former }: Table, line: unknown): unknown {
  if (!former || !("becomes" in former) || typeof line !== "object" || line === null) return line;
  return Object.fromEntries(
    Object.entries(line).flatMap(([field, value]) => {
      const moved = former.translate(field, value);
      return moved ? [moved] : [];
    }),
  );
}

/** Reads one line of a backup as a row of this owner. */
export function readLine({ table, leave }: BackedUp, owner: string, line: unknown): Coming {
  const { id, ...values } = fieldsOf(line);
  if (typeof id !== "string" || id === "" || id.length > 1000) return { id: "", reason: "It is no row." };
  try {
    const row = parseRow(table, toRow(values, id, owner));
    // What a backup never holds is not taken from one either: nobody could open it.
    const left = leave?.(row);
    return left && left.row === null ? { id, reason: "It is sealed on another host." } : { row: left?.row ?? row };
  } catch (error) {
    if (!(error instanceof InvalidRow)) throw error;
    return { id, reason: "It is not as this version of Lectern knows such rows." };
  }
}

/** Of a line of a backup, which may be anything; none where it is no object. */
export const fieldsOf = (line: unknown): Readonly<Record<string, unknown>> => (isRecord(line) ? line : {});

type Note = () => void;

/** Takes rows of one table in, all or none; planned again when one of them was changed meanwhile. */
export async function mergeRows(deps: Deps, declared: BackedUp, coming: readonly Coming[]): Promise<void> {
  for (let tries = 1; ; tries++) {
    const { operations, notes, blobs } = await plan(deps, declared, coming);
    await deps.files.ensure(blobs);
    try {
      if (operations.length > 0) await deps.store.write([...guardsOf(blobs), ...operations]);
      await deps.files.ensure(blobs);
      for (const note of notes) note();
      return;
    } catch (error) {
      if (!(error instanceof PreconditionFailed || error instanceof UniqueViolation)) throw error;
      if (tries === TRIES) throw conflict("This is being changed from too many places at once. Try again.");
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

async function plan(deps: Deps, declared: BackedUp, coming: readonly Coming[]) {
  const { store, owner, report } = deps;
  const { table } = declared;
  const operations: Operation[] = [];
  const notes: Note[] = [];
  const blobs: string[] = [];
  const aside = (id: string, reason: string) => notes.push(() => report.leaveAside(table.name, id, reason));
  const count = (what: keyof TableReport) => notes.push(() => report.count(table.name, what));
  const rows = coming.flatMap((one) => ("row" in one ? [one.row] : (aside(one.id, one.reason), [])));
  const unique = [...new Map(rows.map((row) => [row.id, row])).values()];
  const stored = await store.getMany(unique.map(({ id }) => ({ table, owner, id })));
  const books = await store.getMany(unique.map(({ id }) => envelopePlace(owner, table.name, id)));
  const taken = new Set<string>();

  for (const [at, row] of unique.entries()) {
    const here = stored[at];
    const arrived = await deps.files.arriving(table, row);
    if (!arrived) {
      aside(row.id, "Its file is neither in the backup nor here.");
      continue;
    }
    const verdict = here ? decide(here, arrived, books[at] as EnvelopeRow | undefined) : "added";
    if (verdict === "same" || verdict === "kept") {
      count(verdict);
      // The row may have come by sync, its file not.
      if (here) blobs.push(...(await ownBlobs(deps, table, here)));
      continue;
    }
    const problem = here ? undefined : await cannotAdd(deps, declared, arrived);
    if (problem) {
      if (problem === "same") count("same");
      else aside(row.id, problem);
      continue;
    }
    const merged = here && declared.keep ? declared.keep(here, arrived) : arrived;
    const free = await withFreeValues(store, table, merged, taken);
    if (!free) {
      aside(row.id, "There is one for the same purpose here already.");
      continue;
    }
    blobs.push(...(namesOf(table, free) ?? []));
    operations.push(...(await writes(deps, declared, here, free)));
    count(verdict);
  }
  if (operations.length > 0) operations.push(...(await treeGuard(store, owner, table)));
  return { operations, notes, blobs: [...new Set(blobs)] };
}

/** Of the blobs a row here names those that are gone and that the archive can bring back. */
async function ownBlobs({ files }: Deps, table: Table, here: StoredRow): Promise<readonly string[]> {
  const arrived = await files.arriving(table, here);
  return arrived ? (namesOf(table, arrived) ?? []) : [];
}

async function cannotAdd(
  { store, owner }: Deps,
  { table, parent }: BackedUp,
  row: StoredRow,
): Promise<string | undefined> {
  const fields: Readonly<Record<string, unknown>> = { ...row };
  if (parent && !(await store.get(parent.table, owner, String(fields[parent.field]))))
    return "What it belongs to is neither in the backup nor here.";
  if (!isRowOf(documents, table, row)) return undefined;
  const { file, collection_id, id } = row;
  const equal = await store.query(documents, { owner, where: { file } });
  return equal.some((one) => one.collection_id === collection_id && one.id !== id) ? "same" : undefined;
}

async function writes(
  { store, owner }: Deps,
  { table, parent }: BackedUp,
  here: StoredRow | undefined,
  row: StoredRow,
): Promise<Operation[]> {
  const fields: Readonly<Record<string, unknown>> = { ...row };
  return [
    require(table, owner, row.id, here ?? "absent"),
    ...(parent ? [require(parent.table, owner, String(fields[parent.field]))] : []),
    put(table, row),
    ...(isRowOf(documents, table, row) ? await jobFor(store, row) : []),
  ];
}

/** A document that is to be read has its job, unless one of before tells of it still. */
async function jobFor(store: Store, row: DocumentRow): Promise<Operation[]> {
  if (row.status !== "processing") return [];
  const operation = documentJob(row);
  const isJob = operation.kind === "put" && isRowOf(jobs, operation.table, operation.row);
  const key = isJob ? operation.row.idempotency_key : null;
  const known = await store.query(jobs, { owner: row.owner, where: { idempotency_key: key } });
  return known.length > 0 ? [] : [operation];
}

/** Whoever moves pages or places of the navigation at the same time looks again. */
async function treeGuard(store: Store, owner: string, table: Table): Promise<Operation[]> {
  const id = ({ [pages.name]: "pages", [navigationRoutes.name]: "navigation" } as const)[table.name];
  if (!id) return [];
  const tree = await store.get(treeVersions, owner, id);
  const guard = require(treeVersions, owner, id, tree ? { version: tree.version } : "absent");
  return [guard, put(treeVersions, { id, owner, version: (tree?.version ?? 0) + 1 })];
}
