import type { Page } from "#core/workspace/pages/page.ts";
import { outline, withBelow, without, type Placed } from "./arrange.ts";
import type { NavigationRoute } from "#core/workspace/navigation/navigation-route.ts";

/** An entry of the sidebar. */
export interface ShownPlace {
  readonly key: string;
  readonly name: string;
  /** A path of the app, or a whole address elsewhere. */
  readonly address: string;
  readonly icon: string;
  readonly title: string;
  readonly level: number;
}

type PageFacts = Pick<
  Page,
  "id" | "name" | "route" | "icon" | "description" | "is_published" | "parent_route" | "parent_type"
>;

export const isElsewhere = (address: string) => /^https?:/i.test(address);

/** `/p/reports/2026` for the page at `/reports/2026`. */
export const addressOfPage = ({ route }: Pick<Page, "route">) =>
  `/p${route.split("/").map(encodeURIComponent).join("/")}`;

/** Where a place leads: to its default page once that is published, to its default component, or to its route. */
export function addressOf(route: NavigationRoute, pages: readonly PageFacts[]): string {
  const page = pages.find(({ id, is_published }) => id === route.default_page_id && is_published);
  if (page) return addressOfPage(page);
  if (route.default_component_id) return `/show/${encodeURIComponent(route.default_component_id)}`;
  return isElsewhere(route.route) ? route.route : `/${route.route.replace(/^\/+/, "")}`;
}

/** What of the navigation is shown, in its order; what is hidden hides what is below it. */
export function visibleRoutes(routes: readonly NavigationRoute[]): readonly Placed[] {
  const hidden = new Set(routes.flatMap(({ id, is_visible }) => (is_visible ? [] : [...withBelow(routes, id)])));
  return outline(without(routes, (id) => hidden.has(id)));
}

/**
 * The sidebar's places: the navigation with the published pages that were put below its places, then the other published
 * pages below each other. A page that the navigation leads to already is where the navigation has it, or hidden with it.
 */
export function shownPlaces(
  routes: readonly NavigationRoute[],
  pages: readonly PageFacts[],
): { readonly places: readonly ShownPlace[]; readonly pages: readonly ShownPlace[] } {
  const named = new Set(routes.map((route) => addressOf(route, pages)));
  const own = pages
    .filter((page) => page.is_published && !named.has(addressOfPage(page)))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const done = new Set<string>();
  const pagePlaces = (level: number, isHere: (page: PageFacts) => boolean): readonly ShownPlace[] =>
    own.filter(isHere).flatMap((page) => {
      if (done.has(page.id)) return [];
      done.add(page.id);
      return [placeOfPage(page, level), ...pagePlaces(level + 1, isBelow(page.route, "page"))];
    });
  const places = visibleRoutes(routes).flatMap(({ route, level }) => [
    {
      key: route.id,
      name: route.name,
      address: addressOf(route, pages),
      icon: route.icon,
      title: route.description || route.route,
      level,
    },
    ...pagePlaces(level + 1, isBelow(route.route, "navigation")),
  ]);
  const shownRoutes = new Set(own.map(({ route }) => route));
  const isTop = ({ parent_type, parent_route }: PageFacts) =>
    parent_type !== "page" || parent_route === null || !shownRoutes.has(parent_route);
  // The second round is for pages that two devices put below each other.
  return { places, pages: [...pagePlaces(0, isTop), ...pagePlaces(0, () => true)] };
}

const isBelow =
  (route: string, type: Page["parent_type"]) =>
  ({ parent_type, parent_route }: PageFacts) =>
    parent_type === type && parent_route === route;

const placeOfPage = (page: PageFacts, level: number): ShownPlace => ({
  key: page.id,
  name: page.name,
  address: addressOfPage(page),
  icon: page.icon || "file",
  title: page.description || page.route,
  level,
});

/** The address of the page that opens first, where one is chosen: the default page of the place `/`. */
export function startAddress(routes: readonly NavigationRoute[], pages: readonly PageFacts[]): string | undefined {
  const home = routes.find(({ route }) => route === "/");
  const address = home && addressOf(home, pages);
  return address === "/" ? undefined : address;
}
