import { plural } from "#core/http/counted.ts";
import { Link } from "@tanstack/solid-router";
import { createMemo, For, Show, type JSX } from "solid-js";
import type { Document } from "#core/library/documents/document.ts";
import type { DocumentGuide } from "#core/library/documents/guides/document-guide.ts";
import { offeredOf } from "./offered.ts";
import { OfferedList } from "./suggestions.tsx";
import { createGuides } from "./use-guides.ts";
import "./guide.css";

/** What a document is about, folded where there is little room; nothing before it has been read. */
export function DocumentGuideView(props: { readonly document: Document }): JSX.Element {
  const { guides } = createGuides(createMemo(() => (props.document.status === "completed" ? [props.document] : [])));
  const guide = createMemo(() => guides()[0]?.guide ?? undefined);
  return (
    <Show when={guide()}>
      {(known) => (
        <Show when={hasSomething(known())}>
          <details class="guide" open={matchMedia("(min-width: 48rem) and (min-height: 42rem)").matches}>
            <summary>
              About this document <span class="guide-facts">{factsOf(known(), props.document)}</span>
            </summary>
            <div class="guide-body">
              <dl class="guide-lists">
                <Row name="Names" values={known().names} />
                <Row name="Key terms" values={known().terms} />
                <Headings document={props.document} guide={known()} />
              </dl>
              <Show when={known().questions.length > 0}>
                <section class="suggestions" aria-label="Questions it answers">
                  <h2>Questions it answers</h2>
                  <OfferedList offered={offeredOf([{ document: props.document, guide: known() }])} />
                </section>
              </Show>
            </div>
          </details>
        </Show>
      )}
    </Show>
  );
}

const hasSomething = ({ names, terms, headings, questions }: DocumentGuide): boolean =>
  [names, terms, headings, questions].some(({ length }) => length > 0);

function Row(props: { readonly name: string; readonly values: readonly string[] }): JSX.Element {
  return (
    <Show when={props.values.length > 0}>
      <div>
        <dt>{props.name}</dt>
        <dd dir="auto">{props.values.join(" · ")}</dd>
      </div>
    </Show>
  );
}

function Headings(props: { readonly document: Document; readonly guide: DocumentGuide }): JSX.Element {
  return (
    <Show when={props.guide.headings.length > 0}>
      <div>
        <dt>Contents</dt>
        <dd>
          <ul class="guide-headings">
            <For each={props.guide.headings}>
              {({ text, start, end }) => (
                <li>
                  <Link
                    to="/documents/$documentId"
                    params={{ documentId: props.document.id }}
                    search={{ start, end }}
                    dir="auto"
                  >
                    {text}
                  </Link>
                </li>
              )}
            </For>
          </ul>
        </dd>
      </div>
    </Show>
  );
}

/** "Annual report · 4 March 2022 · 74 pages" */
function factsOf({ kind, date }: DocumentGuide, { metadata }: Document): string {
  const { pages } = metadata;
  const size = typeof pages === "number" ? `${pages} ${plural(pages, "page", "pages")}` : null;
  return [kind, date, size].filter((fact) => fact !== null).join(" · ");
}
