import { useParams, useSearch } from "@tanstack/solid-router";
import { createSignal, onCleanup, Show, type JSX } from "solid-js";
import { useApp, type App } from "../../app/context.tsx";
import { useCollections } from "../../app/queries.ts";
import { isTyping } from "../../app/shortcuts.ts";
import { Icon } from "../../ui/icon.tsx";
import { loaded } from "../../ui/states.tsx";
import { isSample } from "./add-sample.ts";
import { droppedFiles, pastedFiles } from "./dropped-files.ts";
import "./documents.css";

/** Takes files dropped or pasted anywhere on the page into the collection in view. */
export function DropTarget(): JSX.Element {
  const app = useApp();
  const { uploads, toasts } = app;
  const params = useParams({ strict: false });
  const search = useSearch({ strict: false });
  const collections = useCollections();
  const [depth, setDepth] = createSignal(0);
  /** Of a collection's page, and of views that are about one. */
  const inView = () => {
    const id = params().collectionId ?? search().collection;
    return loaded(collections)?.find((collection) => collection.id === id);
  };
  /** Where they go without a question. */
  const target = () => {
    const own = (loaded(collections) ?? []).filter((collection) => !isSample(collection));
    return inView()?.name ?? (own.length > 1 ? undefined : (own[0]?.name ?? "My documents"));
  };

  const onDrag = (change: number) => (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setDepth((depth) => Math.max(0, depth + change));
  };
  const onDrop = async (event: DragEvent) => {
    if (!event.dataTransfer || !carriesFiles(event)) return;
    setDepth(0);
    if (event.target instanceof Element && event.target.closest("[data-own-drop]")) return;
    event.preventDefault();
    const collectionId = inView()?.id;
    const dropped = await droppedFiles(event.dataTransfer).catch((error: Error) => error);
    if (dropped instanceof Error) return void toasts.show(`What was dropped could not be read. ${dropped.message}`);
    if (dropped.files.length === 0) return void toasts.show("There are no files in what was dropped.");
    const languages = dropped.files.filter(({ name }) => isLanguageFile(name));
    if (languages.length > 0) void addLanguages(app, languages).catch(reportError);
    const files = dropped.files.filter((file) => !languages.includes(file));
    if (files.length === 0) return;
    await uploads.add(files, { collectionId, folder: dropped.folder });
  };
  const onPaste = (event: ClipboardEvent) => {
    if (!event.clipboardData || (isTyping(event.target) && event.clipboardData.files.length === 0)) return;
    const files = pastedFiles(event.clipboardData);
    if (!files) return;
    event.preventDefault();
    const name = target();
    if (name !== undefined) toasts.show(`Adding ${files.map((file) => `“${file.name}”`).join(", ")} to “${name}”.`);
    void uploads.add(files, { collectionId: inView()?.id });
  };

  const controller = new AbortController();
  const { signal } = controller;
  addEventListener("dragenter", onDrag(1), { signal });
  addEventListener("dragleave", onDrag(-1), { signal });
  addEventListener("dragover", onDrag(0), { signal });
  addEventListener("drop", (event) => void onDrop(event), { signal });
  addEventListener("paste", onPaste, { signal });
  onCleanup(() => controller.abort());

  return (
    <Show when={depth() > 0}>
      <div class="drop-veil">
        <div class="drop-veil-card">
          <Icon name="download" size={32} />
          <p>
            <Show when={target()} fallback="Drop, then choose the collection">
              {(name) => (
                <>
                  Drop to add to <strong>{name()}</strong>
                </>
              )}
            </Show>
          </p>
        </div>
      </div>
    </Show>
  );
}

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;

/** Language data for text recognition, as Tesseract names it. */
const isLanguageFile = (name: string): boolean => /\.traineddata(\.gz)?$/i.test(name);

async function addLanguages(app: App, files: readonly File[]): Promise<void> {
  const { addLanguages: add } = await import("../models/add-language.ts");
  await add(app, files);
}
