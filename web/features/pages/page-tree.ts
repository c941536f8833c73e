import { chainUp } from "#core/workspace/hierarchy/ancestors.ts";
import type { Page } from "#core/workspace/pages/page.ts";

export interface PageNode {
  readonly page: Page;
  readonly children: readonly PageNode[];
}

/**
 * Pages below the pages they name; one whose parent is not there stands at the top. By name on each level. Devices that
 * move pages apart may leave a loop: the first page of it by route stands at the top.
 */
export function treeOf(pages: readonly Page[]): readonly PageNode[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const above = ({ parent_type, parent_route }: Page) =>
    parent_type === "page" && parent_route !== null ? byRoute.get(parent_route) : undefined;
  const parentOf = (page: Page) => {
    const chain = chainUp(page, above);
    const last = chain.at(-1);
    const isInLoop = last !== undefined && above(last) === page;
    if (isInLoop && chain.every(({ route }) => page.route <= route)) return null;
    return above(page)?.route ?? null;
  };
  const byParent = Map.groupBy(pages, parentOf);
  const below = (parent: string | null): readonly PageNode[] =>
    (byParent.get(parent) ?? [])
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map((page) => ({ page, children: below(page.route) }));
  return below(null);
}

/** The pages above a page, the nearest first. */
export function chainOf(pages: readonly Page[], page: Page): readonly Page[] {
  const byRoute = new Map(pages.map((one) => [one.route, one]));
  return chainUp(page, ({ parent_type, parent_route }) =>
    parent_type === "page" && parent_route !== null ? byRoute.get(parent_route) : undefined,
  ).filter(({ id }) => id !== page.id);
}

/** The published pages right below a page, by name. */
export const publishedBelow = (pages: readonly Page[], { route }: Pick<Page, "route">): readonly Page[] =>
  pages
    .filter((page) => page.is_published && page.parent_type === "page" && page.parent_route === route)
    .toSorted((a, b) => a.name.localeCompare(b.name));

/** Those that may be a page's parent: neither itself nor anything below it. */
export function parentsFor(pages: readonly Page[], page: Pick<Page, "id"> | undefined): readonly Page[] {
  const excluded = new Set<string>();
  const exclude = (node: PageNode) => (excluded.add(node.page.id), node.children.forEach(exclude));
  const find = (nodes: readonly PageNode[]): void =>
    nodes.forEach((node) => (node.page.id === page?.id ? exclude(node) : find(node.children)));
  find(treeOf(pages));
  return pages.filter(({ id }) => !excluded.has(id));
}

/** "/reports/yearly-figures": an address for a name, below another's. */
export function routeFor(name: string, parent: string | null): string {
  const segment = name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "");
  return `${parent === null || parent === "/" ? "" : parent}/${segment}`;
}

/** "/old/figures" below "/reports" is "/reports/figures". */
export function routeUnder(route: string, parent: string | null): string {
  return `${parent === null || parent === "/" ? "" : parent}/${route.slice(route.lastIndexOf("/") + 1)}`;
}
