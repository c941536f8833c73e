import { useQuery } from "@tanstack/solid-query";
import { Link, useNavigate } from "@tanstack/solid-router";
import { createSignal, For, Show, type JSX } from "solid-js";
import type { AnswerSettings } from "#core/library/evaluation/answer-settings.ts";
import { USUAL_SETTINGS } from "#core/engine/usual-settings.ts";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import type { Rung } from "../../app/client/answers.ts";
import { useCollections, useRungs } from "../../app/queries.ts";
import type { EvaluationRunSummary } from "#core/library/evaluation/evaluation.ts";
import { Button } from "../../ui/button.tsx";
import "../documents/documents.css";
import { Field } from "../../ui/field.tsx";
import { type Option, SelectField, optionsOf } from "../../ui/select-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Empty, loaded, QueryView } from "../../ui/states.tsx";
import { QuestionFile } from "./question-file.tsx";
import { fileWords } from "./saved-cases.ts";
import { settingsWords } from "./settings-words.ts";
import { RunChart } from "./run-chart.tsx";
import { judgedCount, whenWords } from "./run-words.ts";
import { percent } from "./percent.ts";
import "./evaluation.css";

/** How well a collection answers: a file of questions in, a list of right and wrong answers out. */
export function EvaluationPage(): JSX.Element {
  const { api, deletes } = useApp();
  const runs = useQuery(() => ({
    queryKey: keys.runs,
    queryFn: () => api.listRuns(),
    reconcile: "id",
    refetchInterval: (query) => (query.state.data?.some(({ is_completed }) => !is_completed) ? 1500 : false),
  }));
  return (
    <div class="page">
      <h1>Evaluate</h1>
      <p class="lede">
        Ask a collection many questions at once and see which it answers rightly. The file holds the questions, each
        with the answer that is right; so do your <Link to="/evaluation/questions">saved questions</Link>.
      </p>
      <NewRun />
      <RunChart runs={(loaded(runs) ?? []).filter(({ id }) => !deletes.isGone(id))} />
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
            <ul class="document-list panel">
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
  const [typedTopK, setTopK] = createSignal<number>();
  const [model, setModel] = createSignal("extractive");
  const [problem, setProblem] = createSignal("");
  const collectionId = () => chosen() ?? loaded(collections)?.[0]?.id;

  const collection = () => loaded(collections)?.find(({ id }) => id === collectionId());
  const settings = () => collection()?.answer_settings ?? USUAL_SETTINGS;
  const topK = () => typedTopK() ?? settings().top_k;

  const start = async (tune: boolean) => {
    const [collection_id, test_cases_path] = [collectionId(), file()];
    if (!collection_id || !test_cases_path) return setProblem("Choose a collection and a file of questions first.");
    try {
      const { evaluation_id } = await api.startRun({
        body: {
          collection_id,
          test_cases_path,
          config: { ...settings(), top_k: topK(), model: model(), ...(tune && { tune }) },
        },
      });
      await client.invalidateQueries({ queryKey: keys.runs });
      void client.invalidateQueries({ queryKey: keys.openJobs });
      await navigate({ to: "/evaluation/$runId", params: { runId: evaluation_id } });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "The evaluation could not be started. Try again.");
    }
  };

  return (
    <form class="card evaluation-form" onSubmit={(event) => (event.preventDefault(), void start(false))}>
      <SelectField
        label="Collection"
        options={loaded(collections)?.length ? optionsOf(loaded(collections)) : [["", "No collection yet"]]}
        value={collectionId() ?? ""}
        onChange={setChosen}
      />
      <Field label="Passages per question" hint="How many passages an answer may use.">
        {(field) => (
          <input
            {...field}
            class="input"
            type="number"
            min={1}
            max={100}
            value={topK()}
            onInput={(event) => setTopK(event.currentTarget.valueAsNumber || undefined)}
          />
        )}
      </Field>
      <AnsweredBy value={model()} onChange={setModel} />
      <QuestionFile chosen={file()} onChoose={(name) => (setFile(name), setProblem(""))} onProblem={setProblem} />
      <Show when={problem()}>
        <p role="alert" class="form-problem evaluation-wide">
          {problem()}
        </p>
      </Show>
      <div class="evaluation-wide evaluation-start">
        <Button look="solid" type="submit" disabled={!file() || !collectionId()}>
          Start the evaluation
        </Button>
        <Button icon="spark" disabled={!file() || !collectionId()} onClick={() => void start(true)}>
          Tune for these questions
        </Button>
      </div>
      <p class="document-facts evaluation-wide">
        Tuning tries a handful of settings on half of the questions and reports on the other half. It changes nothing
        unless you say so.
      </p>
      <Show when={collection()?.answer_settings}>
        <SettingsInUse id={collectionId() ?? ""} settings={settings()} />
      </Show>
    </form>
  );
}

