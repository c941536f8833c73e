import { Show, type JSX } from "solid-js";
import { IconButton } from "../../ui/button.tsx";
import { ModuleBlock, type ShownOn } from "./module-block.tsx";
import { blockName, isText, type Block } from "./blocks.ts";

interface BlockRowProps {
  readonly block: Block;
  readonly at: number;
  readonly count: number;
  readonly page: ShownOn;
  /** A text that was just added: the next key writes into it. */
  readonly takesFocus: boolean;
  readonly onChange: (block: Block) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** A text to write, or a module as it is set; both can be moved and removed. */
export function BlockRow(props: BlockRowProps): JSX.Element {
  const number = () => props.at + 1;
  const text = () => (isText(props.block) ? props.block : undefined);
  const name = () => (text() ? `Text ${number()}` : blockName(props.block));
  return (
    <li class="block">
      <Show
        when={text()}
        fallback={
          <div class="block-module">
            <ModuleBlock block={props.block} name={name()} page={props.page} onChange={props.onChange} />
          </div>
        }
      >
        {(block) => (
          <textarea
            ref={(field) => props.takesFocus && queueMicrotask(() => field.focus())}
            class="input block-text"
            dir="auto"
            rows={3}
            aria-label={name()}
            value={block().text}
            onInput={(event) => props.onChange({ ...block(), text: event.currentTarget.value })}
          />
        )}
      </Show>
      <div class="block-actions">
        <IconButton icon="up" label={`Move ${name()} up`} disabled={props.at === 0} onClick={() => props.onMove(-1)} />
        <IconButton
          icon="down"
          label={`Move ${name()} down`}
          disabled={number() === props.count}
          onClick={() => props.onMove(1)}
        />
        <IconButton icon="trash" label={`Remove ${name()}`} onClick={() => props.onRemove()} />
      </div>
    </li>
  );
}
