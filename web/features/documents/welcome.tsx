import { Link, useNavigate } from "@tanstack/solid-router";
import { createResource, createSignal, lazy, Show, Suspense, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { placeOf } from "../../app/host.ts";
import { Button } from "../../ui/button.tsx";
import { forgetData, wasCleared } from "../../service/backup/backup-memory.ts";
import { Icon } from "../../ui/icon.tsx";
import { addSample } from "./add-sample.ts";
import { canDrop } from "./dropped-files.ts";
import { FileButtons } from "./file-buttons.tsx";
import { KINDS_IN_SHORT } from "./kinds-in-short.ts";
import { UploadRows } from "./upload-list.tsx";

const RestoreOffer = lazy(async () => ({ default: (await import("../backup/restore-offer.tsx")).RestoreOffer }));

/** The first screen: one thing to do, and one honest line. */
export function Welcome(): JSX.Element {
  const app = useApp();
  const { host, uploads } = app;
  const navigate = useNavigate();
  const [adding, setAdding] = createSignal(false);
  const trySample = async () => {
    setAdding(true);
    const isAdded = await app.toasts.attempt("The sample could not be added.", async () => {
      const collection = await addSample(app);
      await navigate({ to: "/", search: { collection } });
    });
    if (!isAdded) setAdding(false);
  };
  return (
    <div class="welcome">
      <header class="welcome-head">
        <h1>Your documents answer</h1>
        <p class="lede">
          {canDrop() ? "Drop" : "Add"} something you have to read. Ask it a question, and see the very sentence that
          answers.
        </p>
      </header>
      <Suspense>
        <Lost />
      </Suspense>
      <div class="drop-zone">
        <Icon name="upload" size={34} />
        <p>
          <strong>{canDrop() ? "Drop files or a folder here" : "Add files or a folder"}</strong>
          <br />
          {KINDS_IN_SHORT}
        </p>
        <FileButtons solid />
        <Button look="plain" icon="spark" disabled={adding()} onClick={() => void trySample()}>
          {adding() ? "Adding the sample…" : "Or try a sample"}
        </Button>
      </div>
      <Show when={uploads.list().length > 0}>
        <ul class="document-list panel" aria-label="Files not added">
          <UploadRows uploads={uploads.list()} />
        </ul>
      </Show>
      <p class="welcome-place">
        <Icon name={host.where() === "device" ? "device" : "server"} size={18} />
        {placeOf(app)}
      </p>
      <p class="welcome-place">
        <Link to="/settings/storage" hash="backup">
          Bring in a backup
        </Link>
      </p>
    </div>
  );
}

/** Offers a backup after the browser cleared its storage. A new visitor loads none of its code. */
function Lost(): JSX.Element {
  const { sync } = useApp();
  const [cleared, { mutate }] = createResource(() => wasCleared(localStorage));
  const startAfresh = () => {
    forgetData(localStorage);
    mutate(false);
  };
  return (
    <Show when={cleared.latest === true || (sync.state()?.lost ?? null) !== null}>
      <RestoreOffer onStartAfresh={cleared.latest === true ? startAfresh : undefined} />
    </Show>
  );
}
