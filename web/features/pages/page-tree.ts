import type { Page } from "./page-api.ts";

export interface PageNode {
  readonly page: Page;
  readonly children: readonly PageNode[];
}

/** Pages below the pages they name; one whose parent is not there stands at the top. By name on each level. */
export function treeOf(pages: readonly Page[]): readonly PageNode[] {
  const routes = new Set(pages.map(({ route }) => route));
  const parentOf = ({ parent_type, parent_route }: Page) =>
    parent_type === "page" && parent_route !== null && routes.has(parent_route) ? parent_route : null;
  const byParent = Map.groupBy(pages, parentOf);
  const below = (parent: string | null): readonly PageNode[] =>
    (byParent.get(parent) ?? [])
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map((page) => ({ page, children: below(page.route) }));
  return below(null);
}

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
