import { Key } from "@solid-primitives/keyed";
import { useQuery } from "@tanstack/solid-query";
import { useLocation, useRouter } from "@tanstack/solid-router";
import { createEffect, createMemo, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { useOwnPlaces } from "../../app/own-place.ts";
import { Icon } from "../../ui/icon.tsx";
import { loaded } from "../../ui/states.tsx";
import { allPages, asPublished, pageKeys } from "../pages/read-pages.ts";
import { iconOf } from "./route-icon.ts";
import { addressHere, FIRST_PLACES, isElsewhere, shownPlaces, startAddress, type ShownPlace } from "./shown-places.ts";
import { useNavigation } from "./use-navigation.ts";

/** The navigation and the published pages, as the sidebar shows them. */
export function useShownPlaces() {
  const { api } = useApp();
  const { query, routes } = useNavigation();
  const pages = useQuery(() => ({ queryKey: pageKeys.all, queryFn: () => allPages(api), reconcile: "id" }));
  const isKnown = () => loaded(query) !== undefined;
  const known = createMemo(() => (loaded(pages) ?? []).map(asPublished));
  const shown = createMemo(() => shownPlaces(routes(), known()));
  return {
    /** Before the navigation is known, and without an account, what everybody starts with. */
    places: () => (isKnown() ? shown() : FIRST_PLACES),
    start: () => (isKnown() && loaded(pages) ? (startAddress(routes(), known()) ?? "/") : undefined),
  };
}

/** Links to places; the one that is open is marked. */
export function OwnPlaces(props: { readonly places: readonly ShownPlace[] }): JSX.Element {
  const location = useLocation();
  const here = createMemo(() => addressHere(props.places, location().pathname));
  return (
    <Key each={props.places} by="key">
      {(place) => <OwnPlace place={place()} isHere={place().address === here()} />}
    </Key>
  );
}

/** Opens the chosen start page when the app is opened at its start, and only then. */
export function openStartPage(start: () => string | undefined): void {
  const router = useRouter();
  const { pathname, search, hash } = location;
  if (pathname !== "/" || search !== "" || hash !== "") return;
  let isDone = false;
  createEffect(() => {
    const address = start();
    if (isDone || address === undefined) return;
    isDone = true;
    if (address !== "/" && !isElsewhere(address) && location.pathname === "/") router.history.replace(address);
  });
}

function OwnPlace(props: { readonly place: ShownPlace; readonly isHere: boolean }): JSX.Element {
  const go = useOwnPlaces();
  const address = () => props.place.address;
  return (
    <a
      class="nav-item"
      style={
        props.place.level > 0
          ? { "padding-left": `calc(var(--s2) + ${Math.min(props.place.level, 4)} * 0.9rem)` }
          : undefined
      }
      href={address()}
      title={props.place.title}
      aria-current={props.isHere ? "page" : undefined}
      {...(isElsewhere(address()) && { target: "_blank", rel: "noopener noreferrer" })}
      onClick={(event) => go(event, address())}
    >
      <Icon name={iconOf(props.place.icon)} size={18} />
      <span class="nav-text">{props.place.name}</span>
      <Show when={isElsewhere(address())}>
        <Icon name="external" size={14} />
        <span class="hidden-visually"> (opens in a new tab)</span>
      </Show>
    </a>
  );
}
