import { Link, useParams, useSearch } from "@tanstack/solid-router";
import { createMemo, createSignal, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Loading } from "../../ui/states.tsx";
import { isUnderWay } from "../../app/queries.ts";
import { ReplaceButton } from "../documents/replace-button.tsx";
import { DocumentDialog } from "../documents/document-dialog.tsx";
import { DocumentGuideView } from "../guide/document-guide.tsx";
import { DocumentBody } from "./viewer.tsx";
import { addressOf } from "../../app/client/client.ts";

/** A whole document, with a passage marked when the address names one. */
export function DocumentPage(): JSX.Element {
  const params = useParams({ from: "/documents/$documentId" });
  const search = useSearch({ from: "/documents/$documentId" });
  const { lists } = useApp();
  const document = createMemo(() => lists.plainDocuments()?.find(({ id }) => id === params().documentId));
  const [isChanged, setChanged] = createSignal(false);
  const isBeingRead = () => {
    const known = document();
    return known !== undefined && isUnderWay(known);
  };
  /** Counts the files that the document had while it was open: each is opened anew. */
  const fileCount = createMemo<readonly [count: number, path: string | undefined]>(
    ([count, before]) => {
      const path = document()?.file_path ?? before;
      return [before !== undefined && path !== before ? count + 1 : count, path];
    },
    [1, undefined],
  );
  const place = () => {
    const { start, end } = search();
    const { documentId } = params();
    return start === undefined || end === undefined ? { documentId } : { documentId, start, end };
  };
  return (
    <div class="document-page">
      <header class="viewer-head">
        <div class="viewer-title">
          <h1>{document()?.original_filename ?? "Document"}</h1>
        </div>
        <Show when={document()}>
          {(known) => (
            <Link
              class="button"
              data-look="plain"
              data-small=""
              to="/collections/$collectionId"
              params={{ collectionId: known().collection_id }}
            >
              <Icon name="folder" size={16} /> Its collection
            </Link>
          )}
        </Show>
        <Show when={document()}>
          {(known) => (
            <>
              <Button small look="plain" icon="edit" onClick={() => setChanged(true)}>
                Change
              </Button>
              <ReplaceButton small look="plain" document={known()} />
            </>
          )}
        </Show>
        <a
          class="button"
          data-look="plain"
          data-small=""
          href={`${addressOf("getDocumentFile", { document_id: params().documentId })}?download=true`}
          download={document()?.original_filename ?? ""}
        >
          <Icon name="download" size={16} /> Save
        </a>
      </header>
      <DocumentDialog
        documents={isChanged() ? [document()].filter((known) => known !== undefined) : []}
        onClose={() => setChanged(false)}
      />
      <Show when={document()}>{(known) => <DocumentGuideView document={known()} />}</Show>
      <div class="viewer-body" tabindex="0" role="region" aria-label="The document">
        <Show when={!isBeingRead()} fallback={<Loading what="The newer version is being read…" />}>
          <Show keyed when={fileCount()[0]}>
            <DocumentBody place={place()} />
          </Show>
        </Show>
      </div>
    </div>
  );
}
