import { useQuery } from "@tanstack/solid-query";
import { useNavigate, useParams } from "@tanstack/solid-router";
import { createMemo, createSignal, For, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { isDeviceOnly, useCollections } from "../../app/queries.ts";
import type { EvaluationRun, EvaluationRunSummary } from "#core/library/evaluation/evaluation.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Button } from "../../ui/button.tsx";
import "../documents/documents.css";
import { Empty, Failed, loaded, QueryView } from "../../ui/states.tsx";
import { percent } from "./percent.ts";
import { judgedCount, whenWords } from "./run-words.ts";
import { fileWords } from "./saved-cases.ts";
import { Tuning } from "./tuning.tsx";
import { Result } from "./result.tsx";
import { detailsOf, OUTCOMES, verdictOf } from "./result-details.ts";
import "./evaluation.css";

export function RunPage(): JSX.Element {
  const { api } = useApp();
  const params = useParams({ from: "/evaluation/$runId" });
  const run = useQuery(() => ({
    queryKey: keys.run(params().runId),
    queryFn: () => api.getRun({ params: { evaluation_id: params().runId } }),
    refetchInterval: (query) => (query.state.data?.is_completed === false ? 1000 : false),
    reconcile: "question",
  }));
  return (
    <div class="page">
      <BackLink to="/evaluation">All evaluations</BackLink>
      <QueryView query={run} loading="Opening the evaluation…" isPage failed="This evaluation could not be opened.">
        {(data) => <Run run={data()} />}
      </QueryView>
    </div>
  );
}

function Run(props: { readonly run: EvaluationRun }): JSX.Element {
  const collections = useCollections();
  const name = () => loaded(collections)?.find(({ id }) => id === props.run.collection_id)?.name ?? "A collection";
  return (
    <>
      <header class="page-head">
        <h1>{props.run.tuning ? `Tuning of ${name()}` : name()}</h1>
        <div class="evaluation-start">
          <CompareWith run={props.run} />
          <Remove run={props.run} />
        </div>
      </header>
      <Show when={props.run.error}>{(error) => <Failed what="The evaluation stopped." reason={error()} />}</Show>
      <Show when={props.run.tuning} fallback={<Answers run={props.run} />}>
        {(report) => <Tuning run={props.run} report={report()} />}
      </Show>
    </>
  );
}

function Answers(props: { readonly run: EvaluationRun }): JSX.Element {
  return (
    <>
      <div class="card evaluation-summary">
        <p class="evaluation-accuracy">
          {judgedCount(props.run) > 0 ? percent(props.run.accuracy) : "–"}
          <span>answered rightly</span>
        </p>
        <div class="evaluation-counts">
          <p role="status">
            {props.run.correct_count} right · {props.run.incorrect_count} wrong ·{" "}
            {props.run.unjudged_count > 0 ? `${props.run.unjudged_count} not judged · ` : ""}
            {props.run.evaluated_count} of {props.run.total_questions} asked
          </p>
          <Show when={failuresOf(props.run)}>{(failures) => <p>Wrong: {failures()}</p>}</Show>
          <Show when={writersOf(props.run)}>{(writers) => <p>Answered by: {writers()}</p>}</Show>
          <Show when={!props.run.is_completed}>
            <progress max={props.run.total_questions} value={props.run.evaluated_count} aria-label="Questions asked" />
          </Show>
        </div>
      </div>
      <Results run={props.run} />
    </>
  );
}

/** What answered, each once with how many questions where there was more than one. */
function writersOf({ results }: EvaluationRun): string {
  const names = results.flatMap(({ details }) => {
    const { generator } = details;
    return typeof generator === "object" && generator !== null && "name" in generator ? [String(generator.name)] : [];
  });
  const counts = [...Map.groupBy(names, (name) => name)];
  return counts.map(([name, all]) => (counts.length > 1 ? `${name} (${all.length})` : name)).join(", ");
}

/** "3 not found, 1 found, not quoted": where the wrong answers went wrong. */
function failuresOf({ results }: EvaluationRun): string {
  const outcomes = results.flatMap((result) => (result.is_correct ? [] : (detailsOf(result).why?.outcome ?? [])));
  return OUTCOMES.flatMap(([outcome, words]) => {
    const count = outcomes.filter((each) => each === outcome).length;
    return count > 0 ? [`${count} ${words}`] : [];
  }).join("; ");
}

const FILTERS = [
  { id: "all", label: "All" },
  { id: "wrong", label: "Wrong" },
  { id: "right", label: "Right" },
] as const;

function Results(props: { readonly run: EvaluationRun }): JSX.Element {
  const [filter, setFilter] = createSignal<(typeof FILTERS)[number]["id"]>("all");
  const shown = createMemo(() =>
    props.run.results.filter((result) => filter() === "all" || verdictOf(result) === filter()),
  );
  return (
    <>
      <div class="evaluation-filter" role="group" aria-label="Which answers to show">
        <For each={FILTERS}>
          {(choice) => (
            <Button
              small
              look={filter() === choice.id ? "solid" : "soft"}
              aria-pressed={filter() === choice.id}
              onClick={() => setFilter(choice.id)}
            >
              {choice.label}
            </Button>
          )}
        </For>
      </div>
      <Show
        when={shown().length > 0}
        fallback={
          <Empty
            icon="check"
            title={props.run.results.length === 0 ? "The first answers come in a moment" : "There are none of these"}
          />
        }
      >
        <ol class="document-list panel">
          <For each={shown()}>{(result) => <Result result={result} />}</For>
        </ol>
      </Show>
    </>
  );
}

/** Opens this run beside an earlier one; those of the same questions come first. */
function CompareWith(props: { readonly run: EvaluationRun }): JSX.Element {
  const { api } = useApp();
  const navigate = useNavigate();
  const runs = useQuery(() => ({ queryKey: keys.runs, queryFn: () => api.listRuns(), reconcile: "id" }));
  const others = () =>
    (loaded(runs) ?? [])
      .filter(({ id, is_completed, config }) => id !== props.run.id && is_completed && !config.tune)
      .toSorted((a, b) => Number(isAlike(b)) - Number(isAlike(a)));
  const isAlike = ({ test_cases_path, collection_id }: EvaluationRunSummary) =>
    test_cases_path === props.run.test_cases_path && collection_id === props.run.collection_id;
  const open = (before: string) =>
    before && void navigate({ to: "/evaluation/compare/$before/$after", params: { before, after: props.run.id } });
  return (
    <Show when={!props.run.tuning && others().length > 0}>
      <select
        class="input evaluation-known"
        aria-label="Compare with another evaluation"
        onChange={(event) => open(event.currentTarget.value)}
      >
        <option value="">Compare with…</option>
        <For each={others()}>
          {(run) => (
            <option value={run.id}>
              {whenWords(run)}
              {run.test_cases_path ? `, ${fileWords(run.test_cases_path)}` : ""}
            </option>
          )}
        </For>
      </select>
    </Show>
  );
}

function Remove(props: { readonly run: EvaluationRun }): JSX.Element {
  const { api, client, deletes, lists } = useApp();
  const navigate = useNavigate();
  const remove = () => {
    const { id, collection_id } = props.run;
    const commit = async () => {
      await api.deleteRun({ params: { evaluation_id: id } });
      await client.invalidateQueries({ queryKey: keys.runs });
    };
    deletes.remove({
      id,
      what: "The evaluation",
      forever: isDeviceOnly({ lists }, collection_id),
      kind: "evaluation_runs",
      commit,
    });
    void navigate({ to: "/evaluation" });
  };
  return (
    <Button icon="trash" onClick={remove}>
      Delete
    </Button>
  );
}
