import { createSignal, onCleanup, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { citedQuote } from "./cited-quote.ts";
import "./selection-bar.css";

/** Shown while text of the document beside it is selected: what can be done with the text. */
export function SelectionBar(props: { readonly fileName: string }): JSX.Element {
  const { toasts } = useApp();
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
  return (
    <div class="viewer-selection" ref={anchor}>
      <Show when={quote()}>
        {/* A press would take the selection away before the click. */}
        <div role="group" aria-label="Selected text" onPointerDown={(event) => event.preventDefault()}>
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
  return element?.closest(".pdf-text, .text-view") ? element : null;
}

/** The page or slide of an element. */
function placeOf(element: Element | null): string | null {
  const place = element?.closest<HTMLElement>("[data-page], [data-place]")?.dataset;
  return place?.page ?? place?.place ?? null;
}
