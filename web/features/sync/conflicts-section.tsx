import { Key } from "@solid-primitives/keyed";
import { useQuery } from "@tanstack/solid-query";
import { createMemo, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { timeWords } from "../../app/sync-words.ts";
import { Button } from "../../ui/button.tsx";
import { loaded } from "../../ui/states.tsx";
import { byRow, conflictValue, fieldWords, rowWords, writerWords } from "./conflict-words.ts";
import { keptKeys } from "./kept-keys.ts";
import type { ConflictEntry } from "#core/sync/trash/kept.ts";
import { KeptList, KeptRow, STEP, useAct, useKeptPage } from "./kept-list.tsx";
import { serverKeys, useServer } from "./use-server.ts";
import "./conflicts.css";

/** R8. What two devices changed at the same time, field by field, and what was decided about it. */
export function ConflictsSection(): JSX.Element {
  const { api, host, sync } = useApp();
  const { server } = useServer();
  const { page, more } = useKeptPage(keptKeys.conflicts, (limit) => api.counted("listConflicts", { query: { limit } }));
  const decided = useQuery(() => ({
    queryKey: keptKeys.decided(STEP),
    queryFn: () => api.counted("listConflicts", { query: { limit: STEP, settled: true } }),
    staleTime: 0,
    retry: false,
  }));
  const isUnnamed = () =>
    page()?.items.some(({ written_by, current_by }) => !isKnown(written_by) || !isKnown(current_by));
  const devices = useQuery(() => ({
    queryKey: serverKeys.devices,
    queryFn: () => server().devices(),
    enabled: host.where() === "device" && (sync.state()?.on ?? false) && (isUnnamed() ?? false),
    retry: false,
  }));
  const names = createMemo(() => new Map((loaded(devices) ?? []).map(({ id, name }) => [id, name])));

  const act = useAct();
  const undo = (entry: ConflictEntry) =>
    act(() => api.unsettleConflict({ body: { id: entry.id } }), "Undone. Both values are listed again.");
  const settle = (entry: ConflictEntry, take: boolean) =>
    act(
      () => api.settleConflict({ body: { id: entry.id, take } }),
      take ? `${fieldWords(entry.field)}: the replaced one is in use again.` : "It stays as it is.",
      () => void undo(entry),
    );

  return (
    <>
      <KeptList
        id="conflicts"
        title="Changed on two devices"
        about="Two devices changed the same thing before they heard of each other. The later change is in use. You can use the other one instead, and undo that."
        page={page()}
        onMore={more}
      >
        {(items) => (
          <Key each={byRow(items())} by="id">
            {(row) => (
              <li class="device conflict">
                <strong>{rowWords(row().entries[0])}</strong>
                <Key each={row().entries} by="id">
                  {(entry) => (
                    <Conflict entry={entry()} names={names()} settle={(take) => void settle(entry(), take)} />
                  )}
                </Key>
              </li>
            )}
          </Key>
        )}
      </KeptList>
      <KeptList
        id="conflicts-decided"
        title="Decided changes"
        about="What you chose between two changes. It can be undone for 30 days."
        page={loaded(decided)}
      >
        {(items) => (
          <Key each={items()} by="id">
            {(entry) => (
              <KeptRow
                title={`${rowWords(entry())}: ${fieldWords(entry().field).toLowerCase()}`}
                note={decisionWords(entry())}
              >
                <Button small icon="retry" aria-label={`Undo: ${rowWords(entry())}`} onClick={() => void undo(entry())}>
                  Undo
                </Button>
              </KeptRow>
            )}
          </Key>
        )}
      </KeptList>
    </>
  );
}

const isKnown = (writer: ConflictEntry["current_by"]) =>
  writer === null || writer.kind !== "device" || writer.name !== null;

const decisionWords = ({ field, value, value_name, earlier, settled }: ConflictEntry): string =>
  settled?.taken
    ? `“${conflictValue(field, value, value_name, earlier)}” was put back in use, ${timeWords(settled.at)}`
    : `“${conflictValue(field, value, value_name, earlier)}” was left out of use, ${timeWords(settled?.at ?? "")}`;

interface ConflictProps {
  readonly entry: ConflictEntry;
  readonly names: ReadonlyMap<string, string>;
  readonly settle: (take: boolean) => void;
}

/** One field: both values, who wrote each and when, and the choice. */
function Conflict(props: ConflictProps): JSX.Element {
  const label = () => fieldWords(props.entry.field);
  return (
    <div class="conflict-field" role="group" aria-label={label()}>
      <h3>{label()}</h3>
      <dl class="conflict-values">
        <Show when={!props.entry.deleted} fallback={<Gone />}>
          <dt>In use</dt>
          <Value
            field={props.entry.field}
            value={props.entry.current}
            name={props.entry.current_name}
            earlier={false}
            note={noteWords(props.entry.current_by, props.entry.current_at, props.names)}
          />
        </Show>
        <dt>Replaced</dt>
        <Value
          field={props.entry.field}
          value={props.entry.value}
          name={props.entry.value_name}
          earlier={props.entry.earlier}
          note={noteWords(props.entry.written_by, props.entry.written_at, props.names)}
        />
      </dl>
      <div class="sync-actions">
        <Show when={!props.entry.deleted}>
          <Button small onClick={() => props.settle(true)}>
            Use the replaced one
          </Button>
        </Show>
        <Button small look="plain" onClick={() => props.settle(false)}>
          {props.entry.deleted ? "Take it off the list" : "Keep the one in use"}
        </Button>
      </div>
    </div>
  );
}

const Gone = () => (
  <>
    <dt>In use</dt>
    <dd class="note">It has been deleted since. Bring it back from the trash to choose.</dd>
  </>
);

function Value(props: {
  readonly field: string;
  readonly value: unknown;
  readonly name: string | null;
  readonly earlier: boolean;
  readonly note: string;
}): JSX.Element {
  return (
    <dd>
      <span class="conflict-value">
        <Show when={props.field === "color"}>
          <span class="swatch" style={{ background: String(props.value) }} />{" "}
        </Show>
        {conflictValue(props.field, props.value, props.name, props.earlier)}
      </span>
      <span class="note">{props.note}</span>
    </dd>
  );
}

/** "Written on this device, 10:32" */
function noteWords(writer: ConflictEntry["current_by"], at: string | null, names: ReadonlyMap<string, string>): string {
  if (!writer || at === null) return "";
  return `Written ${writerWords(writer, names)}, ${timeWords(at)}`;
}
