import { Show, type JSX } from "solid-js";
import { keyLabel } from "../../app/shortcuts.ts";
import { IconButton } from "../../ui/button.tsx";
import { useHighlights } from "../highlights/highlights.ts";
import { FindBar } from "./find-bar.tsx";
import type { Find } from "./find.ts";
import { ToolButton } from "./tool-button.tsx";
import { listenInViewer } from "./viewer-keys.ts";
import "./viewer-bar.css";

interface ViewerBarProps {
  readonly find: Find;
  /** The switch of the panel with outline and pages; left out where a document has neither. */
  readonly contents?: { readonly isOpen: boolean; readonly onToggle: () => void } | undefined;
  readonly children?: JSX.Element;
  /** What is attached below the bar. */
  readonly below?: JSX.Element;
}

/** The buttons above a document, and below them the field to find words with. */
export function ViewerBar(props: ViewerBarProps): JSX.Element {
  const highlights = useHighlights();
  let root: HTMLDivElement | undefined;
  const field = () => root?.querySelector<HTMLInputElement>(".viewer-find input");
  listenInViewer(
    () => root,
    (event) => {
      const isFind = event.key.toLowerCase() === "f" && (event.ctrlKey || event.metaKey);
      // Pressed again in the field, the key opens the browser's search of the whole page.
      if (!isFind || event.shiftKey || event.altKey || document.activeElement === field()) return;
      event.preventDefault();
      props.find.open();
      field()?.select();
    },
  );
  return (
    <div class="viewer-tools" ref={root}>
      <div class="pdf-bar" role="group" aria-label="View">
        <Show when={props.contents}>
          {(contents) => (
            <ToolButton
              tool="contents"
              label="Contents"
              aria-expanded={contents().isOpen}
              onClick={() => contents().onToggle()}
            />
          )}
        </Show>
        {props.children}
        <Show when={highlights}>
          {(known) => (
            <ToolButton
              tool="pen"
              label="Highlights and notes"
              aria-expanded={known().isOpen()}
              onClick={() => known().setOpen(!known().isOpen())}
            />
          )}
        </Show>
        <IconButton
          icon="search"
          label={`Find in this document (${keyLabel("Mod+F")})`}
          aria-expanded={props.find.isOpen()}
          onClick={() => (props.find.isOpen() ? props.find.close() : props.find.open())}
        />
      </div>
      <Show when={props.find.isOpen()}>
        <FindBar find={props.find} />
      </Show>
      {props.below}
    </div>
  );
}
