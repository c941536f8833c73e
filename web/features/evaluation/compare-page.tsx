import { counted } from "#core/http/counted.ts";
import { useQuery } from "@tanstack/solid-query";
import { Link, useParams } from "@tanstack/solid-router";
import { createMemo, createSignal, For, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { useCollections } from "../../app/queries.ts";
import type { EvaluationRun, RunResult } from "#core/library/evaluation/evaluation.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Empty, loaded, QueryView } from "../../ui/states.tsx";
import { compareRuns, type Compared } from "./compared-runs.ts";
import { percent } from "./percent.ts";
import { plainWords } from "./plain-words.ts";
import { detailsOf, outcomeWords } from "./result-details.ts";
import { settingsWords } from "./settings-words.ts";
import { judgedCount, settingsOfRun, whenWords } from "./run-words.ts";
import "../documents/documents.css";
import "./evaluation.css";
import "./compare.css";

/** Two evaluations beside each other, question by question. */
export function ComparePage(): JSX.Element {
  const { api } = useApp();
  const params = useParams({ from: "/evaluation/compare/$before/$after" });
  const both = useQuery(() => {
    const { before, after } = params();
    return {
      queryKey: [...keys.runs, "compare", before, after],
      queryFn: () =>
        Promise.all([
          api.getRun({ params: { evaluation_id: before } }),
          api.getRun({ params: { evaluation_id: after } }),
        ]),
    };
  });
  return (
    <div class="page">
      <BackLink to="/evaluation">All evaluations</BackLink>
      <QueryView query={both} loading="Opening both evaluations…" isPage failed="The evaluations could not be opened.">
        {(data) => <Comparison before={data()[0]} after={data()[1]} />}
      </QueryView>
    </div>
  );
}

const FILTERS = [
  { id: "better", label: "Better" },
  { id: "worse", label: "Worse" },
  { id: "same", label: "Same" },
] as const;

function Comparison(props: { readonly before: EvaluationRun; readonly after: EvaluationRun }): JSX.Element {
  const compared = createMemo(() => compareRuns(props.before.results, props.after.results));
  const [filter, setFilter] = createSignal<Compared["change"] | "all">("all");
  const shown = () => compared().questions.filter(({ change }) => filter() === "all" || change === filter());
  return (
    <>
      <h1>Two evaluations compared</h1>
      <div class="compare-runs">
        <Side label="Before" run={props.before} />
        <Side label="After" run={props.after} />
      </div>
      <p class="compare-verdict" role="status">
        {compared().better} better · {compared().worse} worse · {compared().same} the same.{" "}
        <Show when={compared().questions.length > 0}>{differenceWords(compared().difference)}</Show>
        <Show when={compared().unpaired > 0}>
          {" "}
          {counted(compared().unpaired, "result")} of questions that only one of them asked.
        </Show>
      </p>
      <div class="evaluation-filter" role="group" aria-label="Which questions to show">
        <For each={[{ id: "all", label: "All" } as const, ...FILTERS]}>
          {({ id, label }) => (
            <Button
              small
              look={filter() === id ? "solid" : "soft"}
              aria-pressed={filter() === id}
              onClick={() => setFilter(id)}
            >
              {label}
            </Button>
          )}
        </For>
      </div>
      <Show when={shown().length > 0} fallback={<Empty icon="check" title="No questions of this kind" />}>
        <ol class="document-list panel">
          <For each={shown()}>{(one) => <ComparedRow compared={one} />}</For>
        </ol>
      </Show>
    </>
  );
}

function Side(props: { readonly label: string; readonly run: EvaluationRun }): JSX.Element {
  const collections = useCollections();
  const name = () => loaded(collections)?.find(({ id }) => id === props.run.collection_id)?.name ?? "A collection";
  return (
    <section class="card compare-side" aria-label={props.label}>
      <p class="document-facts">{props.label}</p>
      <strong class="evaluation-score">{judgedCount(props.run) > 0 ? percent(props.run.accuracy) : "–"}</strong>
      <Link to="/evaluation/$runId" params={{ runId: props.run.id }}>
        {name()}, {whenWords(props.run)}
      </Link>
      <p class="document-facts">{settingsWords(settingsOfRun(props.run))}</p>
    </section>
  );
}

const CHANGES = { better: "Better", worse: "Worse", same: "Same" } as const;
const ICONS = { better: "up", worse: "down", same: "right" } as const;

function ComparedRow(props: { readonly compared: Compared }): JSX.Element {
  return (
    <li class="result" data-change={props.compared.change}>
      <span class="result-verdict">
        <Icon name={ICONS[props.compared.change]} size={16} />
        {CHANGES[props.compared.change]}
      </span>
      <div class="result-main">
        <p class="result-question" dir="auto">
          {props.compared.question}
        </p>
        <Told label="Before" result={props.compared.before} />
        <Told label="After" result={props.compared.after} />
      </div>
    </li>
  );
}

function Told(props: { readonly label: string; readonly result: RunResult }): JSX.Element {
  const why = () => (props.result.is_correct ? undefined : outcomeWords(detailsOf(props.result).why?.outcome));
  return (
    <div class="compare-told">
      <p class="document-facts">
        {props.label}: {props.result.is_correct ? "right" : "wrong"}
        <Show when={why()}>{(words) => <>. {words()}</>}</Show>
      </p>
      <p class="result-answer" dir="auto">
        {plainWords(props.result.answer) || "No answer."}
      </p>
    </div>
  );
}

function differenceWords({ difference, low, high }: { difference: number; low: number; high: number }): string {
  const points = (share: number) => `${share < 0 ? "−" : "+"}${Math.abs(Math.round(share * 100))}`;
  const sure = low > 0 ? "a clear gain" : high < 0 ? "a clear loss" : "not a clear difference";
  return `${points(difference)} points, 95 % interval ${points(low)} to ${points(high)}: ${sure}.`;
}
