import { createEffect, createMemo, For, on, onCleanup, onMount, Show, type JSX } from "solid-js";
import type { ShownOn } from "../blocks/module-block.tsx";
import { SCREENS } from "../content/screens.ts";
import { BlockFrame, gripId } from "./block-frame.tsx";
import type { DesignerState } from "./designer-state.ts";
import { createGrid, type Grid, type Side } from "./grid-engine.ts";
import { placeWords } from "./place-words.ts";

interface DesignGridProps {
  readonly state: DesignerState;
  readonly page: ShownOn;
  readonly onGrid: (grid: Grid) => void;
  readonly onSettings: (id: string) => void;
}

const SIDES: Readonly<Record<string, Side>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** The page as a grid to arrange, by pointer or by keyboard. */
export function DesignGrid(props: DesignGridProps): JSX.Element {
  const elements = new Map<string, HTMLElement>();
  const blocks = createMemo(() => new Map(props.state.design().blocks.map((block) => [block.id, block])));
  const ids = createMemo(() => [...blocks().keys()], [], { equals: (a, b) => a.join("\n") === b.join("\n") });
  let root: HTMLDivElement | undefined;
  let grid: Grid | undefined;

  onMount(() => {
    if (!root) return;
    const { state } = props;
    const made = createGrid({
      root,
      elementOf: (id) => elements.get(id),
      limitsOf: state.limitsOf,
      screen: state.screen,
      onArranged: state.arrange,
    });
    grid = made;
    props.onGrid(made);
    onCleanup(made.close);
    createEffect(on([state.places, ids], ([places]) => made.place(places)));
  });

  const say = (id: string, isDone: boolean) => {
    const place = props.state.places()[id];
    const words = place ? placeWords(props.state.nameOf(id), place, props.state.screen()) : "";
    props.state.say(isDone ? words : `No room there. ${words}`);
  };
  const onKey = (id: string) => (event: KeyboardEvent) => {
    const side = SIDES[event.key];
    const isCommand = event.ctrlKey || event.metaKey;
    if (side && grid && !isCommand && !event.altKey) {
      say(id, event.shiftKey ? grid.resize(id, side) : grid.move(id, side));
    } else if (event.key === "Enter" || event.key === " ") props.onSettings(id);
    else if (event.key === "Delete" || event.key === "Backspace") removeAndGoOn(id);
    else if (event.key.toLowerCase() === "d" && isCommand) focusGrip(props.state.duplicate(id));
    else if (event.key.toLowerCase() === "c" && isCommand) props.state.copy(id);
    else return;
    event.preventDefault();
  };
  /** The focus goes to the block that takes the deleted one's place. */
  const removeAndGoOn = (id: string) => {
    const at = ids().indexOf(id);
    props.state.remove(id);
    focusGrip(ids()[Math.min(at, ids().length - 1)]);
  };
  const focusGrip = (id: string | undefined) => {
    if (id !== undefined) queueMicrotask(() => document.getElementById(gripId(id))?.focus());
  };

  return (
    <div class="design-canvas" data-screen={props.state.screen()}>
      <p class="hidden-visually" id="design-keys">
        Arrow keys move it. Shift and arrow keys change its size. Enter opens its settings, Delete deletes it. Control
        and C copies it for any page, Control and V pastes it.
      </p>
      <Show when={ids().length === 0}>
        <p class="design-hint">This page is empty. Add a block from the list.</p>
      </Show>
      <div
        class="grid-stack"
        ref={(element) => (root = element)}
        data-columns={SCREENS[props.state.screen()].columns}
        role="group"
        aria-label="Blocks of the page"
      >
        <For each={ids()}>
          {(id) => (
            <Show when={blocks().get(id)}>
              {(block) => (
                <BlockFrame
                  block={block()}
                  state={props.state}
                  page={props.page}
                  ref={(element) => elements.set(id, element)}
                  onKey={onKey(id)}
                  onSettings={() => props.onSettings(id)}
                />
              )}
            </Show>
          )}
        </For>
      </div>
    </div>
  );
}
