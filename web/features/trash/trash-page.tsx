import { Key } from "@solid-primitives/keyed";
import { keepPreviousData, useQuery } from "@tanstack/solid-query";
import { createMemo, createSignal, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Empty, QueryView } from "../../ui/states.tsx";
import { keptKeys } from "../sync/kept-keys.ts";
import type { DeletedEntry } from "#core/sync/trash/trash.ts";
import { countWords, nameWords, whatWords, whenWords } from "./trash-words.ts";
import "./trash.css";

/** Entries shown at first, and how many more each time. */
const STEP = 50;

/** What was deleted within 30 days: to be brought back, or deleted for ever. */
export function TrashPage(): JSX.Element {
  const { api } = useApp();
  const [limit, setLimit] = createSignal(STEP);
  const query = useQuery(() => ({
    queryKey: keptKeys.deleted(limit()),
    queryFn: () => api.counted("listDeleted", { query: { limit: limit() } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  }));
  return (
    <div class="page">
      <header class="page-head">
        <h1>Trash</h1>
      </header>
      <p class="lede">
        What you delete stays here for 30 days, then it is deleted forever. A collection that never leaves this device
        is not kept here: it is deleted at once, with what is in it.
      </p>
      <QueryView
        query={query}
        loading="Opening the trash…"
        failed="The trash could not be opened."
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Empty icon="trash" title="The trash is empty.">
            <p>What you delete will be here for 30 days.</p>
          </Empty>
        }
      >
        {(page) => (
          <>
            <Entries entries={page().items} total={page().total} />
            <Show when={page().total > page().items.length}>
              <Button look="plain" onClick={() => setLimit((before) => before + STEP)}>
                Show more
              </Button>
            </Show>
          </>
        )}
      </QueryView>
    </div>
  );
}

function Entries(props: { readonly entries: readonly DeletedEntry[]; readonly total: number }): JSX.Element {
  const { api, client, toasts } = useApp();
  const [chosen, setChosen] = createSignal<ReadonlySet<string>>(new Set());
  const [doomed, setDoomed] = createSignal<readonly DeletedEntry[]>([]);
  const [busy, setBusy] = createSignal(false);
  const selected = createMemo(() => props.entries.filter(({ id }) => chosen().has(id)));
  const isAll = () => selected().length === props.entries.length;

  const choose = (id: string, on: boolean) =>
    setChosen((before) => (on ? new Set([...before, id]) : new Set([...before].filter((each) => each !== id))));

  const act = async (work: () => Promise<string>) => {
    setBusy(true);
    try {
      toasts.show(await work());
    } catch (error) {
      toasts.show(error instanceof Error ? error.message : "That did not work. Try again.");
    } finally {
      setBusy(false);
      setChosen(new Set<string>());
      await client.invalidateQueries();
    }
  };
  const bringBack = (entries: readonly DeletedEntry[]) =>
    act(async () => {
      for (const { id } of entries) await api.restoreDeleted({ body: { id } });
      const [first] = entries;
      return entries.length === 1 && first
        ? `“${nameWords(first)}” is back.`
        : `${countWords(entries.length)} are back.`;
    });
  const purge = (entries: readonly DeletedEntry[]) => {
    setDoomed([]);
    return act(async () => {
      await api.purgeDeleted({ body: { ids: entries.map(({ id }) => id) } });
      return `${countWords(entries.length)} deleted forever.`;
    });
  };

  return (
    <>
      <div class="trash-tools" role="group" aria-label="Selected things">
        <label class="trash-all">
          <input
            type="checkbox"
            checked={isAll()}
            onChange={(event) =>
              setChosen(new Set(event.currentTarget.checked ? props.entries.map(({ id }) => id) : []))
            }
          />
          <span>{selected().length > 0 ? `${selected().length.toLocaleString()} selected` : "Select all"}</span>
        </label>
        <Button icon="retry" disabled={busy() || selected().length === 0} onClick={() => void bringBack(selected())}>
          Bring back
        </Button>
        <Button icon="trash" disabled={busy() || selected().length === 0} onClick={() => setDoomed(selected())}>
          Delete forever
        </Button>
      </div>
      <ul class="trash panel" aria-label={`In the trash: ${countWords(props.total)}`}>
        <Key each={props.entries} by="id">
          {(entry) => (
            <TrashRow
              entry={entry()}
              isChosen={chosen().has(entry().id)}
              busy={busy()}
              onChoose={(isChosen) => choose(entry().id, isChosen)}
              onBringBack={() => void bringBack([entry()])}
            />
          )}
        </Key>
      </ul>
      <Dialog
        open={doomed().length > 0}
        title={`Delete ${countWords(doomed().length)} forever?`}
        onClose={() => setDoomed([])}
      >
        <p>This also removes the files, on all your devices. It cannot be undone.</p>
        <div class="dialog-actions">
          <Button onClick={() => setDoomed([])}>Keep in the trash</Button>
          <Button look="danger" onClick={() => void purge(doomed())}>
            Delete forever
          </Button>
        </div>
      </Dialog>
    </>
  );
}

interface TrashRowProps {
  readonly entry: DeletedEntry;
  readonly isChosen: boolean;
  readonly busy: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onBringBack: () => void;
}

function TrashRow(props: TrashRowProps): JSX.Element {
  return (
    <li class="trash-row">
      <label class="trash-main">
        <input
          type="checkbox"
          checked={props.isChosen}
          onChange={(event) => props.onChoose(event.currentTarget.checked)}
        />
        <span class="trash-words">
          <strong dir="auto">{nameWords(props.entry)}</strong>
          <span class="note">{whatWords(props.entry)}</span>
          <span class="note">{whenWords(props.entry, Date.now())}</span>
        </span>
      </label>
      <Button
        small
        icon="retry"
        disabled={props.busy}
        aria-label={`Bring back ${nameWords(props.entry)}`}
        onClick={() => props.onBringBack()}
      >
        Bring back
      </Button>
    </li>
  );
}
