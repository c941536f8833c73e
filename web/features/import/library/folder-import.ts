import { createSignal, onCleanup } from "solid-js";
import { useApp } from "../../../app/context.tsx";
import { refreshLists } from "../../../app/refresh-lists.ts";
import type { Folder } from "./folder-files.ts";
import { importLibrary, outcomeWords, type Outcome } from "./import-library.ts";
import { planImport } from "./plan.ts";
import type { Plan, PlanChoice } from "./planned.ts";
import { readReferencesInWorker } from "./read-in-worker.ts";

/** Reads a folder, plans what to take from it, and takes it. The import stops with the component that asked for it. */
export function useFolderImport() {
  const { api, client, toasts } = useApp();
  const [folder, setFolder] = createSignal<Folder>();
  const [choice, setChoice] = createSignal<PlanChoice>({ collections: "folders" });
  const [plan, setPlan] = createSignal<Plan>();
  const [progress, setProgress] = createSignal("");
  const [problem, setProblem] = createSignal("");
  const [outcome, setOutcome] = createSignal<Outcome>();
  let stop: AbortController | undefined;
  let isClosed = false;
  onCleanup(() => {
    isClosed = true;
    stop?.abort();
  });

  const look = async (opening: Promise<Folder | undefined>) => {
    if (progress()) return;
    setProblem("");
    setOutcome(undefined);
    setPlan(undefined);
    setProgress("Reading the folder…");
    try {
      const opened = await opening;
      setFolder(opened);
      if (opened) setPlan(await planImport(opened, choice(), readReferencesInWorker));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "The folder could not be read.");
    }
    setProgress("");
  };
  const choose = async (collections: PlanChoice["collections"]) => {
    setChoice({ collections });
    const chosen = folder();
    if (chosen) await look(Promise.resolve(chosen));
  };
  const run = async (planned: Plan) => {
    stop = new AbortController();
    try {
      const done = await importLibrary({ api, client }, planned, {
        signal: stop.signal,
        onProgress: (at, of, name) => setProgress(`${(at + 1).toLocaleString()} of ${of.toLocaleString()}: ${name}`),
      });
      setOutcome(done);
      setPlan(undefined);
      // Closing the dialog stops the import, and nobody sees what it says.
      if (isClosed) toasts.show(outcomeWords(done));
    } catch (error) {
      const reason = error instanceof Error ? error.message : "The import stopped. Try again.";
      setProblem(reason);
      if (isClosed) toasts.show(reason);
    }
    stop = undefined;
    setProgress("");
    await refreshLists(client);
  };
  return {
    plan,
    choice,
    /** What is being done; empty where nothing is. */
    progress,
    isRunning: () => progress() !== "",
    problem,
    outcome,
    look,
    choose,
    run,
    stop: () => stop?.abort(),
  };
}
