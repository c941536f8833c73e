import { createMemo, For, Show, type JSX } from "solid-js";
import type { Body } from "../../app/client/client.ts";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { FIRST_PLACES, PLACES, SIDE_PLACES } from "../../app/places.ts";
import { Button } from "../../ui/button.tsx";
import type { NavigationRoute } from "#core/workspace/navigation/navigation-route.ts";
import type { NavigationChanges } from "./use-navigation.ts";

interface LecternPlacesProps {
  readonly routes: readonly NavigationRoute[];
  readonly changes: NavigationChanges;
}

/** Places of the app that the navigation does not have: they are at the foot of the sidebar until they are taken in. */
export function LecternPlaces(props: LecternPlacesProps): JSX.Element {
  const { api, client, toasts } = useApp();
  const isThere = (address: string) => props.routes.some(({ route }) => route === address);
  const others = createMemo(() => [...SIDE_PLACES, ...PLACES].filter(({ to }) => !isThere(to)));
  const missing = createMemo(() => FIRST_PLACES.filter(({ address }) => !isThere(address)));
  const hidden = createMemo(() => props.routes.filter(({ is_system, is_visible }) => is_system && !is_visible));
  const create = async (fields: Body<"createNavigationRoute">, done: string) => {
    try {
      await api.createNavigationRoute({ body: fields });
      toasts.show(done);
    } catch (error) {
      toasts.show(`The navigation stays as it was. ${error instanceof Error ? error.message : ""}`);
    }
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
          <p class="places-note">They are at the foot of the sidebar. Take one into your navigation, or hide it.</p>
          <ul>
            <For each={others()}>
              {({ to, label, icon }) => (
                <li>
                  <span>{label}</span>
                  <Button
                    small
                    aria-label={`Add ${label}`}
                    onClick={() => void create({ name: label, route: to, icon }, `“${label}” is in your navigation.`)}
                  >
                    Add
                  </Button>
                  <Button
                    small
                    aria-label={`Hide ${label} from the sidebar`}
                    onClick={() =>
                      void create({ name: label, route: to, icon, is_visible: false }, `“${label}” is hidden.`)
                    }
                  >
                    Hide
                  </Button>
                </li>
              )}
            </For>
          </ul>
        </details>
      </Show>
    </>
  );
}
