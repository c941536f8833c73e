import { counted } from "#core/http/counted.ts";
import { Link } from "@tanstack/solid-router";
import { Match, Show, Switch, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { isRecognising, isUnderWay, ocrOf, useElsewhere } from "../../app/queries.ts";
import type { Document } from "#core/library/documents/document.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { VirtualList } from "../../ui/virtual-list.tsx";
import { formatBytes } from "./file-kinds.ts";
import { beginDrag } from "./drag-documents.ts";
import { phaseOf } from "./phase.ts";
import { removeDocument } from "./remove-document.ts";
import { resumeOcr, retryDocument, stopOcr } from "./retry-document.ts";
import { hasReadScan, OtherLanguage, ReadAgainButton, WaitingForLanguage } from "./scan-language.tsx";
import { otherLanguageOf } from "./scan-words.ts";
import { asksForPassword, UnlockDocument } from "./unlock-document.tsx";

interface DocumentListProps {
  readonly documents: readonly Document[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (id: string, isChosen: boolean) => void;
  readonly onChange: (document: Document) => void;
}

export function DocumentList(props: DocumentListProps): JSX.Element {
  const draggedWith = (id: string) =>
    props.chosen.has(id) ? props.documents.map((each) => each.id).filter((each) => props.chosen.has(each)) : [id];
  return (
    <VirtualList rows={props.documents} class="document-list">
      {(document) => (
        <DocumentRow
          document={document()}
          isChosen={props.chosen.has(document().id)}
          onChoose={(isChosen) => props.onChoose(document().id, isChosen)}
          onChange={() => props.onChange(document())}
          onDrag={(event) => beginDrag(event, draggedWith(document().id))}
        />
      )}
    </VirtualList>
  );
}

interface DocumentRowProps {
  readonly document: Document;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onChange: () => void;
  readonly onDrag: (event: DragEvent) => void;
}

function DocumentRow(props: DocumentRowProps): JSX.Element {
  const app = useApp();
  const failed = () => props.document.status === "failed";
  return (
    <div
      class="document-row"
      data-status={props.document.status}
      draggable="true"
      onDragStart={(event) => props.onDrag(event)}
    >
      <input
        type="checkbox"
        aria-label={`Select ${props.document.original_filename}`}
        checked={props.isChosen}
        onChange={(event) => props.onChoose(event.currentTarget.checked)}
      />
      <Icon name={asksForPassword(props.document) ? "lock" : failed() ? "warning" : "file"} />
      <div class="document-main">
        <Show
          when={props.document.status === "completed" || asksForPassword(props.document)}
          fallback={<span class="document-name">{props.document.original_filename}</span>}
        >
          <Link class="document-name" to="/documents/$documentId" params={{ documentId: props.document.id }}>
            {props.document.original_filename}
          </Link>
        </Show>
        <State document={props.document} />
        <OtherLanguage document={props.document} />
        <WaitingForLanguage document={props.document} />
        <Show when={props.document.tags.length > 0}>
          <span class="document-facts">
            <Icon name="tag" size={14} /> {props.document.tags.join(", ")}
          </span>
        </Show>
      </div>
      <div class="document-actions">
        <Show when={isRecognising(props.document)}>
          <Button small look="plain" icon="close" onClick={() => void stopOcr(app, props.document)}>
            Stop
          </Button>
        </Show>
        <Show when={ocrOf(props.document.metadata)?.state === "stopped" && !asksForPassword(props.document)}>
          <Button small look="plain" icon="retry" onClick={() => void resumeOcr(app, props.document)}>
            Recognise text
          </Button>
        </Show>
        <Show when={hasReadScan(props.document) && !otherLanguageOf(props.document)}>
          <ReadAgainButton document={props.document} />
        </Show>
        <Show when={failed() && !app.lists.unreadable().has(props.document.id)}>
          <Button small look="plain" icon="retry" onClick={() => void retryDocument(app, props.document)}>
            Try again
          </Button>
        </Show>
        <IconButton icon="edit" label={`Edit ${props.document.original_filename}`} onClick={() => props.onChange()} />
        <IconButton
          icon="trash"
          label={`Delete ${props.document.original_filename}`}
          onClick={() => removeDocument(app, props.document)}
        />
      </div>
    </div>
  );
}

/** Waiting, being read (with how far), ready (with what is in it), or failed (with why). */
function State(props: { readonly document: Document }): JSX.Element {
  const elsewhere = useElsewhere();
  const facts = () =>
    [...factsOf(props.document), elsewhere.has(props.document.id) ? "on your server" : ""].filter(Boolean).join(" · ");
  return (
    <Switch fallback={<span class="document-facts">{facts()}</span>}>
      <Match when={isUnderWay(props.document) || isRecognising(props.document)}>
        <Show when={!isUnderWay(props.document)}>
          <span class="document-facts">{facts()}</span>
        </Show>
        <span class="document-facts">{phaseOf(props.document).words}</span>
        <progress
          max="1"
          value={phaseOf(props.document).share}
          aria-label={`Reading ${props.document.original_filename}`}
        />
      </Match>
      <Match when={asksForPassword(props.document)}>
        <span class="document-facts">{facts()}</span>
        <UnlockDocument document={props.document} />
      </Match>
      <Match when={props.document.status === "failed"}>
        <span class="document-facts" data-kind="failed">
          Not readable. {textOf(props.document.metadata["error"]) || "The reason is not known."}
        </span>
      </Match>
      <Match when={warningsOf(props.document).length > 0}>
        <span class="document-facts">{facts()}</span>
        <span class="document-facts" data-kind="warning">
          {warningsOf(props.document).slice(0, 3).join(" ")}
          {warningsOf(props.document).length > 3 ? ` And ${warningsOf(props.document).length - 3} more.` : ""}
        </span>
      </Match>
    </Switch>
  );
}

/** What the pages of a document are called, where they are no pages. */
const PAGES: Partial<Record<Document["document_type"], string>> = {
  ppt: "slide",
  pptx: "slide",
  odp: "slide",
  xls: "sheet",
  xlsx: "sheet",
  ods: "sheet",
  srt: "minute",
  vtt: "minute",
};

function factsOf(document: Document): readonly string[] {
  const { pages, words, title } = document.metadata;
  return [
    // Files are often called "source.html" or "scan 3.pdf"; what stands at their head tells them apart.
    document.original_filename.startsWith(textOf(title)) ? "" : textOf(title),
    document.document_type.toUpperCase(),
    typeof pages === "number" && pages > 0 ? counted(pages, PAGES[document.document_type] ?? "page") : "",
    typeof words === "number" ? counted(words, "word") : "",
    formatBytes(document.file_size),
    document.source ? `from ${URL.parse(document.source.url)?.host ?? "the web"}` : "",
  ].filter(Boolean);
}

function warningsOf(document: Document): readonly string[] {
  const { warnings } = document.metadata;
  return Array.isArray(warnings) ? warnings.filter((warning) => typeof warning === "string") : [];
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");
