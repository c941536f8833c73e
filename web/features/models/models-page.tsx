import { counted } from "#core/http/counted.ts";
import { useQuery } from "@tanstack/solid-query";
import { createEffect, createMemo, For, on, onCleanup, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { notYetRead } from "../../app/to-embed.ts";
import { useLadder } from "../../app/queries.ts";
import type { Model } from "#core/models/local/models.ts";
import { loaded, Loading, QueryView } from "../../ui/states.tsx";
import { WrittenSection } from "../written/written-section.tsx";
import { ServersSection } from "../providers/servers-section.tsx";
import { scrollToHash } from "../../ui/scroll-to-hash.ts";
import { ModelRow } from "./model-row.tsx";
import { machineInWords } from "./model-words.ts";
import "./models.css";

/** Milliseconds between looks at a download, and at documents that are read again. */
const EVERY = { download: 700, reading: 2000 };

/** As long as what takes its place. */
const LOOKING = "Checking what this machine has for running models: graphics card, memory and storage…";

interface KindWords {
  readonly kind: Model["kind"];
  readonly title: string;
  readonly about: string;
}

const KINDS: readonly KindWords[] = [
  {
    kind: "generator",
    title: "Language models",
    about: "Write answers in their own words from the passages found. The larger, the better they write.",
  },
  {
    kind: "embedder",
    title: "Understanding",
    about:
      "Find a passage that says the same in other words. One is in use at a time; documents are read again with it.",
  },
  {
    kind: "reranker",
    title: "Ordering what was found",
    about: "Reads the question together with the best passages and puts the right one first. Optional, and slower.",
  },
  {
    kind: "recogniser",
    title: "Languages of scans",
    about:
      "Read print in scanned pages and images. English comes with Lectern; of the others, those that are here are used for the scans that they fit.",
  },
];

/** What answers; the models of this machine, what it can run and what is in use; and servers of models. */
export function ModelsPage(): JSX.Element {
  const { api, client, host } = useApp();
  const where = () => (host.where() === "device" ? "device" : "server");
  const machine = useQuery(() => ({ queryKey: keys.machine, queryFn: () => api.getMachine(), staleTime: 0 }));
  const models = useQuery(() => ({
    queryKey: keys.models,
    queryFn: () => api.listModels(),
    staleTime: 0,
    reconcile: "id",
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === "downloading") ? EVERY.download : false,
  }));
  const ladder = useLadder();
  const left = createLeft(() => loaded(models) ?? []);
  scrollToHash(() => !models.isPending && !ladder.isPending && !machine.isPending);
  const installed = createMemo(() => (loaded(models) ?? []).filter(({ status }) => status === "installed").length);
  // A language model that has just come can answer; the list of those who do is asked for again.
  createEffect(on(installed, () => void client.invalidateQueries({ queryKey: keys.ladder }), { defer: true }));
  return (
    <div class="page">
      <h1>Models</h1>
      {/* Together, so that nothing that is there already moves down. */}
      <Show when={!ladder.isPending || models.isError} fallback={<Loading what="Looking for models…" />}>
        <QueryView query={models} loading="Looking for models…" failed="The models could not be listed.">
          {(list) => (
            <>
              <WrittenSection />
              <section class="models-where" aria-labelledby="models-here">
                <h2 id="models-here">{where() === "device" ? "On this device" : "On your server"}</h2>
                <p class="models-machine">
                  Your documents are not sent anywhere for these models. MiniLM L6 comes with Lectern and is taken into
                  use by itself, from the server this page came from. Nothing else is downloaded unless you ask. Then
                  the files come from the models folder of that server, or, where it has none, from huggingface.co
                  (languages of scans, and what WebLLM needs besides, from github.com). Or add files that you have.
                </p>
                <p class="models-machine" role="status">
                  {machine.isPending ? LOOKING : machineInWords(loaded(machine) ?? null, where())}
                </p>
                <For each={KINDS}>{(words) => <KindSection words={words} models={list()} left={left()} />}</For>
              </section>
            </>
          )}
        </QueryView>
        <ServersSection />
      </Show>
    </div>
  );
}

interface KindSectionProps {
  readonly words: KindWords;
  readonly models: readonly Model[];
  readonly left: number;
}

function KindSection(props: KindSectionProps): JSX.Element {
  const id = () => `models-${props.words.kind}`;
  const own = createMemo(() => props.models.filter(({ kind }) => kind === props.words.kind));
  const isShort = () => props.words.kind !== "recogniser";
  const isHere = (model: Model) => isShort() || model.status !== "not-installed";
  const more = createMemo(() => own().filter((model) => !isHere(model)));
  const fits = (model: Model) => model.obstacles.length === 0 || model.status !== "not-installed";
  const others = createMemo(() => own().filter((model) => !fits(model)));
  const nameOf = (wanted: string) => props.models.find((model) => model.id === wanted)?.name ?? wanted;
  const row = (model: Model) => <ModelRow model={model} left={props.left} nameOf={nameOf} />;
  return (
    <section class="card stack-start" aria-labelledby={id()}>
      <h3 id={id()}>{props.words.title}</h3>
      <p>{props.words.about}</p>
      <ul class="models">
        <For each={own().filter((model) => fits(model) && isHere(model))}>{row}</For>
      </ul>
      <Show when={more().length > 0}>
        <details class="models-others">
          <summary>{counted(more().length, "language")} to add</summary>
          <ul class="models">
            <For each={more()}>{row}</For>
          </ul>
        </details>
      </Show>
      <Show when={others().length > 0}>
        <details class="models-others">
          <summary>{counted(others().length, "model")} that cannot run here, and why</summary>
          <ul class="models">
            <For each={others()}>{row}</For>
          </ul>
        </details>
      </Show>
    </section>
  );
}

/** How many documents the model in use has still to read; looked at again while there are any. */
function createLeft(models: () => readonly Model[]): () => number {
  const { client, lists } = useApp();
  const left = createMemo(() => notYetRead(lists.plainDocuments() ?? [], models()).length);
  const isBusy = createMemo(() => left() > 0);
  createEffect(() => {
    if (!isBusy()) return;
    const timer = setInterval(() => void client.invalidateQueries({ queryKey: keys.documents }), EVERY.reading);
    onCleanup(() => clearInterval(timer));
  });
  return left;
}
