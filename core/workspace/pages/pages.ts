import { type Clock, timestamp } from "#core/storage/time.ts";
import { ApiError, conflict, notFound, badRequest } from "#core/http/errors.ts";
import { chainUp, hasLoop } from "../hierarchy/ancestors.ts";
import { changeTree } from "../hierarchy/tree-version.ts";
import { change, put, require, UniqueViolation, type Operation, type Store } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { sameJson } from "#core/storage/same-json.ts";
import { alreadyAt, checkRoutes, routeBelow, withPagesBelow, type Move } from "./page-routes.ts";
import {
  pages,
  toPage,
  toPageWithBackup,
  toPublishedPage,
  type NewPage,
  type Page,
  type PageChange,
  type PageRow,
  type PageWithBackup,
} from "./page.ts";

export interface PageDeps {
  readonly store: Store;
  readonly clock: Clock;
}

type Reading = Pick<PageDeps, "store">;

/** Throws 409 when the user has a page at the route, 400 when the page would come to stand below itself. */
export async function createPage(deps: PageDeps, user: string, page: NewPage): Promise<Page> {
  const now = timestamp(deps.clock);
  const row: PageRow = {
    ...page,
    id: crypto.randomUUID(),
    owner: user,
    route_segment: page.route_segment ?? lastSegment(page.route),
    is_published: false,
    content_backup: null,
    published_content: null,
    published_as: null,
    created_at: now,
    updated_at: now,
  };
  return writePage(deps, user, row.route, async () => {
    refuseLoop([...(await allPages(deps, user)), row], row.route);
    return { batch: [put(pages, row)], result: toPage(row) };
  });
}

export async function getPage(deps: Reading, user: string, id: string): Promise<PageWithBackup> {
  return toPageWithBackup(await pageRow(deps, user, id));
}

/** The draft. `route` with or without slashes around it: hosts differ in what they leave of them. */
export async function getPageByRoute(deps: Reading, user: string, route: string): Promise<PageWithBackup> {
  return toPageWithBackup(await rowAt(deps, user, route));
}

/** The published copy. Throws 404 for a page that is not published. */
export async function getPublishedPage(deps: Reading, user: string, route: string): Promise<PageWithBackup> {
  const row = await rowAt(deps, user, route);
  if (!row.is_published) throw new ApiError(404, `The page at ${row.route} is not published.`);
  return toPublishedPage(row);
}

/**
 * Changes the fields given. Another segment or parent gives another route, unless another route is given as well; the
 * routes of all pages below follow in the same write. Throws 409 for a route that is taken and 400 when the page would
 * come to stand below itself.
 */
export async function changePage(deps: PageDeps, user: string, id: string, fields: PageChange): Promise<Page> {
  await pageRow(deps, user, id);
  return writePage(deps, user, fields.route ?? "", async () => {
    const updated_at = timestamp(deps.clock);
    const before = await pageRow(deps, user, id);
    const after: PageRow = { ...before, ...fields, ...newRoute(before, fields), updated_at };
    const all = await allPages(deps, user);
    const moves = withPagesBelow(all, [{ before, after }]);
    if (isElsewhere(before, after)) {
      // By the routes as they are, which parent_route names, and as they will be: other pages may wait for those.
      refuseLoop(replaced(all, [{ ...after, route: before.route }]), before.route);
      checkRoutes(all, moves);
      refuseLoop(replaced(all, afterOf(moves)), after.route);
    }
    const batch = moves.map((move) => change(pages, user, move.before.id, { ...changedFields(move), updated_at }));
    return { batch, result: toPage(after) };
  });
}

/** Publishing copies the content with its name, description and icon; the copy stays until the page is published again. */
export async function publishPage(deps: PageDeps, user: string, id: string, is_published: boolean): Promise<Page> {
  const copyOf = ({ content, name, description, icon }: PageRow) => ({
    published_content: is_published ? content : null,
    published_as: is_published ? { name, description, icon } : null,
  });
  return toPage(await changeRow(deps, user, id, (row) => ({ is_published, ...copyOf(row) })));
}

