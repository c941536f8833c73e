import { Link } from "@tanstack/solid-router";
import { createMemo, createSignal, For, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { useLadder } from "../../app/queries.ts";
import type { Document } from "#core/library/documents/document.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { loaded } from "../../ui/states.tsx";
import { DocumentName, DocumentState } from "../documents/document-state.tsx";
import { newestOf } from "../documents/sort-documents.ts";
import { decideOffer, isDecided } from "../written/offer-memory.ts";
import "./library.css";

/** Documents that are shown. */
const COUNT = 5;

/** Below the question on the start page: the newest documents with their state, and how answers come about. */
export function HomeMore(props: { readonly documents: readonly Document[] }): JSX.Element {
  const { deletes } = useApp();
  const newest = createMemo(() =>
    newestOf(
      props.documents.filter(({ id }) => !deletes.isGone(id)),
      COUNT,
    ),
  );
  return (
    <>
      <Show when={newest().length > 0}>
        <section class="stack" aria-labelledby="home-newest">
          <div class="home-more-head">
            <h2 id="home-newest">Newest documents</h2>
            <Link to="/library">All documents</Link>
          </div>
          <ul class="document-list panel">
            <For each={newest()}>
              {(document) => (
                <li class="home-document">
                  <Icon name={document.status === "failed" ? "warning" : "file"} />
                  <div class="document-main">
                    <DocumentName document={document} />
                    <DocumentState document={document} />
                  </div>
                </li>
              )}
            </For>
          </ul>
        </section>
      </Show>
      <WrittenLine />
    </>
  );
}

/** Until it is decided whether answers are written: what they are, and where that is changed. */
function WrittenLine(): JSX.Element {
  const ladder = useLadder();
  const [isOpen, setOpen] = createSignal(!isDecided());
  const areQuotes = () => loaded(ladder)?.rungs.length === 0 && loaded(ladder)?.choice.use === "automatic";
  const dismiss = () => {
    decideOffer();
    setOpen(false);
  };
  return (
    <Show when={isOpen() && areQuotes()}>
      <p class="home-written">
        Answers are quotes from your documents. <Link to="/settings/models">Have them written</Link>
        <Button small look="plain" onClick={dismiss}>
          Not now
        </Button>
      </p>
    </Show>
  );
}
