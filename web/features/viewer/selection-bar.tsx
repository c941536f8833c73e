import { createSignal, onCleanup, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { isTyping } from "../../app/shortcuts.ts";
import { Button } from "../../ui/button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { ColorDots } from "../highlights/color-dots.tsx";
import type { HighlightColor } from "../highlights/colors.ts";
import { reasonOf, useHighlights } from "../highlights/highlights.ts";
import { DOCUMENT_TEXT, selectedText } from "../highlights/selected-text.ts";
import { citedQuote } from "./cited-quote.ts";
import "../highlights/highlights.css";
import "./selection-bar.css";

/** Shown while text of the document beside it is selected: what can be done with the text. */
export function SelectionBar(props: { readonly fileName: string }): JSX.Element {
  const { preferences, toasts } = useApp();
  const highlights = useHighlights();
  const [quote, setQuote] = createSignal("");
  let anchor: HTMLDivElement | undefined;

  const onSelection = () => {
    const selection = getSelection();
    const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
    const [first, last] = [textAt(range?.startContainer), textAt(range?.endContainer)];
    const isOurs = (element: Element | null) => element !== null && anchor?.parentElement?.contains(element);
    const text = selection?.toString() ?? "";
    if (text.trim() === "" || !isOurs(first) || !isOurs(last)) return void setQuote("");
    setQuote(citedQuote({ text, first: placeOf(first), last: placeOf(last), fileName: props.fileName }));
  };
  document.addEventListener("selectionchange", onSelection);
  onCleanup(() => document.removeEventListener("selectionchange", onSelection));

  const copy = async () => {
    const isCopied = await copyText(quote());
    const failed = "This browser does not let the page copy. Select the text and copy it by hand.";
    toasts.show(isCopied ? "Copied, with file name and page." : failed, { duration: 3000 });
  };
  const highlight = async (color: HighlightColor, withNote: boolean) => {
    const selection = getSelection();
    const selected = selection?.rangeCount && selectedText(selection.getRangeAt(0), selection.toString());
    if (!highlights || !selected) return void toasts.show("This text cannot be highlighted. Select other text.");
    try {
      const { id } = await highlights.add(selected, color);
      selection?.removeAllRanges();
      const write = () => {
        highlights.edit(id);
        highlights.setOpen(true);
      };
      if (withNote) return write();
      toasts.show("Highlighted.", { duration: 4000, action: { label: "Write a note", run: write } });
    } catch (error) {
      toasts.show(`The text could not be highlighted. ${reasonOf(error)}`);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!preferences.singleKeys() || event.defaultPrevented || isTyping(event.target)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || !highlights || !/^[hn]$/i.test(event.key)) return;
    // A busy page hears of the key before it hears of the selection.
    onSelection();
    if (quote() === "") return;
    event.preventDefault();
    void highlight(highlights.lastColor(), event.key.toLowerCase() === "n");
  };
  addEventListener("keydown", onKeyDown);
  onCleanup(() => removeEventListener("keydown", onKeyDown));
  return (
    <div class="viewer-selection" ref={anchor}>
      <Show when={quote()}>
        {/* A press would take the selection away before the click. */}
        <div role="group" aria-label="Selected text" onPointerDown={(event) => event.preventDefault()}>
          <Show when={highlights}>
            {(known) => (
              <>
                <ColorDots verb="Highlight in" onChoose={(color) => void highlight(color, false)} />
                <Button
                  icon="edit"
                  small
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => void highlight(known().lastColor(), true)}
                >
                  Note
                </Button>
              </>
            )}
          </Show>
          <Button icon="copy" small onMouseDown={(event) => event.preventDefault()} onClick={() => void copy()}>
            Copy with citation
          </Button>
        </div>
      </Show>
    </div>
  );
}

/** The text of a document around a node; null outside of it. */
function textAt(node: Node | undefined): Element | null {
  const element = node instanceof Element ? node : (node?.parentElement ?? null);
  return element?.closest(DOCUMENT_TEXT) ? element : null;
}

/** The page or slide of an element. */
function placeOf(element: Element | null): string | null {
  const place = element?.closest<HTMLElement>("[data-page], [data-place]")?.dataset;
  return place?.page ?? place?.place ?? null;
}
