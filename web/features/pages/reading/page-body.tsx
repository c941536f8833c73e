import { createMemo, createSignal, For, onCleanup, Show, type JSX } from "solid-js";
import { createMessageBus } from "../../../sandbox/services/message-bus.ts";
import { BlockView } from "../blocks/block-view.tsx";
import type { ShownOn } from "../blocks/module-block.tsx";
import { placesOn, type Design } from "../content/design.ts";
import { readingOrder } from "../content/places.ts";
import { screenFor, SCREENS } from "../content/screens.ts";
import "./reading.css";

interface PageBodyProps {
  readonly design: Design;
  readonly context: ShownOn["context"];
}

/** The blocks of a page, arranged for the width of the window. Rows grow with their content. */
export function PageBody(props: PageBodyProps): JSX.Element {
  const [screen, setScreen] = createSignal(screenFor(innerWidth));
  const bus = createMessageBus();
  const page: ShownOn = {
    bus,
    get context() {
      return props.context;
    },
  };
  const watch = (element: HTMLElement) => {
    const observer = new ResizeObserver(([entry]) => entry && setScreen(screenFor(entry.contentRect.width)));
    observer.observe(element);
    onCleanup(() => observer.disconnect());
  };
  const places = createMemo(() => placesOn(props.design, screen()));
  const blocks = createMemo(() => new Map(props.design.blocks.map((block) => [block.id, block])));
  const order = createMemo(() => readingOrder(placesOn(props.design, "desktop")), [], {
    equals: (a, b) => a.join("\n") === b.join("\n"),
  });
  return (
    <div
      ref={watch}
      class="page-grid"
      data-screen={screen()}
      style={{ "--columns": SCREENS[screen()].columns, "--row": `${SCREENS[screen()].rowHeight}px` }}
    >
      <For each={order()}>
        {(id) => (
          <Show when={blocks().get(id)}>
            {(block) => (
              <div class="page-cell" data-block={id} data-type={block()["type"]} style={areaOf(places()[id])}>
                <BlockView block={block()} page={page} />
              </div>
            )}
          </Show>
        )}
      </For>
    </div>
  );
}

function areaOf(place: { x: number; y: number; w: number; h: number } | undefined): JSX.CSSProperties {
  if (!place) return { display: "none" };
  return { "grid-column": `${place.x + 1} / span ${place.w}`, "grid-row": `${place.y + 1} / span ${place.h}` };
}
