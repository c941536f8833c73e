import { createMemo, For, Show, type JSX } from "solid-js";
import type { DocumentText } from "#core/library/documents/document-text.ts";
import { BlockView, pageName } from "../block-view.tsx";
import type { Place } from "../place.ts";
import { placeText } from "./place-text.ts";
import { SlidePage } from "./slide-page.tsx";
import type { Slides } from "./slide.ts";

interface SlideListProps {
  readonly document: DocumentText;
  /** Of the file. */
  readonly name: string;
  readonly slides: Slides;
  readonly tables: ReadonlyMap<number, DocumentText["tables"][number]>;
  readonly mark: Place | undefined;
}

/** Slides as they look; below each what its text says besides. A slide that cannot be drawn is shown as its text. */
export function SlideList(props: SlideListProps): JSX.Element {
  return (
    <For each={props.slides.slides}>
      {(slide, index) => {
        const page = () => index() + 1;
        const title = () => pageName(props.document, page(), props.name);
        const placed = createMemo(() => placeText(props.document, page(), slide ?? EMPTY));
        return (
          <>
            <p class="text-page">{title()}</p>
            <Show when={slide}>
              {(drawn) => (
                <SlidePage
                  slide={drawn()}
                  size={props.slides}
                  title={title()}
                  source={props.document.text}
                  ranges={placed().ranges}
                  mark={props.mark}
                />
              )}
            </Show>
            <For each={placed().left}>
              {(block) => (
                <BlockView
                  document={props.document}
                  name={props.name}
                  block={block}
                  table={props.tables.get(block.start)}
                  mark={props.mark}
                />
              )}
            </For>
          </>
        );
      }}
    </For>
  );
}

const EMPTY = { background: undefined, picture: undefined, shapes: [] };
