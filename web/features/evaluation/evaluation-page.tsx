import { useQuery } from "@tanstack/solid-query";
import { Link, useNavigate } from "@tanstack/solid-router";
import { createSignal, For, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { useCollections, useRungs } from "../../app/queries.ts";
import type { EvaluationRunSummary } from "../../app/types.ts";
import { Button } from "../../ui/button.tsx";
import "../documents/documents.css";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Empty, loaded, QueryView } from "../../ui/states.tsx";
import { QuestionFile } from "./question-file.tsx";
import { percent } from "./percent.ts";
import "./evaluation.css";

/** How well a collection answers: a file of questions in, a list of right and wrong answers out. */
export function EvaluationPage(): JSX.Element {
  const { api, deletes } = useApp();
  const runs = useQuery(() => ({
    queryKey: keys.runs,
    queryFn: api.listEvaluations,
    reconcile: "id",
    refetchInterval: (query) => (query.state.data?.some(({ is_completed }) => !is_completed) ? 1500 : false),
  }));
  return (
    <div class="page">
      <h1>Evaluate answers</h1>
      <p class="lede">
        Ask a collection many questions at once and see which it answers rightly. The file holds the questions, each
        with the answer that is right; so do your <Link to="/evaluation/questions">saved questions</Link>.
      </p>
      <NewRun />
      <section class="evaluation-runs" aria-labelledby="past-runs">
        <h2 id="past-runs">Evaluations so far</h2>
        <QueryView
          query={runs}
          loading="Loading the evaluations…"
          failed="The evaluations could not be loaded."
          isEmpty={(list) => list.length === 0}
          empty={
            <Empty icon="chart" title="None yet">
              <p>Choose a collection and a file of questions above.</p>
            </Empty>
          }
        >
          {(list) => (
            <ul class="document-list">
              <For each={list().filter(({ id }) => !deletes.isGone(id))}>{(run) => <RunRow run={run} />}</For>
            </ul>
          )}
        </QueryView>
      </section>
    </div>
  );
}

function NewRun(): JSX.Element {
  const { api, client } = useApp();
  const navigate = useNavigate();
  const collections = useCollections();
  const [chosen, setChosen] = createSignal<string>();
  const [file, setFile] = createSignal<string>();
  const [topK, setTopK] = createSignal(5);
  const [model, setModel] = createSignal("extractive");
  const rungs = useRungs();
  const [problem, setProblem] = createSignal("");
  const collectionId = () => chosen() ?? loaded(collections)?.[0]?.id;

  const start = async (event: SubmitEvent) => {
    event.preventDefault();
    const [collection_id, test_cases_path] = [collectionId(), file()];
    if (!collection_id || !test_cases_path) return setProblem("Choose a collection and a file of questions first.");
    try {
      const { evaluation_id } = await api.startEvaluation({
        collection_id,
        test_cases_path,
        config: { top_k: topK(), use_hybrid_search: true, model: model() },
      });
      await client.invalidateQueries({ queryKey: keys.runs });
      void client.invalidateQueries({ queryKey: keys.openJobs });
      await navigate({ to: "/evaluation/$runId", params: { runId: evaluation_id } });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "It could not be started. Try again.");
    }
  };

  return (
    <form class="card evaluation-form" onSubmit={(event) => void start(event)}>
      <Field label="Collection">
        {(field) => (
          <select
            {...field}
            class="input"
            value={collectionId() ?? ""}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            <For each={loaded(collections) ?? []} fallback={<option value="">No collection yet</option>}>
              {(collection) => <option value={collection.id}>{collection.name}</option>}
            </For>
          </select>
        )}
      </Field>
      <Field label="Passages per question" hint="How many passages an answer may use.">
        {(field) => (
          <input
            {...field}
            class="input"
            type="number"
            min={1}
            max={100}
            value={topK()}
            onInput={(event) => setTopK(event.currentTarget.valueAsNumber || 5)}
          />
        )}
      </Field>
      <Show when={(loaded(rungs) ?? []).length > 0}>
        <Field label="Answered by" hint="The results say which answered each question.">
          {(field) => (
            <select {...field} class="input" value={model()} onChange={(event) => setModel(event.currentTarget.value)}>
              <option value="extractive">Quotes only, no language model</option>
              <For each={loaded(rungs) ?? []}>
                {({ id, name, leaves, where }) => (
                  <option value={id}>
                    {name}, {leaves ? `sent to ${where}` : where}
                  </option>
                )}
              </For>
            </select>
          )}
        </Field>
      </Show>
      <QuestionFile chosen={file()} onChoose={(name) => (setFile(name), setProblem(""))} onProblem={setProblem} />
      <Show when={problem()}>
        <p role="alert" class="form-problem evaluation-wide">
          {problem()}
        </p>
      </Show>
      <div class="evaluation-wide">
        <Button look="solid" type="submit" disabled={!file() || !collectionId()}>
          Start the evaluation
        </Button>
      </div>
    </form>
  );
}

function RunRow(props: { readonly run: EvaluationRunSummary }): JSX.Element {
  const collections = useCollections();
  const name = () => loaded(collections)?.find(({ id }) => id === props.run.collection_id)?.name ?? "a collection";
  const facts = () => {
    const { is_completed, evaluated_count, total_questions, correct_count, status } = props.run;
    if (status === "failed") return "Stopped by a failure";
    return is_completed
      ? `${correct_count} of ${total_questions} right`
      : `Question ${evaluated_count} of ${total_questions}`;
  };
  return (
    <li class="document-row">
      <Icon name="chart" />
      <div class="document-main">
        <Link class="document-name" to="/evaluation/$runId" params={{ runId: props.run.id }}>
          {name()}
          {props.run.test_cases_path ? ` · ${props.run.test_cases_path}` : ""}
        </Link>
        <span class="document-facts">
          {facts()} ·{" "}
          {new Date(props.run.created_at).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" })}
        </span>
      </div>
      <strong class="evaluation-score">{props.run.evaluated_count > 0 ? percent(props.run.accuracy) : ""}</strong>
    </li>
  );
}
