import { createSignal, Show, type Accessor, type JSX } from "solid-js";
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
  const changed = () => {
    const route = edited();
    return route === "new" ? undefined : route;
  };
  const { isChoosing, setChoosing, chosen, ids, choose, stopChoosing } = createChosen(routes);
  const removeChosen = () => {
    for (const route of routes().filter(({ id }) => chosen().has(id))) changes.remove(route);
    stopChoosing();
  };

  return (
    <div class="page">
      <div class="page-head">
        <h1>Sidebar</h1>
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
        belongs="A sidebar belongs to an account"
        loading="Loading your sidebar…"
        failed="Your sidebar could not be loaded."
        isEmpty={() => routes().length === 0}
        empty={
          <Empty icon="folder" title="Nothing in your sidebar">
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
                <ChosenTools
                  count={chosen().size}
                  ids={ids()}
                  onMove={setMoving}
                  onShow={(isShown) => void changes.show(ids(), isShown)}
                  onRemove={removeChosen}
                  onDone={stopChoosing}
                />
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
            <p class="note">
              Drag a place by its handle, or focus the handle and use the arrow keys: up and down to reorder, right to
              put it below the one above, left to bring it out again. Enter lists every place it can go.
            </p>
          </>
        )}
      </AccountView>
      <RouteDialog
        open={edited() !== undefined}
        route={changed()}
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

/** The places that are chosen to be moved, hidden or deleted together. */
function createChosen(routes: Accessor<readonly NavigationRoute[]>) {
  const [isChoosing, setChoosing] = createSignal(false);
  const [chosen, setChosen] = createSignal<ReadonlySet<string>>(new Set<string>());
  const ids = () => routes().flatMap(({ id }) => (chosen().has(id) ? [id] : []));
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set([...before].filter((other) => other !== id).concat(isChosen ? [id] : [])));
  const stopChoosing = () => (setChoosing(false), setChosen(new Set<string>()));
  return { isChoosing, setChoosing, chosen, ids, choose, stopChoosing };
}

interface ChosenToolsProps {
  readonly count: number;
  readonly ids: readonly string[];
  readonly onMove: (ids: readonly string[]) => void;
  readonly onShow: (isShown: boolean) => void;
  readonly onRemove: () => void;
  readonly onDone: () => void;
}

function ChosenTools(props: ChosenToolsProps): JSX.Element {
  const isNone = () => props.ids.length === 0;
  return (
    <>
      <span role="status">{props.count} chosen</span>
      <Button small disabled={isNone()} onClick={() => props.onMove(props.ids)}>
        Move…
      </Button>
      <Button small disabled={isNone()} onClick={() => props.onShow(false)}>
        Hide
      </Button>
      <Button small disabled={isNone()} onClick={() => props.onShow(true)}>
        Show
      </Button>
      <Button small icon="trash" disabled={isNone()} onClick={() => props.onRemove()}>
        Delete
      </Button>
      <Button small look="plain" onClick={() => props.onDone()}>
        Done
      </Button>
    </>
  );
}
