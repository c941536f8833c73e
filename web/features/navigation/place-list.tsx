import { createEffect, createMemo, createSignal, For, on, Show, type JSX } from "solid-js";
import { outline, withBelow, type Placed, type Step } from "./arrange.ts";
import { createDrag } from "./drag.ts";
import type { NavigationRoute } from "#core/workspace/navigation/navigation-route.ts";
import { PlaceRow } from "./place-row.tsx";
import type { NavigationChanges } from "./use-navigation.ts";

export interface PlaceListProps {
  readonly routes: readonly NavigationRoute[];
  readonly changes: NavigationChanges;
  /** Left out while nothing is being chosen. */
  readonly chosen?: ReadonlySet<string>;
  readonly onChoose: (id: string, isChosen: boolean) => void;
  readonly onEdit: (route: NavigationRoute) => void;
  readonly onMove: (id: string) => void;
}

const STEPS: Readonly<Record<string, Step>> = { ArrowUp: "up", ArrowDown: "down", ArrowRight: "in", ArrowLeft: "out" };

/** The outline as it stands, to be rearranged by pointer or by keyboard. */
export function PlaceList(props: PlaceListProps): JSX.Element {
  const placed = createMemo(() => outline(props.routes));
  const byId = createMemo(() => new Map(placed().map((place) => [place.route.id, place])));
  // Rows are kept by id: one that moves stays the same element, with its focus.
  const ids = createMemo(() => placed().map(({ route }) => route.id), [], { equals: (a, b) => a.join() === b.join() });
  const [list, setList] = createSignal<HTMLElement>();
  const drag = createDrag({
    list,
    placed,
    isBelow: (id, other) => withBelow(props.routes, id).has(other),
    onDrop: (id, target) => void props.changes.move([id], target),
  });

  let moved: string | undefined;
  const onKey = (id: string) => (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (props.changes.step(id, step)) moved = id;
  };
  // An element that is moved within the page loses the focus.
  createEffect(
    on(ids, () => {
      const isLost = document.activeElement === document.body || document.activeElement === null;
      if (moved !== undefined && isLost) document.getElementById(handleId(moved))?.focus();
    }),
  );

  return (
    <ol class="places panel" ref={setList} data-dragging={drag.dragged() !== undefined}>
      <For each={ids()}>
        {(id) => (
          <Show when={byId().get(id)}>
            {(place: () => Placed) => (
              <PlaceRow
                place={place()}
                handleId={handleId(id)}
                drop={drag.over()?.id === id ? drag.over()?.zone : undefined}
                isDragged={drag.dragged() === id}
                onPointerDown={(event) => drag.begin(id, event)}
                onKeyDown={onKey(id)}
                {...props}
              />
            )}
          </Show>
        )}
      </For>
    </ol>
  );
}

const handleId = (id: string) => `place-${id}`;
