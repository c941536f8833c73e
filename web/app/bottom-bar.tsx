import { createMemo, type JSX } from "solid-js";
import { OwnPlaces, useShownPlaces } from "../features/navigation/own-places.tsx";
import { isElsewhere } from "../features/navigation/shown-places.ts";

/** Places beside the menu: what a thumb reaches on the narrowest screen. */
const COUNT = 4;

/** On a narrow screen: the first places of the sidebar, and the menu with the rest. */
export function BottomBar(props: { readonly inert: boolean; readonly children: JSX.Element }): JSX.Element {
  const shown = useShownPlaces();
  const places = createMemo(() =>
    shown
      .places()
      .filter(({ level, address }) => level === 0 && !isElsewhere(address))
      .slice(0, COUNT),
  );
  return (
    <nav class="bottom-bar" aria-label="Main places" inert={props.inert}>
      <OwnPlaces places={places()} />
      {props.children}
    </nav>
  );
}
