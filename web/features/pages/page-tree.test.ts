import { expect, test } from "vitest";
import type { Page } from "#core/workspace/pages/page.ts";
import { parentsFor, routeFor, routeUnder, treeOf, type PageNode } from "./page-tree.ts";

const page = (route: string, parent_route: string | null = null, parent_type: Page["parent_type"] = "page") =>
  ({ id: route, name: route, route, parent_route, parent_type }) as Page;
const PAGES = [page("/b"), page("/a/2", "/a"), page("/a"), page("/a/1", "/a"), page("/a/1/x", "/a/1")];
const shapeOf = (nodes: readonly PageNode[]): unknown =>
  nodes.map(({ page, children }) => (children.length > 0 ? [page.route, shapeOf(children)] : page.route));

test("pages stand below their parents, by name", () => {
  expect(shapeOf(treeOf(PAGES))).toEqual([["/a", [["/a/1", ["/a/1/x"]], "/a/2"]], "/b"]);
});

test("a page whose parent is missing, or is no page, stands at the top", () => {
  expect(shapeOf(treeOf([page("/x", "/gone"), page("/y", "/x", "navigation")]))).toEqual(["/x", "/y"]);
});

test("a page is not offered itself or what is below it as its parent", () => {
  expect(parentsFor(PAGES, { id: "/a/1" }).map(({ id }) => id)).toEqual(["/b", "/a/2", "/a"]);
  expect(parentsFor(PAGES, undefined)).toHaveLength(PAGES.length);
});

test("an address is made of the name", () => {
  expect(routeFor("Crème & Brûlée!", null)).toBe("/creme-brulee");
  expect(routeFor("2026", "/reports")).toBe("/reports/2026");
  expect(routeFor("Über", "/")).toBe("/uber");
});

test("an address moves below another page with its last part", () => {
  expect(routeUnder("/old/figures", "/reports")).toBe("/reports/figures");
  expect(routeUnder("/reports/figures", null)).toBe("/figures");
});

test("pages that two devices put below each other are still listed", () => {
  expect(shapeOf(treeOf([page("/x", "/y"), page("/y", "/x"), page("/z")]))).toEqual([["/x", ["/y"]], "/z"]);
});
