import { createSignal, Show, type JSX } from "solid-js";
import { AccountView, mustLogIn } from "../../app/account-view.tsx";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/states.tsx";
import { LecternPlaces } from "./lectern-places.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import type { NavigationRoute } from "#core/workspace/navigation/navigation-route.ts";
import { PlaceList } from "./place-list.tsx";
import { RouteDialog } from "./route-dialog.tsx";
import { useNavigation, useNavigationChanges } from "./use-navigation.ts";
import "./navigation.css";

/** The person's own navigation: what stands in it, in which order, below what. */
export function NavigationPage(): JSX.Element {
  const { query, routes } = useNavigation();
  const changes = useNavigationChanges(routes);
  const [edited, setEdited] = createSignal<NavigationRoute | "new">();
  const [moving, setMoving] = createSignal<readonly string[]>([]);
  const [isChoosing, setChoosing] = createSignal(false);
  const [chosen, setChosen] = createSignal<ReadonlySet<string>>(new Set<string>());
  const changed = () => (edited() === "new" ? undefined : (edited() as NavigationRoute | undefined));
  const ids = () => routes().flatMap(({ id }) => (chosen().has(id) ? [id] : []));
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set([...before].filter((other) => other !== id).concat(isChosen ? [id] : [])));
  const stopChoosing = () => (setChoosing(false), setChosen(new Set<string>()));
  const removeChosen = () => {
    for (const route of routes().filter(({ id }) => chosen().has(id))) changes.remove(route);
    stopChoosing();
  };

  return (
    <div class="page">
      <div class="page-head">
        <h1>Navigation</h1>
        <Show when={!mustLogIn(query)}>
          <Button look="solid" icon="plus" onClick={() => setEdited("new")}>
            Add a place
          </Button>
        </Show>
      </div>
      <p class="lede">
        The places of the sidebar: views of Lectern, pages of yours, addresses on the web. What you change here shows
        there at once.
      </p>
      <p class="hidden-visually" role="status">
        {changes.news()}
      </p>
      <AccountView
        query={query}
        belongs="A navigation belongs to an account"
        loading="Loading your navigation…"
        failed="Your navigation could not be loaded."
        isEmpty={() => routes().length === 0}
        empty={
          <Empty icon="folder" title="Nothing in your navigation">
            <p>Add the places you go to often, in the order you like.</p>
            <Button icon="plus" onClick={() => setEdited("new")}>
              Add the first one
            </Button>
          </Empty>
        }
      >
        {() => (
          <>
            <div class="places-tools">
              <Show
                when={isChoosing()}
                fallback={
                  <Button small onClick={() => setChoosing(true)}>
                    Choose several
                  </Button>
                }
              >
                <span role="status">{chosen().size} chosen</span>
                <Button small disabled={ids().length === 0} onClick={() => setMoving(ids())}>
                  Move…
                </Button>
                <Button small disabled={ids().length === 0} onClick={() => void changes.show(ids(), false)}>
                  Hide
                </Button>
                <Button small disabled={ids().length === 0} onClick={() => void changes.show(ids(), true)}>
                  Show
                </Button>
                <Button small icon="trash" disabled={ids().length === 0} onClick={removeChosen}>
                  Delete
                </Button>
                <Button small look="plain" onClick={stopChoosing}>
                  Done
                </Button>
              </Show>
            </div>
            <PlaceList
              routes={routes()}
              changes={changes}
              {...(isChoosing() && { chosen: chosen() })}
              onChoose={choose}
              onEdit={setEdited}
              onMove={(id) => setMoving([id])}
            />
            <LecternPlaces routes={routes()} changes={changes} />
            <p class="places-note">
              Drag a place by its handle, or focus the handle and use the arrow keys: up and down to reorder, right to
              put it below the one above, left to bring it out again. Enter lists every place it can go.
            </p>
          </>
        )}
      </AccountView>
      <RouteDialog
        open={edited() !== undefined}
        {...(changed() && { route: changed() as NavigationRoute })}
        routes={routes()}
        onClose={() => setEdited(undefined)}
      />
      <MoveDialog
        ids={moving()}
        routes={routes()}
        onMove={(target) => void changes.move(moving(), target)}
        onClose={() => setMoving([])}
      />
    </div>
  );
}
