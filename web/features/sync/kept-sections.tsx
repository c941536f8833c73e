import { keepPreviousData, useQuery } from "@tanstack/solid-query";
import { Link } from "@tanstack/solid-router";
import { createSignal, For, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { rowName } from "#core/sync/row-name.ts";
import { timeWords } from "../../app/sync-words.ts";
import { Button } from "../../ui/button.tsx";
import { loaded } from "../../ui/states.tsx";
import { createKeptApi, keptKeys, type KeptPage } from "./kept-api.ts";
import { ConflictsSection } from "./conflicts-section.tsx";
import { kindWords, valueWords } from "./kept-words.ts";

/** Entries shown at first, and how many more each time. */
const STEP = 20;

/** Nothing is lost: what could not be sent, what was overwritten, and the way to what was deleted. */
export function KeptSections(): JSX.Element {
  const { api, sync } = useApp();
  const kept = createKeptApi(api);
  const dismiss = async (id: string) => {
    await kept.dismiss(id);
    // The strip counts them.
    sync.ask({ kind: "sync now" });
  };
  return (
    <>
      <KeptList
        title="Could not be sent"
        about="The server did not take these changes. Here is what was in them; enter it again where it belongs."
        queryKey={keptKeys.recovered}
        load={kept.recovered}
      >
        {(entry, act) => (
          <KeptRow
            title={`${kindWords(entry.kind)}: ${valueWords(rowName(entry.values) ?? entry.row_id)}`}
            note={`${timeWords(entry.recovered_at)} · ${entry.reason}`}
          >
            <Button small onClick={() => act(() => dismiss(entry.id), "It is off the list.")}>
              Done with it
            </Button>
          </KeptRow>
        )}
      </KeptList>
      <ConflictsSection />
      <p>
        <Link to="/trash">Open the trash</Link> to bring back what was deleted within 30 days.
      </p>
    </>
  );
}

function KeptList<Entry extends { readonly id: string }>(props: {
  readonly title: string;
  readonly about: string;
  readonly queryKey: (limit: number) => readonly unknown[];
  readonly load: (limit: number) => Promise<KeptPage<Entry>>;
  readonly children: (entry: Entry, act: (work: () => Promise<unknown>, done: string) => void) => JSX.Element;
}): JSX.Element {
  const { client, toasts } = useApp();
  const [limit, setLimit] = createSignal(STEP);
  const query = useQuery(() => ({
    queryKey: props.queryKey(limit()),
    queryFn: () => props.load(limit()),
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  }));
  const page = () => loaded(query);
  const act = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      toasts.show(done);
    } catch (error) {
      toasts.show(error instanceof Error ? error.message : "That did not work. Try again.");
    }
    await client.invalidateQueries();
  };
  const title = `kept-${props.title.replaceAll(" ", "-").toLowerCase()}`;
  return (
    <Show when={(page()?.total_items ?? 0) > 0 && page()}>
      {(shown) => (
        <section class="card sync-section" aria-labelledby={title}>
          <h2 id={title}>
            {props.title} <span class="sync-note">{shown().total_items.toLocaleString()}</span>
          </h2>
          <p class="sync-note">{props.about}</p>
          <ul class="devices" aria-labelledby={title}>
            <For each={shown().items}>{(entry) => props.children(entry, (work, done) => void act(work, done))}</For>
          </ul>
          <Show when={shown().total_items > shown().items.length}>
            <Button look="plain" onClick={() => setLimit((before) => before + STEP)}>
              Show more
            </Button>
          </Show>
        </section>
      )}
    </Show>
  );
}

function KeptRow(props: {
  readonly title: string;
  readonly note: string;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <li class="device">
      <div class="device-main">
        <strong>{props.title}</strong>
        <span class="sync-note">{props.note}</span>
      </div>
      {props.children}
    </li>
  );
}
