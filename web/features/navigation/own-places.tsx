import { useLocation, useRouter } from "@tanstack/solid-router";
import { createMemo, For, Show, type JSX } from "solid-js";
import { Icon } from "../../ui/icon.tsx";
import { outline, withBelow, without, type Placed } from "./arrange.ts";
import type { NavigationRoute } from "./navigation-api.ts";
import { iconOf } from "./route-icon.ts";
import { useNavigation } from "./use-navigation.ts";

/** Where the person goes besides the places of the app; nothing while there are none. */
export function OwnPlaces(): JSX.Element {
  const { routes } = useNavigation();
  const own = createMemo(() => outline(shownOf(routes())));
  return (
    <Show when={own().length > 0}>
      <For each={own()}>{(place) => <OwnPlace place={place} />}</For>
    </Show>
  );
}

/** What the app has of itself stands in the sidebar already; what is hidden hides what is below it. */
function shownOf(routes: readonly NavigationRoute[]): readonly NavigationRoute[] {
  const hidden = new Set(routes.flatMap(({ id, is_visible }) => (is_visible ? [] : [...withBelow(routes, id)])));
  const system = new Set(routes.flatMap(({ id, is_system }) => (is_system ? [id] : [])));
  return without(
    routes.filter(({ id }) => !hidden.has(id)),
    (id) => system.has(id),
  );
}

const isElsewhere = (route: string) => /^https?:/i.test(route);

function OwnPlace(props: { readonly place: Placed }): JSX.Element {
  const router = useRouter();
  const location = useLocation();
  const route = () => props.place.route;
  const address = () => (isElsewhere(route().route) ? route().route : `/${route().route.replace(/^\/+/, "")}`);
  const isHere = () => location().pathname === address().split(/[?#]/)[0];
  const go = (event: MouseEvent) => {
    if (isElsewhere(address()) || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    // The documentation is a page of its own.
    if (address() === "/docs") return;
    event.preventDefault();
    router.history.push(address());
  };
  return (
    <a
      class="nav-item"
      style={{ "padding-left": `calc(var(--s2) + ${Math.min(props.place.level, 4)} * 0.9rem)` }}
      href={address()}
      title={route().description || route().route}
      aria-current={isHere() ? "page" : undefined}
      {...(isElsewhere(address()) && { target: "_blank", rel: "noopener noreferrer" })}
      onClick={go}
    >
      <Icon name={iconOf(route().icon)} size={18} />
      <span class="nav-text">{route().name}</span>
      <Show when={isElsewhere(address())}>
        <Icon name="external" size={14} />
        <span class="hidden-visually"> (opens in a new tab)</span>
      </Show>
    </a>
  );
}