/** Keeps a copy of the content, in place of the one before. */
export async function backUpPage(deps: PageDeps, user: string, id: string): Promise<PageWithBackup> {
  return toPageWithBackup(await changeRow(deps, user, id, ({ content }) => ({ content_backup: content })));
}

export async function pageRow({ store }: Reading, user: string, id: string): Promise<PageRow> {
  const row = await store.get(pages, user, id);
  if (!row) throw notFound("page", id);
  return row;
}

async function rowAt({ store }: Reading, user: string, route: string): Promise<PageRow> {
  const wanted = `/${route.replace(/^\/+|\/+$/g, "")}`;
  const [row] = await store.query(pages, { owner: user, where: { route: wanted } });
  if (!row) throw notFoundAt(wanted);
  return row;
}

export function allPages({ store }: Reading, user: string): Promise<PageRow[]> {
  return store.query(pages, { owner: user });
}

/** What a change makes of the route and its last segment. A route that is given and is the old one is no wish for it. */
function newRoute(before: PageRow, fields: PageChange): Partial<Pick<PageRow, "route" | "route_segment">> {
  const { route, route_segment = before.route_segment, parent_route = before.parent_route } = fields;
  if (route !== undefined && route !== before.route)
    return fields.route_segment === undefined ? { route_segment: lastSegment(route) } : {};
  const isMoved = route_segment !== before.route_segment || parent_route !== before.parent_route;
  return isMoved ? { route: routeBelow(parent_route, route_segment) } : {};
}

const isElsewhere = (before: PageRow, after: PageRow) =>
  (["route", "parent_route", "parent_type"] as const).some((field) => before[field] !== after[field]);

const afterOf = (moves: readonly Move[]) => moves.map(({ after }) => after);

function changedFields({ before, after }: Move): Partial<PageRow> {
  const entries = Object.entries(after).filter(([field, value]) => !sameJson(value, before[field as keyof PageRow]));
  return Object.fromEntries(entries) as Partial<PageRow>;
}

/** Writes fields made of the row as it is, and plans again when it changed meanwhile. */
async function changeRow(
  deps: PageDeps,
  user: string,
  id: string,
  fieldsOf: (row: PageRow) => Partial<PageRow>,
): Promise<PageRow> {
  for (;;) {
    const before = await pageRow(deps, user, id);
    const fields = { ...fieldsOf(before), updated_at: timestamp(deps.clock) };
    const guard = require(pages, user, id, { updated_at: before.updated_at, content: before.content });
    if (await writeUnlessChanged(deps.store, [guard, change(pages, user, id, fields)])) return { ...before, ...fields };
  }
}

async function writePage<Result>(
  deps: PageDeps,
  user: string,
  route: string,
  plan: () => Promise<{ batch: Operation[]; result: Result }>,
): Promise<Result> {
  try {
    return await changeTree(deps.store, user, "pages", plan);
  } catch (error) {
    if (error instanceof UniqueViolation) throw conflict(alreadyAt(route));
    throw error;
  }
}

/** A parent route that no page has is a top: pages may be made before their parents. */
function refuseLoop(all: readonly PageRow[], route: string): void {
  const byRoute = new Map(all.map((row) => [row.route, row]));
  const parentOf = (row: PageRow) =>
    row.parent_type === "page" && row.parent_route !== null ? byRoute.get(row.parent_route) : undefined;
  const start = byRoute.get(route);
  if (start && hasLoop(start, parentOf))
    throw badRequest(
      `A page cannot be placed below itself: ${chainUp(start, parentOf)
        .map(({ route }) => route)
        .join(" is below ")}.`,
    );
}

function replaced(all: readonly PageRow[], rows: readonly PageRow[]): PageRow[] {
  const ids = new Set(rows.map(({ id }) => id));
  return [...all.filter(({ id }) => !ids.has(id)), ...rows];
}

const notFoundAt = (route: string) => new ApiError(404, `There is no page at the route ${route}.`);
const lastSegment = (route: string) => route.slice(route.lastIndexOf("/") + 1);
