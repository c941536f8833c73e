import { counted } from "#core/http/counted.ts";
import { Link } from "@tanstack/solid-router";
import { Match, Show, Switch, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { isUnderWay, useElsewhere } from "../../app/queries.ts";
import { isRecognising } from "./ocr-of.ts";
import type { Document } from "#core/library/documents/document.ts";
import { formatBytes } from "./file-kinds.ts";
import { phaseOf } from "./phase.ts";
import { asksForPassword } from "./asks-for-password.ts";
import { UnlockDocument } from "./unlock-document.tsx";

/** A link to the document, once it can be shown. */
export function DocumentName(props: { readonly document: Document }): JSX.Element {
  return (
    <Show
      when={props.document.status === "completed" || asksForPassword(props.document)}
      fallback={<span class="document-name">{props.document.original_filename}</span>}
    >
      <Link class="document-name" to="/documents/$documentId" params={{ documentId: props.document.id }}>
        {props.document.original_filename}
      </Link>
    </Show>
  );
}

/** Waiting, being read (with how far), ready (with what is in it), or failed (with why). */
export function DocumentState(props: { readonly document: Document }): JSX.Element {
  const { embedding } = useApp().lists;
  const elsewhere = useElsewhere();
  const facts = () =>
    [...factsOf(props.document), elsewhere.has(props.document.id) ? "on your server" : ""].filter(Boolean).join(" · ");
  return (
    <Switch
      fallback={
        <>
          <span class="document-facts">{facts()}</span>
          <Show when={embedding.ids().has(props.document.id)}>
            <span class="document-facts">Learning its meaning. Until then it is found by its words.</span>
          </Show>
        </>
      }
    >
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
