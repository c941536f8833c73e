import { keepPreviousData, useQuery } from "@tanstack/solid-query";
import { createSignal, Show, type Accessor, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { loaded } from "../../ui/states.tsx";
import type { Counted } from "#core/http/client-types.ts";

/** Entries shown at first, and how many more each time. */
export const STEP = 20;

/** Entries of one kind, the next `STEP` of them when `more` is called. */
export function useKeptPage<Entry>(
  queryKey: (limit: number) => readonly unknown[],
  load: (limit: number) => Promise<Counted<Entry>>,
) {
  const [limit, setLimit] = createSignal(STEP);
  const query = useQuery(() => ({
    queryKey: queryKey(limit()),
    queryFn: () => load(limit()),
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  }));
  return { page: () => loaded(query), more: () => setLimit((before) => before + STEP) };
}

/** Does something with an entry, says that it is done or why not, and loads all lists again. */
export function useAct(): (work: () => Promise<unknown>, done: string, undo?: () => void) => Promise<void> {
  const { client, toasts } = useApp();
  return async (work, done, undo) => {
    try {
      await work();
      toasts.show(done, undo ? { action: { label: "Undo", run: undo } } : {});
    } catch (error) {
      toasts.show(error instanceof Error ? error.message : "That did not work. Try again.");
    }
    await client.invalidateQueries();
  };
}

/** A titled list of what is kept so that nothing is lost; nothing at all where it is empty. */
export function KeptList<Entry>(props: {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly page: Counted<Entry> | undefined;
  /** Shows how many there are, and more of them; left out for a list that is not counted. */
  readonly onMore?: () => void;
  readonly children: (items: Accessor<readonly Entry[]>) => JSX.Element;
}): JSX.Element {
  return (
    <Show when={(props.page?.total ?? 0) > 0 && props.page}>
      {(shown) => (
        <section class="card sync-section" aria-labelledby={props.id}>
          <h2 id={props.id}>
            {props.title}
            <Show when={props.onMore}>
              {" "}
              <span class="note">{shown().total.toLocaleString()}</span>
            </Show>
          </h2>
          <p class="note">{props.about}</p>
          <ul class="devices" aria-labelledby={props.id}>
            {props.children(() => shown().items)}
          </ul>
          <Show when={shown().total > shown().items.length && props.onMore}>
            {(more) => (
              <Button look="plain" onClick={() => more()()}>
                Show more
              </Button>
            )}
          </Show>
        </section>
      )}
    </Show>
  );
}

/** One line of a list: what it is, a note, and what can be done. */
export function KeptRow(props: {
  readonly title: string;
  readonly note: string;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <li class="device">
      <div class="device-main">
        <strong>{props.title}</strong>
        <span class="note">{props.note}</span>
      </div>
      {props.children}
    </li>
  );
}
