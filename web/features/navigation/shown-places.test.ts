import { expect, test } from "vitest";
import type { NavigationRoute } from "#core/workspace/navigation/navigation-route.ts";
import { addressHere, FIRST_PLACES, shownPlaces, startAddress } from "./shown-places.ts";

const route = (id: string, more: Partial<NavigationRoute> = {}): NavigationRoute =>
  ({
    id,
    name: id,
    route: `/${id}`,
    icon: "",
    description: "",
    parent_id: null,
    is_expanded: true,
    is_visible: true,
    display_order: 0,
    default_page_id: null,
    default_component_id: null,
    ...more,
  }) as NavigationRoute;
type Shown = Parameters<typeof shownPlaces>[1][number];
const page = (at: string, more: Partial<Shown> = {}): Shown => ({
  id: at,
  name: at,
  route: at,
  icon: "",
  description: "",
  is_published: true,
  parent_route: null,
  parent_type: "page",
  ...more,
});
const lines = (places: ReturnType<typeof shownPlaces>) =>
  places.map(({ name, address, level }) => `${". ".repeat(level)}${name} ${address}`);

/** Rows that hide what the app shows by itself. */
const HIDDEN = ["/chats", "/conversations", "/library", "/pages"].map((address) =>
  route(address, { route: address, is_visible: false }),
);
const shownOf = (routes: readonly NavigationRoute[], pages: readonly Shown[]) =>
  lines(shownPlaces([...routes, ...HIDDEN], pages));

test("places come in their order and below each other; what is hidden hides what is below it", () => {
  const routes = [
    route("b", { display_order: 1 }),
    route("a"),
    route("under", { parent_id: "b" }),
    route("gone", { is_visible: false, display_order: 2 }),
    route("gone-too", { parent_id: "gone" }),
  ];
  expect(shownOf(routes, [])).toEqual(["a /a", "b /b", ". under /under"]);
});

test("a place opens its default page once that is published, or its default component", () => {
  const routes = [
    route("a", { default_page_id: "/desk" }),
    route("b", { default_component_id: "ask", display_order: 1 }),
  ];
  expect(shownOf(routes, [page("/desk")])).toEqual(["a /p/desk", "b /show/ask"]);
  expect(shownOf(routes, [page("/desk", { is_published: false })])).toEqual(["a /a", "b /show/ask"]);
});

test("published pages come below each other, or below the place they were put, and not twice", () => {
  const pages = [
    page("/top"),
    page("/top/below", { parent_route: "/top" }),
    page("/draft", { is_published: false }),
    page("/x", { parent_route: "/a", parent_type: "navigation" }),
    page("/named"),
  ];
  const routes = [route("a"), route("n", { route: "/p/named", display_order: 1 })];
  const ofRows = ["a /a", ". /x /p/x", "n /p/named"];
  expect(shownOf(routes, pages)).toEqual([...ofRows, "/top /p/top", ". /top/below /p/top/below"]);
  expect(lines(shownPlaces(routes, pages)).slice(3)).toEqual([
    "Chats /chats",
    "Library /library",
    "Pages /pages",
    ". /top /p/top",
    ". . /top/below /p/top/below",
  ]);
});

test("pages that two devices put below each other are still shown", () => {
  const pages = [page("/a", { parent_route: "/b" }), page("/b", { parent_route: "/a" })];
  expect(shownOf([], pages)).toHaveLength(2);
});

test("places that the navigation has no row for come after those that are before them in the app", () => {
  const routes = [
    route("home", { route: "/", default_page_id: "/desk" }),
    route("below", { parent_id: "home" }),
    route("search", { display_order: 1 }),
    route("set", { display_order: 2, route: "/settings" }),
    route("api", { parent_id: "set", route: "/docs" }),
  ];
  expect(lines(shownPlaces(routes, [page("/desk")]))).toEqual([
    "home /p/desk",
    ". below /below",
    "Chats /chats",
    "Library /library",
    "search /search",
    "Pages /pages",
    "set /settings",
    ". api /docs",
  ]);
});

test("an address of before leads to where it is now", () => {
  expect(shownOf([route("m", { route: "/models" }), route("j", { route: "jobs?status=failed" })], [])).toEqual([
    "j /activity?status=failed",
    "m /settings/models",
  ]);
});

test("the default page of the place / is the start", () => {
  expect(startAddress([route("home", { route: "/" })], [])).toBeUndefined();
  expect(startAddress([route("home", { route: "/", default_page_id: "/desk" })], [page("/desk")])).toBe("/p/desk");
});

test("one place is where a person is: the page that is open and not the one above it", () => {
  const places = shownPlaces([], [page("/farm"), page("/farm/costs", { parent_route: "/farm" })]);
  expect(addressHere(places, "/p/farm/costs")).toBe("/p/farm/costs");
  expect(addressHere(places, "/p/farm")).toBe("/p/farm");
  expect(addressHere(places, "/p/farm/draft")).toBe("/p/farm");
  expect(addressHere(places, "/p/farming")).toBeUndefined();
  expect(addressHere(places, "/library/trash")).toBe("/library");
  expect(addressHere(FIRST_PLACES, "/")).toBe("/");
});
