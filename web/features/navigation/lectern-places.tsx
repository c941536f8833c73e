import { createMemo, For, Show, type JSX } from "solid-js";
import type { Body } from "../../app/client/client.ts";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { movedTo, PARTS, PLACES, SECTIONS } from "../../app/places.ts";
import { Button } from "../../ui/button.tsx";
import type { NavigationRoute } from "#core/workspace/navigation/navigation-route.ts";
import type { NavigationChanges } from "./use-navigation.ts";

interface LecternPlacesProps {
  readonly routes: readonly NavigationRoute[];
  readonly changes: NavigationChanges;
}

/** Places of the app and their parts that the navigation does not have, to be taken in. */
export function LecternPlaces(props: LecternPlacesProps): JSX.Element {
  const { api, client, toasts } = useApp();
  const isThere = (address: string) => props.routes.some(({ route }) => (movedTo(route) ?? route) === address);
  /** They are shown until a row hides them. */
  const shown = PLACES.filter((place) => !("isRow" in place));
  const others = createMemo(() => [...shown, ...SECTIONS, ...PARTS].filter(({ address }) => !isThere(address)));
  const missing = createMemo(() => PLACES.filter((place) => "isRow" in place && !isThere(place.address)));
  const hidden = createMemo(() => props.routes.filter(({ is_system, is_visible }) => is_system && !is_visible));
  const create = async (fields: Body<"createNavigationRoute">, done: string) => {
    await toasts.attempt("The sidebar stays as it was.", async () => {
      await api.createNavigationRoute({ body: fields });
      toasts.show(done);
    });
    await client.invalidateQueries({ queryKey: keys.navigation });
  };
  const restore = async () => {
    if (hidden().length > 0)
      await props.changes.show(
        hidden().map(({ id }) => id),
        true,
      );
    for (const { name, address, icon, title } of missing())
      await create({ name, route: address, icon, description: title }, `“${name}” is back.`);
  };
  return (
    <>
      <Show when={hidden().length + missing().length > 0}>
        <div>
          <Button icon="retry" onClick={() => void restore()}>
            Restore the places of Lectern
          </Button>
        </div>
      </Show>
      <Show when={others().length > 0}>
        <details class="places-others">
          <summary>Other places of Lectern</summary>
          <p class="note">Take one into your list, where you can move and rename it, or hide it.</p>
          <ul>
            <For each={others()}>
              {({ name, address, icon }) => (
                <li>
                  <span>{name}</span>
                  <Button
                    small
                    aria-label={`Add ${name}`}
                    onClick={() => void create({ name, route: address, icon }, `“${name}” is in your sidebar.`)}
                  >
                    Add
                  </Button>
                  <Show when={shown.some((place) => place.address === address)}>
                    <Button
                      small
                      aria-label={`Hide ${name} from the sidebar`}
                      onClick={() =>
                        void create({ name, route: address, icon, is_visible: false }, `“${name}” is hidden.`)
                      }
                    >
                      Hide
                    </Button>
                  </Show>
                </li>
              )}
            </For>
          </ul>
        </details>
      </Show>
    </>
  );
}
