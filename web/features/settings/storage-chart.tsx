import { Link } from "@tanstack/solid-router";
import { For, Show, type JSX } from "solid-js";
import type { StorageUse } from "#core/api/storage-use/storage-use.ts";
import { useCollections } from "../../app/queries.ts";
import { loaded } from "../../ui/states.tsx";
import { formatBytes } from "../documents/file-kinds.ts";
import "./storage-chart.css";

/** What each collection takes up: a table whose bars compare it with the largest. */
export function StorageChart(props: { readonly use: StorageUse }): JSX.Element {
  const collections = useCollections();
  const nameOf = (id: string) => loaded(collections)?.find((each) => each.id === id)?.name ?? "A collection";
  const most = () => Math.max(1, ...props.use.collections.map(({ bytes }) => bytes));
  const ofDocuments = () => props.use.total_bytes - props.use.evaluation_file_bytes;
  const isShared = () => props.use.collections.reduce((sum, { bytes }) => sum + bytes, 0) > ofDocuments();
  return (
    <Show when={props.use.collections.length > 0}>
      <table class="storage-chart">
        <caption>By collection</caption>
        <thead>
          <tr>
            <th scope="col">Collection</th>
            <th scope="col" data-number="">
              Documents
            </th>
            <th scope="col" data-number="">
              Size
            </th>
          </tr>
        </thead>
        <tbody>
          <For each={props.use.collections}>
            {(each) => (
              <tr>
                <th scope="row">
                  <Link to="/collections/$collectionId" params={{ collectionId: each.collection_id }}>
                    {nameOf(each.collection_id)}
                  </Link>
                  <span class="storage-bar" aria-hidden="true">
                    <span style={{ width: `${(100 * each.bytes) / most()}%` }} />
                  </span>
                </th>
                <td data-number="">{each.documents.toLocaleString()}</td>
                <td data-number="">{formatBytes(each.bytes)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <Show when={isShared()}>
        <p class="field-hint">
          A file that is in several collections is stored once and is part of the size of each of them.
        </p>
      </Show>
    </Show>
  );
}
