import { counted } from "#core/http/counted.ts";
import { useNavigate, useSearch } from "@tanstack/solid-router";
import { createMemo, createSignal, lazy, Match, Show, Suspense, Switch, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { hadDocuments } from "../../app/first-screen.ts";
import { useCollections, useDocuments } from "../../app/queries.ts";
import { Icon } from "../../ui/icon.tsx";
import { Failed, loaded } from "../../ui/states.tsx";
import { isSample } from "../documents/add-sample.ts";
import { canDrop } from "../documents/dropped-files.ts";
import { FileButtons } from "../documents/file-buttons.tsx";
import { Welcome } from "../documents/welcome.tsx";
import { Composer } from "./composer.tsx";
import { createSuggestions, Suggestions } from "../guide/suggestions.tsx";
import { useAsk } from "../guide/use-ask.ts";
import { readAnswers, type Answers } from "./answers.ts";
import { NO_LIMITS } from "./limits.ts";
import { createReadiness } from "./readiness.ts";
import { SampleNote } from "./sample-note.tsx";
import "./home.css";

const HomeMore = lazy(async () => ({ default: (await import("../library/home-more.tsx")).HomeMore }));

/** The start: a drop zone for who is new, one question field for everybody else. */
export function HomePage(): JSX.Element {
  const { uploads } = useApp();
  const documents = useDocuments();
  // Until the documents are known, what was there the last time is shown at once, and can be used.
  const isEmpty = () => (loaded(documents)?.length ?? (hadDocuments() ? 1 : 0)) === 0;
  const search = useSearch({ from: "/" });
  const isNew = () =>
    search().answers !== "model" &&
    isEmpty() &&
    uploads.list().every(({ state }) => state === "refused" || state === "failed");
  return (
    <Switch fallback={<Ask />}>
      <Match when={documents.isError && !loaded(documents)}>
        <div class="page">
          <Failed
            what="Your documents could not be loaded."
            reason={documents.error?.message ?? ""}
            onRetry={() => void documents.refetch()}
          />
        </div>
      </Match>
      <Match when={isNew()}>
        <Welcome />
      </Match>
    </Switch>
  );
}

function Ask(): JSX.Element {
  const { lists } = useApp();
  const documents = useDocuments();
  const search = useSearch({ from: "/" });
  const navigate = useNavigate();
  const { ask, asked } = useAsk();
  const [persona, setPersona] = createSignal<string>();
  const [chosen, setAnswers] = createSignal<Answers>();
  const answers = () => chosen() ?? readAnswers(search().answers) ?? "both";
  const [limits, setLimits] = createSignal(NO_LIMITS);
  const { ready, coming, embedding } = createReadiness(() => search().collection);
  const collections = useCollections();
  /** The sample, when it is what would be asked. */
  const sample = createMemo(() => {
    const list = loaded(collections) ?? [];
    const asked = search().collection ? list.filter(({ id }) => id === search().collection) : list;
    return asked.length === 1 ? asked.find(isSample) : undefined;
  });

  const own = createMemo(() =>
    (lists.plainDocuments() ?? []).filter(
      ({ collection_id }) => !search().collection || collection_id === search().collection,
    ),
  );

  const suggestions = createSuggestions(own);

  return (
    <div class="home">
      <h1>What do you want to know?</h1>
      <Composer
        autofocus
        place="start"
        answers={answers()}
        onAnswers={setAnswers}
        collectionId={search().collection}
        onCollection={(collection) =>
          void navigate({ to: "/", search: collection ? { collection } : {}, replace: true })
        }
        limits={limits()}
        onLimits={setLimits}
        personaId={persona()}
        onPersona={setPersona}
        onAsk={ask}
      />
      <p class="home-scope" role="status">
        <Show
          when={asked()}
          fallback={
            <Show when={answers() !== "model"}>
              <Icon name="file" size={16} />
              {documents.isPending ? "Looking for your documents…" : readinessWords(ready(), coming(), embedding())}
            </Show>
          }
        >
          {(question) => <>Starting a chat with “{question()}”…</>}
        </Show>
      </p>
      <Show when={answers() !== "model"}>
        <Suggestions title="Your documents answer" offered={suggestions.places().above} />
      </Show>
      <Show when={suggestions.isLooked() || answers() === "model"}>
        <Show when={sample()}>{(collection) => <SampleNote collection={collection()} />}</Show>
        <div class="home-add">
          <p>{canDrop() ? "Drop more files anywhere, or" : "Add more files:"}</p>
          <FileButtons {...chosenIn(search().collection)} />
        </div>
        <Suspense>
          <HomeMore documents={own()} />
        </Suspense>
        <Show when={answers() !== "model"}>
          <Suggestions title="Your documents answer" offered={suggestions.places().below} />
        </Show>
      </Show>
    </div>
  );
}

function readinessWords(ready: number, coming: number, embedding: number): string {
  if (ready === 0) {
    if (coming === 0) return "None of your documents can answer yet. Look in the collection for the reason.";
    return coming === 1
      ? "Your first document is being read; it can answer in a moment."
      : `${counted(coming, "document")} are being read; the first can answer in a moment.`;
  }
  const able = `${counted(ready, "document")} can answer`;
  if (coming > 0) return `${able}, ${coming.toLocaleString()} more being read`;
  return embedding > 0 ? `${able}; the meaning of ${embedding.toLocaleString()} is still being learned` : able;
}

const chosenIn = (collectionId: string | undefined) => (collectionId ? { collectionId } : {});
