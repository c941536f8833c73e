import type { Page } from "#core/workspace/pages/page.ts";
import { outline, withBelow, without, type Placed } from "./arrange.ts";
import { movedTo, PLACES } from "../../app/places.ts";
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
const addressOfPage = ({ route }: Pick<Page, "route">) => `/p${route.split("/").map(encodeURIComponent).join("/")}`;

/** Where a place leads: to its default page once that is published, to its default component, or to its route. */
function addressOf(route: NavigationRoute, pages: readonly PageFacts[]): string {
  const page = pages.find(({ id, is_published }) => id === route.default_page_id && is_published);
  if (page) return addressOfPage(page);
  if (route.default_component_id) return `/show/${encodeURIComponent(route.default_component_id)}`;
  if (isElsewhere(route.route)) return route.route;
  const address = `/${route.route.replace(/^\/+/, "")}`;
  return movedTo(address) ?? address;
}

/** What of the navigation is shown, in its order; what is hidden hides what is below it. */
function visibleRoutes(routes: readonly NavigationRoute[]): readonly Placed[] {
  const hidden = new Set(routes.flatMap(({ id, is_visible }) => (is_visible ? [] : [...withBelow(routes, id)])));
  return outline(without(routes, (id) => hidden.has(id)));
}

/**
 * The sidebar's places: the navigation with the published pages that were put below its places, and among them the places
 * of the app that the navigation has no row for. The other published pages are below "Pages", or at the end where that is
 * hidden. A page that the navigation leads to already is where the navigation has it, or hidden with it.
 */
export function shownPlaces(routes: readonly NavigationRoute[], pages: readonly PageFacts[]): readonly ShownPlace[] {
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
  const places: ShownPlace[] = visibleRoutes(routes).flatMap(({ route, level }) => [
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
  const rowAt = (address: string) => routes.find(({ route }) => route === address);
  for (const [at, place] of PLACES.entries()) {
    const before = PLACES[at - 1];
    if (!("isRow" in place) && !rowAt(place.address))
      places.splice(behind(places, before && (rowAt(before.address)?.id ?? before.id), 0), 0, placeOfApp(place));
  }
  const pagesPlace = places.find(({ address }) => address === "/pages");
  const level = pagesPlace?.level ?? -1;
  // The second round is for pages that two devices put below each other.
  const others = [...pagePlaces(level + 1, isTop), ...pagePlaces(level + 1, () => true)];
  places.splice(behind(places, pagesPlace?.key, level), 0, ...others);
  return places;
}

/**
 * Where a person is among places: the address of the one they opened, or else of the nearest above it, so that a page
 * below another is not marked as both. Undefined where none is.
 */
export function addressHere(places: readonly Pick<ShownPlace, "address">[], pathname: string): string | undefined {
  const paths = places.map(({ address }) => ({ address, path: address.split(/[?#]/)[0] ?? "" }));
  return paths
    .filter(({ path }) => pathname === path || (path !== "/" && pathname.startsWith(`${path}/`)))
    .toSorted((a, b) => b.path.length - a.path.length)[0]?.address;
}

/** Everybody's places before their own are known. */
export const FIRST_PLACES: readonly ShownPlace[] = PLACES.map(placeOfApp);

function placeOfApp({ id, name, address, icon, title }: (typeof PLACES)[number]): ShownPlace {
  return { key: id, name, address, icon, title, level: 0 };
}

/** Where something of this level goes that comes after a place and what is below it; the end where that is not shown. */
function behind(places: readonly ShownPlace[], key: string | undefined, level: number): number {
  const before = places.findIndex((place) => place.key === key);
  const next = places.findIndex((place, at) => at > before && place.level <= level);
  return before < 0 || next < 0 ? places.length : next;
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
