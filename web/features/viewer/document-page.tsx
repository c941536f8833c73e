import { Link, useParams, useSearch } from "@tanstack/solid-router";
import { createMemo, createSignal, Show, type JSX } from "solid-js";
import type { Document } from "#core/library/documents/document.ts";
import { useApp } from "../../app/context.tsx";
import { useDocument } from "../../app/queries.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Failed } from "../../ui/states.tsx";
import { ReplaceButton } from "../documents/replace-button.tsx";
import { DocumentDialog } from "../documents/document-dialog.tsx";
import { publishedOn } from "../citations/reference.ts";
import { DocumentGuideView } from "../guide/document-guide.tsx";
import { NotHere } from "../trash/not-here.tsx";
import { ReferenceFacts } from "./reference-facts.tsx";
import { DocumentBody } from "./viewer.tsx";
import { hasReadScan, ReadAgainButton } from "../documents/scan-language.tsx";
import { asksForPassword } from "../documents/asks-for-password.ts";
import { UnlockDocument } from "../documents/unlock-document.tsx";
import { addressOf } from "../../app/client/client.ts";

/** Where and when a document was fetched, and when it was published. The link goes to the page as it is now. */
function SourceLine(props: {
  readonly source: NonNullable<Document["source"]>;
  readonly published: readonly number[] | null;
}): JSX.Element {
  return (
    <p class="viewer-facts small-note">
      From{" "}
      <a href={props.source.url} target="_blank" rel="noreferrer">
        {URL.parse(props.source.url)?.host ?? props.source.url}
      </a>
      , {new Date(props.source.fetched_at).toLocaleDateString(undefined, { dateStyle: "long" })}
      <Show when={props.published}>{(date) => <>. Published {inWords(date())}</>}</Show>
    </p>
  );
}

/** `[2026, 11, 24]` as "November 24, 2026" and `[2026]` as "2026", in the language of the browser. */
function inWords([year = 0, month, day]: readonly number[]): string {
  const date = new Date(Date.UTC(year, (month ?? 1) - 1, day ?? 1));
  const parts: Intl.DateTimeFormatOptions = { year: "numeric", timeZone: "UTC" };
  if (month !== undefined) parts.month = "long";
  if (day !== undefined) parts.day = "numeric";
  return date.toLocaleDateString(undefined, parts);
}

/** A whole document, with a passage marked when the address names one. Another tab may delete it while it is open. */
export function DocumentPage(): JSX.Element {
  const params = useParams({ from: "/documents/$documentId" });
  const { lists } = useApp();
  const document = useDocument(() => params().documentId);
  const isGone = () => lists.plainDocuments() !== undefined && document() === undefined;
  return (
    <Show when={!isGone()} fallback={<NotHere what="document" />}>
      <DocumentView />
    </Show>
  );
}

function DocumentView(): JSX.Element {
  const params = useParams({ from: "/documents/$documentId" });
  const search = useSearch({ from: "/documents/$documentId" });
  const { lists } = useApp();
  const document = useDocument(() => params().documentId);
  const [isChanged, setChanged] = createSignal(false);
  const locked = () => [document()].find((known) => known && asksForPassword(known));
  /** However often it is opened: what is known of it is why. */
  const unreadable = () => [document()].find((known) => known && !locked() && lists.unreadable().has(known.id));
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
          <h1>
            <span dir="auto">{document()?.original_filename ?? "Document"}</span>
          </h1>
          <Show when={document()?.source}>
            {(source) => <SourceLine source={source()} published={publishedOn(document()?.metadata ?? {})} />}
          </Show>
          <Show when={document()?.reference}>{(reference) => <ReferenceFacts reference={reference()} />}</Show>
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
              <Show when={hasReadScan(known())}>
                <ReadAgainButton document={known()} />
              </Show>
            </>
          )}
        </Show>
        <a
          class="button"
          data-look="plain"
          data-small=""
          href={`${addressOf("getDocumentFile", { document_id: params().documentId })}?download=true`}
        >
          <Icon name="download" size={16} /> Save
        </a>
      </header>
      <DocumentDialog
        documents={isChanged() ? [document()].filter((known) => known !== undefined) : []}
        onClose={() => setChanged(false)}
      />
      <Show when={document()}>{(known) => <DocumentGuideView document={known()} />}</Show>
      <Show when={locked()}>
        {(known) => (
          <div class="document-locked">
            <UnlockDocument document={known()} />
          </div>
        )}
      </Show>
      <Show when={unreadable()}>
        {(known) => (
          <Failed
            what="This file cannot be read."
            reason={String(known().metadata["error"] ?? "The reason is not known.")}
          />
        )}
      </Show>
      <Show when={!unreadable() && locked()?.status !== "failed"}>
        <div class="viewer-body" tabindex="0" role="region" aria-label="The document">
          <Show keyed when={fileCount()[0]}>
            <DocumentBody place={place()} highlight={search().highlight} />
          </Show>
        </div>
      </Show>
    </div>
  );
}
