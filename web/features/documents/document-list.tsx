import { Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { isRecognising, ocrOf } from "./ocr-of.ts";
import type { Document } from "#core/library/documents/document.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { VirtualList } from "../../ui/virtual-list.tsx";
import { DocumentName, DocumentState } from "./document-state.tsx";
import { beginDrag } from "./drag-documents.ts";
import { removeDocument } from "./remove-document.ts";
import { resumeOcr, retryDocument, stopOcr } from "./retry-document.ts";
import { hasReadScan, OtherLanguage, ReadAgainButton, WaitingForLanguage } from "./scan-language.tsx";
import { otherLanguageOf } from "./scan-words.ts";
import { asksForPassword } from "./asks-for-password.ts";

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
    <VirtualList rows={props.documents} class="document-list panel">
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
        <DocumentName document={props.document} />
        <DocumentState document={props.document} />
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
