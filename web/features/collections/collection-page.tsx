import { counted } from "#core/http/counted.ts";
import { Link, useNavigate, useParams } from "@tanstack/solid-router";
import { createMemo, createSignal, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { placeOf } from "../../app/host.ts";
import { keys } from "../../app/keys.ts";
import { useCollections, useDocuments } from "../../app/queries.ts";
import type { Collection } from "#core/library/collections/collection.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Empty, QueryView } from "../../ui/states.tsx";
import { FilteredDocuments } from "../documents/filtered-documents.tsx";
import { documentsIn } from "../documents/documents-in.ts";
import { canDrop } from "../documents/dropped-files.ts";
import { FileButtons } from "../documents/file-buttons.tsx";
import { KINDS } from "../documents/file-kinds.ts";
import { KINDS_IN_SHORT } from "../documents/kinds-in-short.ts";
import { UploadRows } from "../documents/upload-list.tsx";
import { FolderList, KeepFolderButton } from "../folders/folder-section.tsx";
import { CollectionHighlights } from "../highlights/found-highlights.tsx";
import { CollectionDialog } from "./collection-dialog.tsx";
import { CollectionMark } from "./collection-mark.tsx";
import { NotHere } from "../trash/not-here.tsx";
import { Replaced } from "./replaced.tsx";
import { createSuggestions, Suggestions } from "../guide/suggestions.tsx";
import { SameContent } from "./same-content.tsx";
import { SameName } from "./same-name.tsx";

export function CollectionPage(): JSX.Element {
  const params = useParams({ from: "/collections/$collectionId" });
  const collections = useCollections();
  const find = (list: readonly Collection[]) => list.find(({ id }) => id === params().collectionId);
  return (
    <div class="page">
      <QueryView
        query={collections}
        loading="Opening the collection…"
        isPage
        failed="The collection could not be opened."
      >
        {(list) => (
          <Show when={find(list())} fallback={<NotHere what="collection" />}>
            {(collection) => <CollectionView collection={collection()} />}
          </Show>
        )}
      </QueryView>
    </div>
  );
}

function CollectionView(props: { readonly collection: Collection }): JSX.Element {
  const [dialog, setDialog] = createSignal<"change" | "delete">();
  return (
    <>
      <header class="page-head">
        <h1 class="collection-title">
          <CollectionMark collection={props.collection} />
          <span dir="auto">{props.collection.name}</span>
        </h1>
        <Link class="button" data-look="solid" to="/" search={{ collection: props.collection.id }}>
          <Icon name="chat" size={18} /> Ask
        </Link>
        <Button icon="edit" onClick={() => setDialog("change")}>
          Change
        </Button>
        <Button icon="trash" onClick={() => setDialog("delete")}>
          Delete
        </Button>
      </header>
      <Show when={props.collection.description !== props.collection.name}>
        <p class="lede">{props.collection.description}</p>
      </Show>
      <Show when={props.collection.never_leaves}>
        <p class="lede">
          <Icon name="device" size={18} /> Never leaves this device. No hosted language model is given any of it, and it
          does not sync.
        </p>
      </Show>
      <SameName collection={props.collection} />
      <Documents collection={props.collection} />
      <CollectionDialog
        open={dialog() === "change"}
        collection={props.collection}
        onClose={() => setDialog(undefined)}
      />
      <DeleteDialog open={dialog() === "delete"} collection={props.collection} onClose={() => setDialog(undefined)} />
    </>
  );
}

function Documents(props: { readonly collection: Collection }): JSX.Element {
  const app = useApp();
  const { uploads } = app;
  const query = useDocuments();
  const arriving = createMemo(() => uploads.list().filter(({ collectionId }) => collectionId === props.collection.id));
  return (
    <>
      <div class="drop-zone" data-slim="">
        <p>{canDrop() ? `Drop files or a folder anywhere: ${KINDS}.` : `${KINDS_IN_SHORT}.`}</p>
        <FileButtons collectionId={props.collection.id} />
        <KeepFolderButton collectionId={props.collection.id} />
        <Show when={!props.collection.never_leaves}>
          <p class="document-facts">{placeOf(app)}</p>
        </Show>
      </div>
      <FolderList collectionId={props.collection.id} />
      <Show when={arriving().length > 0}>
        <ul class="document-list panel" aria-label="Files being added">
          <UploadRows uploads={arriving()} collectionId={props.collection.id} />
        </ul>
      </Show>
      <QueryView query={query} loading="Loading the documents…" failed="The documents could not be loaded.">
        {() => {
          const mine = createMemo(() => documentsIn(app, props.collection.id));
          const { offered, isLooked } = createSuggestions(mine);
          return (
            <Show
              when={mine().length > 0}
              fallback={
                <Show when={arriving().length === 0}>
                  <Empty icon="file" title="Nothing in here yet">
                    <p>Add a file and ask it something a minute later.</p>
                  </Empty>
                </Show>
              }
            >
              <SameContent collectionId={props.collection.id} />
              <Replaced collectionId={props.collection.id} />
              <Suggestions title="Questions these documents answer" offered={isLooked() ? offered() : []} />
              <CollectionHighlights collection={props.collection.id} />
              <FilteredDocuments documents={mine()} />
            </Show>
          );
        }}
      </QueryView>
    </>
  );
}

interface DeleteDialogProps {
  readonly open: boolean;
  readonly collection: Collection;
  readonly onClose: () => void;
}

function DeleteDialog(props: DeleteDialogProps): JSX.Element {
  const { api, client, toasts } = useApp();
  const navigate = useNavigate();
  const contents = () => {
    const { document_count: count } = props.collection;
    return count === 0 ? "its evaluations" : `its ${counted(count, "document")} and its evaluations`;
  };
  const remove = async () => {
    const { id, name, never_leaves } = props.collection;
    const bringBack = async () => {
      await api
        .restoreDeleted({ body: { id: `collections/${id}` } })
        .catch((error: Error) => toasts.show(error.message));
      await client.invalidateQueries();
    };
    const isDone = await toasts.attempt(`“${name}” could not be deleted.`, async () => {
      await api.deleteCollection({ params: { collection_id: id } });
      await navigate({ to: "/" });
      await Promise.all(
        [keys.collections, keys.documents, keys.sessions, keys.runs].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
      if (never_leaves) toasts.show(`“${name}” deleted.`);
      else toasts.show(`“${name}” moved to the trash.`, { action: { label: "Undo", run: () => void bringBack() } });
    });
    if (!isDone) props.onClose();
  };
  return (
    <Dialog open={props.open} title={`Delete “${props.collection.name}”?`} onClose={() => props.onClose()}>
      <p>
        <Show
          when={props.collection.never_leaves}
          fallback={`The collection moves to the trash with ${contents()}. You can bring it back from there for 30 days. Chats about it stay.`}
        >
          This deletes the collection forever, with {contents()}: what never leaves this device is not kept in the
          trash. Chats about it stay.
        </Show>
      </p>
      <div class="dialog-actions">
        <Button onClick={() => props.onClose()}>Keep it</Button>
        <Button look="danger" onClick={() => void remove()}>
          {props.collection.never_leaves ? "Delete forever" : "Move to the trash"}
        </Button>
      </div>
    </Dialog>
  );
}
