import { put, type Operation } from "#core/storage/store.ts";
import { navigationRoutes, type NavigationRouteRow } from "./navigation-route.ts";

type Entry = readonly [name: string, route: string, icon: string, description: string];

const ENTRIES: readonly { readonly entry: Entry; readonly below?: readonly Entry[] }[] = [
  { entry: ["Home", "/", "home", "Ask your documents"] },
  { entry: ["Search", "/search", "quote", "Find passages in your documents"] },
  { entry: ["Evaluate", "/evaluation", "chart", "Measure how well questions are answered"] },
  {
    entry: ["Settings", "/settings", "settings", "Models, account, storage, privacy and how Lectern looks"],
    below: [["API", "/docs", "code", "Every endpoint, to read and to try"]],
  },
];

/** The navigation everybody starts with: the places there are in the app. */
export function startingNavigation(user: string, now: string): Operation[] {
  return ENTRIES.flatMap(({ entry, below = [] }, place) => {
    const parent = newRow(user, now, entry, place, null);
    const children = below.map((child, index) => newRow(user, now, child, index, parent.id));
    return [parent, ...children].map((row) => put(navigationRoutes, row));
  });
}

function newRow(
  owner: string,
  now: string,
  [name, route, icon, description]: Entry,
  display_order: number,
  parent_id: string | null,
): NavigationRouteRow {
  return {
    id: crypto.randomUUID(),
    owner,
    name,
    route,
    icon,
    description,
    parent_id,
    is_expanded: true,
    is_visible: true,
    is_system: true,
    default_page_id: null,
    default_component_id: null,
    display_order,
    created_at: now,
    updated_at: now,
  };
}