const modelOption = ({ id, name, leaves, where }: Rung): Option => [
  id,
  `${name}, ${leaves ? `sent to ${where}` : where}`,
];

/** Which model answers; not asked where there is none. */
function AnsweredBy(props: { readonly value: string; readonly onChange: (model: string) => void }): JSX.Element {
  const models = useRungs();
  return (
    <Show when={(models() ?? []).length > 0}>
      <SelectField
        label="Answered by"
        hint="The results say which answered each question."
        options={[["extractive", "Quotes only, no language model"], ...(models() ?? []).map(modelOption)]}
        value={props.value}
        onChange={props.onChange}
      />
    </Show>
  );
}

/** Settings that were chosen for the collection, with the way back. */
function SettingsInUse(props: { readonly id: string; readonly settings: AnswerSettings }): JSX.Element {
  const { api, client, toasts } = useApp();
  const write = async (answer_settings: AnswerSettings | null) => {
    await api.changeCollection({ params: { collection_id: props.id }, body: { answer_settings } });
    await client.invalidateQueries({ queryKey: keys.collections });
  };
  const reset = async () => {
    const before = props.settings;
    try {
      await write(null);
      toasts.show("The usual settings are in use.", { action: { label: "Undo", run: () => void write(before) } });
    } catch (error) {
      toasts.show(error instanceof Error ? error.message : "The settings could not be changed. Try again.");
    }
  };
  return (
    <p class="evaluation-wide evaluation-start">
      <span>Answers from this collection use: {settingsWords(props.settings)}.</span>
      <Button small icon="retry" onClick={() => void reset()}>
        Use the usual settings
      </Button>
    </p>
  );
}

function RunRow(props: { readonly run: EvaluationRunSummary }): JSX.Element {
  const collections = useCollections();
  const name = () => loaded(collections)?.find(({ id }) => id === props.run.collection_id)?.name ?? "a collection";
  const facts = () => {
    const { is_completed, evaluated_count, total_questions, correct_count, unjudged_count, status, config } = props.run;
    if (status === "failed") return "Stopped";
    if (config.tune) return is_completed ? "Settings tried" : `Answer ${evaluated_count} of ${total_questions}`;
    return is_completed
      ? `${correct_count} of ${total_questions - unjudged_count} right`
      : `Question ${evaluated_count} of ${total_questions}`;
  };
  return (
    <li class="document-row">
      <Icon name="chart" />
      <div class="document-main">
        <Link class="document-name" to="/evaluation/$runId" params={{ runId: props.run.id }}>
          {props.run.config.tune ? "Tuning of " : ""}
          {name()}
          {props.run.test_cases_path ? ` · ${fileWords(props.run.test_cases_path)}` : ""}
        </Link>
        <span class="document-facts">
          {facts()} · {whenWords(props.run)}
        </span>
      </div>
      <strong class="evaluation-score">
        {judgedCount(props.run) > 0 && !props.run.config.tune ? percent(props.run.accuracy) : ""}
      </strong>
    </li>
  );
}
