import { pageWords } from "#core/engine/page-words.ts";
import { counted } from "#core/http/counted.ts";
import { Link } from "@tanstack/solid-router";
import { For, Show, type JSX } from "solid-js";
import type { Passage } from "#core/engine/engine.ts";
import type { RunResult } from "#core/library/evaluation/evaluation.ts";
import { Icon } from "../../ui/icon.tsx";
import { percent } from "./percent.ts";
import { plainWords } from "./plain-words.ts";
import { detailsOf, outcomeWords, verdictOf } from "./result-details.ts";

const WORDS = { right: "Right", wrong: "Wrong", unjudged: "Not judged" } as const;
const ICONS = { right: "check", wrong: "close", unjudged: "help" } as const;

/** One question of a run: the verdict, the answer, and what the search found for it. */
export function Result(props: { readonly result: RunResult }): JSX.Element {
  const details = () => detailsOf(props.result);
  const verdict = () => verdictOf(props.result);
  const why = () => details().why;
  const passages = () => details().passages ?? [];
  return (
    <li class="result" data-verdict={verdict()}>
      <span class="result-verdict">
        <Icon name={ICONS[verdict()]} size={16} />
        {WORDS[verdict()]}
      </span>
      <div class="result-main">
        <p class="result-question" dir="auto">
          {props.result.question}
        </p>
        <p class="result-answer" dir="auto">
          {plainWords(props.result.answer) || "No answer."}
        </p>
        <Show when={details().test_case?.ground_truth}>
          {(expected) => <p class="document-facts">Expected: {expected()}</p>}
        </Show>
        <Show when={!props.result.is_correct && outcomeWords(why()?.outcome)}>
          {(words) => <p class="result-why">{words()}</p>}
        </Show>
        <Show when={props.result.is_correct && why()?.claim?.is_expected === false}>
          <p class="result-why">The words in bold, “{why()?.claim?.text}”, are not the right answer.</p>
        </Show>
        <Show when={why()?.document?.is_found === false}>
          <p class="result-why">No passage of {why()?.document?.name} was found.</p>
        </Show>
        <p class="document-facts">
          {props.result.is_judged ? `Sure of it: ${percent(props.result.confidence)} · ` : ""}
          {details().judge_reasoning}
        </p>
        <Show
          when={passages().length > 0}
          fallback={<p class="document-facts">{counted(props.result.chunks_used, "passage")}</p>}
        >
          <details class="result-passages">
            <summary>What was found: {counted(passages().length, "passage")}</summary>
            <ol>
              <For each={passages()}>
                {(passage, at) => (
                  <Found
                    passage={passage}
                    isHolding={why()?.holding.includes(at() + 1) ?? false}
                    isQuoted={why()?.quoted.includes(at() + 1) ?? false}
                  />
                )}
              </For>
            </ol>
          </details>
        </Show>
      </div>
    </li>
  );
}

interface FoundProps {
  readonly passage: Passage;
  readonly isHolding: boolean;
  readonly isQuoted: boolean;
}

function Found(props: FoundProps): JSX.Element {
  return (
    <li>
      <p class="document-facts">
        <Link to="/documents/$documentId" params={{ documentId: props.passage.document_id }}>
          {props.passage.document_name}
        </Link>
        {props.passage.page === null ? "" : `, ${pageWords(props.passage.document_name, props.passage.page)}`} ·
        relevance {percent(props.passage.score)}
        <Show when={props.isHolding}>
          {" "}
          <mark class="result-mark">holds the right answer</mark>
        </Show>
        <Show when={props.isQuoted}>
          {" "}
          <span class="result-mark">quoted</span>
        </Show>
      </p>
      <p class="result-passage" dir="auto">
        {props.passage.content}
      </p>
    </li>
  );
}
