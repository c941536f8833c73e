import { pageWords } from "#core/engine/page-words.ts";
import { createMemo, For, Match, Show, Switch, type JSX } from "solid-js";
import type { Passage } from "#core/engine/engine.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { arrange, type Part } from "./arrange.ts";
import { Block, type AnswerTextProps } from "./answer-text.tsx";
import type { ListItem } from "./markdown.ts";
import { headingWords } from "./heading-words.ts";
import { placesOf, titleOf, type OpenSource } from "./source-steps.ts";

interface QuotedAnswerProps extends AnswerTextProps {
  readonly answered: boolean;
  readonly passages: readonly Passage[];
  readonly onOpen: (source: OpenSource) => void;
  /** Where the answer asks back: takes one of its choices. */
  readonly onChoose?: ((choice: string) => void) | undefined;
}

/** An answer without a language model: a short answer where there is one, then quotes, each with its document and page. */
export function QuotedAnswer(props: QuotedAnswerProps): JSX.Element {
  const arranged = createMemo(() => arrange(props));
  const label = () => arranged().folded?.label;
  return (
    <div class="answer-text answer-quoted">
      <For each={arranged().shown}>{(part) => <PartView part={part} answer={props} />}</For>
      <Show when={arranged().folded}>
        {(folded) => (
          <details class="nearest">
            <summary>
              <Show when={label()} fallback="The nearest passages">
                {(line) => headingWords(props.source, line().range)}
              </Show>
            </summary>
            <For each={folded().parts}>{(part) => <PartView part={part} answer={props} />}</For>
          </details>
        )}
      </Show>
    </div>
  );
}

function PartView(props: { readonly part: Part; readonly answer: QuotedAnswerProps }): JSX.Element {
  const blocks = () => <For each={props.part.blocks}>{(block) => <Block block={block} answer={props.answer} />}</For>;
  const is = (kind: Part["kind"]) => props.part.kind === kind;
  return (
    <Switch fallback={<Choices part={props.part} answer={props.answer} fallback={blocks()} />}>
      <Match when={is("short")}>
        <div class="short-answer">{blocks()}</div>
      </Match>
      <Match when={is("heading")}>
        <h2 class="quoted-heading" dir="auto">
          {headingWords(props.answer.source, props.part.range)}
        </h2>
      </Match>
      <Match when={is("quote")}>
        <figure class="quoted">
          {blocks()}
          <figcaption>
            <For each={placesOf(props.part.range, props.answer)}>
              {(place) => (
                <button
                  type="button"
                  class="quoted-place"
                  title="Open it at this place"
                  onClick={() => props.answer.onOpen(place)}
                >
                  <Icon name="file" size={14} />
                  <span class="quoted-name">{place.passage.document_name}</span>
                  <span class="source-page" dir="auto">
                    {place.page === null ? titleOf(place.passage) : pageWords(place.passage.document_name, place.page)}
                  </span>
                </button>
              )}
            </For>
          </figcaption>
        </figure>
      </Match>
    </Switch>
  );
}

/** The items of a list without quotes, as buttons where the answer asks back. */
function Choices(props: {
  readonly part: Part;
  readonly answer: QuotedAnswerProps;
  readonly fallback: JSX.Element;
}): JSX.Element {
  const items = (): readonly ListItem[] => {
    const [block] = props.part.blocks;
    return props.answer.onChoose && block?.kind === "list" ? block.items : [];
  };
  const words = ({ lines }: ListItem): string =>
    lines.map(({ from, to }) => props.answer.source.slice(from, to).replace(/\\(.)/gu, "$1")).join(" ");
  return (
    <Show when={items().length > 0} fallback={props.fallback}>
      <ul class="answer-choices row">
        <For each={items()}>
          {(item) => (
            <li>
              <Button small onClick={() => props.answer.onChoose?.(words(item))}>
                {words(item)}
              </Button>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
