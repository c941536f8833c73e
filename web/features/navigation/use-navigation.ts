import { counted } from "#core/http/counted.ts";
import { useQuery } from "@tanstack/solid-query";
import { createMemo, createSignal } from "solid-js";
import type { Body } from "../../app/client/client.ts";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { nameOfRow } from "../../app/places.ts";
import { loaded } from "../../ui/states.tsx";
import { type Placement, placementsOf, settled, type Step, type Target, targetOf, without } from "./arrange.ts";
import type { NavigationRoute } from "#core/workspace/navigation/navigation-route.ts";

/** The person's navigation as the page and the sidebar show it: without what was just deleted. */
export function useNavigation() {
  const { api, deletes } = useApp();
  const query = useQuery(() => ({
    queryKey: keys.navigation,
    queryFn: () => api.listNavigationRoutes({ query: { limit: 1000 } }),
    reconcile: "id",
  }));
  const routes = createMemo(() =>
    without(settled(loaded(query) ?? []), deletes.isGone).map((route) => ({ ...route, name: nameOfRow(route) })),
  );
  return { query, routes };
}

/** Everything that changes the navigation. What is moved shows at once, and goes back when it could not be saved. */
export function useNavigationChanges(routes: () => readonly NavigationRoute[]) {
  const { api, client, toasts, deletes } = useApp();
  const [news, setNews] = createSignal("");
  let saving: Promise<void> = Promise.resolve();
  let waiting = 0;
  const nameOf = (id: string | null) => routes().find((route) => route.id === id)?.name;

  /** One after the other: of two changes in quick succession the second holds. What was not stored is told by `failed`. */
  async function store(change: () => Promise<unknown>, failed: (reason: string) => void): Promise<void> {
    waiting++;
    saving = saving.then(async () => {
      try {
        await change();
      } catch (error) {
        failed(error instanceof Error ? error.message : "");
      }
      // What is asked while another change waits would show the navigation without it.
      if (--waiting === 0) await client.invalidateQueries({ queryKey: keys.navigation });
    });
    await saving;
  }

  async function place(placements: readonly Placement[], said: string): Promise<void> {
    if (placements.length === 0) return;
    const before = client.getQueryData<readonly NavigationRoute[]>(keys.navigation);
    const changes = new Map(placements.map((placement) => [placement.id, placement]));
    await client.cancelQueries({ queryKey: keys.navigation });
    client.setQueryData<readonly NavigationRoute[]>(keys.navigation, (known) =>
      known?.map((route) => ({ ...route, ...changes.get(route.id) })),
    );
    setNews(said);
    await store(
      () => api.changeNavigationBatch({ body: [...placements] }),
      (reason) => {
        client.setQueryData(keys.navigation, before);
        setNews("");
        toasts.show(`It could not be moved. ${reason}`);
      },
    );
  }

  const move = (ids: readonly string[], target: Target) => {
    const what = ids.length === 1 ? `“${nameOf(ids[0] ?? null) ?? ""}”` : counted(ids.length, "place");
    const where = target.parent_id === null ? "at the top level" : `below “${nameOf(target.parent_id) ?? ""}”`;
    return place(placementsOf(routes(), ids, target), `${what} moved, now ${where}.`);
  };

  return {
    /** What has just been done, for people who do not see it. */
    news,
    move,
    /** False where there is nowhere to go. */
    step(id: string, step: Step): boolean {
      const target = targetOf(routes(), id, step);
      if (target) void move([id], target);
      else setNews(`“${nameOf(id) ?? ""}” cannot go there.`);
      return target !== undefined;
    },
    async change(id: string, fields: Body<"changeNavigationRoute">): Promise<void> {
      await client.cancelQueries({ queryKey: keys.navigation });
      client.setQueryData<readonly NavigationRoute[]>(keys.navigation, (known) =>
        known?.map((route) => (route.id === id ? { ...route, ...fields, order: route.order } : route)),
      );
      await store(
        () => api.changeNavigationRoute({ params: { route_id: id }, body: fields }),
        (reason) => toasts.show(`“${nameOf(id) ?? ""}” could not be changed. ${reason}`),
      );
    },
    /** Hides or shows several at once. */
    show: (ids: readonly string[], is_visible: boolean) =>
      place(
        routes()
          .filter(({ id }) => ids.includes(id))
          .map(({ id, parent_id, display_order }) => ({ id, parent_id, display_order, is_visible })),
        `${ids.length === 1 ? `“${nameOf(ids[0] ?? null) ?? ""}”` : counted(ids.length, "place")} ${is_visible ? "shown" : "hidden"}.`,
      ),
    remove({ id, name }: NavigationRoute): void {
      const commit = async () => {
        await api.deleteNavigationRoute({ params: { route_id: id } });
        await client.invalidateQueries({ queryKey: keys.navigation });
      };
      deletes.remove({ id, what: `“${name}”`, commit });
    },
  };
}

export type NavigationChanges = ReturnType<typeof useNavigationChanges>;
