import { pluginStates } from "#core/plugins/state/plugin-state.ts";
import { expect, it } from "vitest";
import { createWorld, type Device } from "#core/sync/testing/sync-world.ts";
import { tables } from "#core/api/tables.ts";
import { deletePage } from "./delete-page.ts";
import { NewPage } from "./page.ts";
import { listPages } from "./list-pages.ts";
import { changePage, createPage, getPageByRoute, publishPage } from "./pages.ts";

function setup() {
  const world = createWorld({ serverTables: tables });
  const clock = { now: () => (world.clock.now += 1) };
  const [one, two] = [world.addDevice({ tables }), world.addDevice({ tables })];
  const depsOf = ({ store }: Device) => ({ store, clock, ofPages: [pluginStates] });
  const make = (device: Device, route: string, parent_route: string | null = null) =>
    createPage(depsOf(device), device.owner, NewPage.parse({ name: route, route, parent_route }));
  const cycle = async (...devices: readonly Device[]) => {
    for (const { client } of devices) expect((await client.cycle()).state).toMatchObject({ problem: null });
  };
  const routesOn = async (device: Device) => {
    const { pages } = await listPages(depsOf(device), device.owner, { limit: 100, offset: 0 });
    return pages.map(({ route, parent_route }) => [route, parent_route]).sort();
  };
  return { one, two, depsOf, make, cycle, routesOn };
}

it("a route that two devices gave to different pages leaves both pages usable", async () => {
  const { one, two, depsOf, make, cycle, routesOn } = setup();
  const first = await make(one, "/a");
  await make(one, "/a/x", "/a");
  const [free, second] = [await make(two, "/b"), await make(two, "/c")];
  await changePage(depsOf(two), two.owner, free.id, { route_segment: "a" });
  await changePage(depsOf(two), two.owner, second.id, { parent_route: "/a", route_segment: "x" });
  await cycle(one, two, one, two);

  const routes = await routesOn(one);
  expect(await routesOn(two)).toEqual(routes);
  expect(new Set(routes.map(([route]) => route)).size).toBe(4);
  expect((await getPageByRoute(depsOf(two), two.owner, "a")).id).toBe(first.id);

  await publishPage(depsOf(one), one.owner, free.id, true);
  await changePage(depsOf(one), one.owner, free.id, { route_segment: "b" });
  await changePage(depsOf(one), one.owner, second.id, { parent_route: "/b" });
  await cycle(one, two);
  expect((await getPageByRoute(depsOf(two), two.owner, "b")).id).toBe(free.id);
  expect((await getPageByRoute(depsOf(two), two.owner, "b/x")).id).toBe(second.id);
});

it("pages that two devices put below each other can be taken apart and deleted", async () => {
  const { one, two, depsOf, make, cycle, routesOn } = setup();
  const [x, y] = [await make(one, "/x"), await make(one, "/y")];
  await cycle(one, two);
  await changePage(depsOf(one), one.owner, x.id, { route: "/left", parent_route: "/right" });
  await changePage(depsOf(two), two.owner, y.id, { route: "/right", parent_route: "/left" });
  await cycle(one, two, one);
  expect(await routesOn(two)).toEqual([
    ["/left", "/right"],
    ["/right", "/left"],
  ]);

  await changePage(depsOf(one), one.owner, x.id, { name: "Renamed" });
  await changePage(depsOf(one), one.owner, x.id, { parent_route: null, route_segment: "top" });
  await cycle(one, two);
  expect(await routesOn(two)).toEqual([
    ["/top", null],
    ["/top/right", "/top"],
  ]);
  await deletePage(depsOf(two), two.owner, x.id);
  await cycle(two, one);
  expect(await routesOn(one)).toEqual([["/right", null]]);
});
