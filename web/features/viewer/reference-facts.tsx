import { For, Show, type JSX } from "solid-js";
import type { Document } from "#core/library/documents/document.ts";
import { personFrom } from "../citations/reference.ts";

type Known = NonNullable<Document["reference"]>;

/** What the program that a document came from says of it; abstract and notes unfold. */
export function ReferenceFacts(props: { readonly reference: Known }): JSX.Element {
  const item = () => props.reference.item;
  const names = () =>
    (item().author ?? [])
      .map(personFrom)
      .map(({ family, given }) => [given, family].filter(Boolean).join(" "))
      .join(", ");
  const date = () => (item().issued?.["date-parts"][0] ?? []).map((part) => String(part).padStart(2, "0")).join("-");
  const place = () => [
    item()["container-title"] ?? item().publisher,
    item().volume,
    item().issue && `(${item().issue})`,
    item().page,
  ];
  const facts = () => [names(), date(), place().filter(Boolean).join(" ")].filter(Boolean).join(". ");
  return (
    <div class="viewer-facts small-note" aria-label={`From ${props.reference.from}`} role="group">
      <Show when={item().title}>{(title) => <p class="reference-title">{title()}</p>}</Show>
      <Show when={facts()}>
        <p>{facts()}.</p>
      </Show>
      <Show when={item().DOI}>
        {(doi) => (
          <p>
            DOI{" "}
            <a href={`https://doi.org/${encodeURI(doi())}`} target="_blank" rel="noreferrer">
              {doi()}
            </a>
          </p>
        )}
      </Show>
      <Show when={(props.reference.aliases ?? []).length > 0}>
        <p>Also called {(props.reference.aliases ?? []).join(", ")}.</p>
      </Show>
      <Show when={item().abstract !== undefined || (props.reference.notes ?? []).length > 0}>
        <details>
          <summary>Abstract and notes from {props.reference.from}</summary>
          <Show when={item().abstract}>{(abstract) => <p>{abstract()}</p>}</Show>
          <For each={props.reference.notes ?? []}>{(note) => <p class="reference-note">{note}</p>}</For>
        </details>
      </Show>
    </div>
  );
}
