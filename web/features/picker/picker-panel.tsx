import { Key } from "@solid-primitives/keyed";
import { Link } from "@tanstack/solid-router";
import { createEffect, createMemo, createSignal, createUniqueId, onMount, Show, type JSX } from "solid-js";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { loaded, Loading } from "../../ui/states.tsx";
import { DeviceDiffers } from "./device-differs.tsx";
import { searchRows, type PickerGroup, type PickerRow } from "./picker-rows.ts";
import { useChooser, usePickerGroups } from "./use-picker.ts";

/** Rows, from which on there is a field to search them. */
const MANY = 8;

interface PickerPanelProps {
  readonly onDone: () => void;
  readonly onAddServer: () => void;
}

/** Everything that can answer: chosen by mouse, touch or keyboard, for the account or for this device only. */
export function PickerPanel(props: PickerPanelProps): JSX.Element {
  const picker = usePickerGroups();
  const chooser = useChooser();
  const [query, setQuery] = createSignal("");
  const [wanted, setOnlyHere] = createSignal<boolean>();
  const onlyHere = () => wanted() ?? loaded(picker.ladder)?.only_here ?? false;
  const shown = createMemo(() => searchRows(picker.groups(), query()));
  const count = createMemo(() => picker.groups().reduce((sum, { rows }) => sum + rows.length, 0));
  const choose = async ({ pick }: PickerRow) => {
    if (pick && (await chooser.choose(pick, onlyHere()))) props.onDone();
  };
  return (
    <div class="stack">
      <DeviceDiffers models={picker.models()} />
      <Show when={picker.groups().length > 0} fallback={<Loading what="Looking up what can answer…" />}>
        <Rows groups={shown()} query={query()} hasSearch={count() > MANY} onQuery={setQuery} onChoose={choose} />
      </Show>
      <Looking isLooking={picker.isLooking()} notFound={picker.notFound()} onLook={picker.look} />
      <label class="picker-scope">
        <input type="checkbox" checked={onlyHere()} onChange={(event) => setOnlyHere(event.currentTarget.checked)} />
        <span>Only on this device. Otherwise your other devices, programs and assistants use it too.</span>
      </label>
      <div class="row">
        <Button small icon="plus" onClick={() => props.onAddServer()}>
          Add a server
        </Button>
        <Link class="button" data-look="plain" data-small="" to="/settings/models" onClick={() => props.onDone()}>
          <Icon name="download" size={16} /> Download a model
        </Link>
      </div>
    </div>
  );
}

function Looking(props: {
  readonly isLooking: boolean;
  readonly notFound: string | null;
  readonly onLook: () => void;
}): JSX.Element {
  return (
    <div class="picker-looking row">
      <p role="status">
        {props.isLooking ? "Looking for Ollama…" : props.notFound && `No Ollama found: ${props.notFound}`}
      </p>
      <Button small look="plain" icon="retry" disabled={props.isLooking} onClick={() => props.onLook()}>
        Look again
      </Button>
    </div>
  );
}

interface RowsProps {
  readonly groups: readonly PickerGroup[];
  readonly query: string;
  readonly hasSearch: boolean;
  readonly onQuery: (query: string) => void;
  readonly onChoose: (row: PickerRow) => Promise<void>;
}

/** A list box; the search field, or the list where there is none, has the focus, and the row that Enter takes is marked. */
function Rows(props: RowsProps): JSX.Element {
  const id = createUniqueId();
  const [at, setAt] = createSignal<string>();
  let list: HTMLDivElement | undefined;
  let field: HTMLInputElement | undefined;
  const open = createMemo(() => props.groups.flatMap(({ rows }) => rows.filter(({ pick }) => pick !== null)));
  const active = createMemo(() => {
    const rows = open();
    return rows.find((row) => row.id === at()) ?? rows.find(({ isChosen }) => isChosen) ?? rows[0];
  });
  const optionId = (row: PickerRow) => `${id}-${row.id.replaceAll(/\W+/g, "-")}`;
  const activeId = () => {
    const row = active();
    return row && optionId(row);
  };
  onMount(() => (field ?? list)?.focus());
  createEffect(() => {
    const wanted = activeId();
    if (wanted) document.getElementById(wanted)?.scrollIntoView({ block: "nearest" });
  });
  const move = (step: number) => {
    const rows = open();
    const index = rows.findIndex((row) => row === active());
    setAt(rows[(index + step + rows.length) % Math.max(1, rows.length)]?.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const row = active();
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Home" && !props.hasSearch) setAt(open()[0]?.id);
    else if (event.key === "End" && !props.hasSearch) setAt(open().at(-1)?.id);
    else if (event.key === "Enter" && row) void props.onChoose(row);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Show when={props.hasSearch}>
        <input
          ref={field}
          class="input"
          type="text"
          role="combobox"
          aria-label="Find a model"
          placeholder="Find a model"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={activeId()}
          autocomplete="off"
          spellcheck={false}
          value={props.query}
          onInput={(event) => (setAt(undefined), props.onQuery(event.currentTarget.value))}
          onKeyDown={onKeyDown}
        />
      </Show>
      <div
        ref={list}
        id={id}
        class="picker-list"
        role="listbox"
        aria-label="What answers"
        tabindex="0"
        aria-activedescendant={activeId()}
        onKeyDown={onKeyDown}
      >
        <Key each={props.groups} by="id">
          {(group, index) => (
            <div role="group" aria-labelledby={`${id}-group-${index()}`}>
              <p class="picker-group" id={`${id}-group-${index()}`} role="presentation">
                {group().title}
              </p>
              <Key each={group().rows} by="id">
                {(row) => (
                  <Row
                    row={row()}
                    id={optionId(row())}
                    isActive={row().id === active()?.id}
                    onPoint={() => setAt(row().id)}
                    onChoose={() => void props.onChoose(row())}
                  />
                )}
              </Key>
            </div>
          )}
        </Key>
      </div>
      <Show when={props.groups.length === 0}>
        <p role="status">No model has “{props.query}” in its name.</p>
      </Show>
    </>
  );
}

interface RowProps {
  readonly row: PickerRow;
  readonly id: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function Row(props: RowProps): JSX.Element {
  return (
    <div
      id={props.id}
      class="picker-row"
      role="option"
      aria-selected={props.row.isChosen}
      aria-disabled={props.row.pick === null}
      data-active={props.isActive}
      onPointerMove={() => props.row.pick && props.onPoint()}
      onClick={() => props.row.pick && props.onChoose()}
    >
      <span class="picker-check">
        <Show when={props.row.isChosen}>
          <Icon name="check" size={16} />
        </Show>
      </span>
      <span class="picker-words">
        <span>
          <strong>{props.row.name}</strong>
          <Show when={props.row.facts}> · {props.row.facts}</Show>
          <Show when={props.row.pick?.kind === "connect"}> · choosing it connects Ollama</Show>
        </span>
        <span class="picker-where">{props.row.where}</span>
      </span>
    </div>
  );
}
