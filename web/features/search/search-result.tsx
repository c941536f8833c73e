import { pageWords } from "#core/engine/page-words.ts";
import { Show, type JSX } from "solid-js";
import type { SearchChunk } from "#core/library/search/search.ts";
import { excerpt } from "../../ui/excerpt.ts";
import { Highlighted } from "../../ui/highlighted.tsx";
import { reasonOf } from "../../ui/reason.ts";
import "../../ui/source.css";

interface SearchResultProps {
  readonly chunk: SearchChunk;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

export function SearchResult(props: SearchResultProps): JSX.Element {
  return (
    <li>
      <button type="button" class="source" data-plain="" aria-current={props.isOpen} onClick={() => props.onOpen()}>
        <span class="source-main">
          <span class="source-name">
            {props.chunk.metadata.document_name}
            <Show when={props.chunk.metadata.page}>
              {(page) => <span class="source-page">{pageWords(props.chunk.metadata.document_name, page())}</span>}
            </Show>
            <Show when={props.chunk.metadata.heading}>{(heading) => <span class="source-page">{heading()}</span>}</Show>
          </span>
          <span class="source-text" dir="auto" data-long="">
            <Highlighted
              text={excerpt(props.chunk.content, props.chunk.metadata.why.words, 420)}
              words={props.chunk.metadata.why.words}
            />
          </span>
          <span class="small-note">{reasonOf(props.chunk.metadata.why)}</span>
        </span>
      </button>
    </li>
  );
}
