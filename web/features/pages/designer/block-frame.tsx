import type { JSX } from "solid-js";
import { IconButton } from "../../../ui/button.tsx";
import { BlockView } from "../blocks/block-view.tsx";
import type { ShownOn } from "../blocks/module-block.tsx";
import type { Block } from "../content/design.ts";
import type { DesignerState } from "./designer-state.ts";

interface BlockFrameProps {
  readonly block: Block;
  readonly state: DesignerState;
  readonly page: ShownOn;
  readonly ref: (element: HTMLElement) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onSettings: () => void;
}

export const gripId = (id: string) => `grip-${id}`;

/** A block in the grid, with a bar to move, set, copy and delete it. */
export function BlockFrame(props: BlockFrameProps): JSX.Element {
  const id = () => props.block.id;
  const name = () => props.state.nameOf(id());
  const isSelected = () => props.state.selected() === id();
  return (
    <div class="grid-stack-item" ref={props.ref} data-block={id()}>
      <div class="grid-stack-item-content design-block" data-selected={isSelected()}>
        <div class="design-bar" role="group" aria-label={name()}>
          {/* Not a button element: gridstack starts no drag on those. */}
          <div
            id={gripId(id())}
            class="design-grip"
            role="button"
            tabindex="0"
            aria-label={`Move ${name()}`}
            aria-describedby="design-keys"
            aria-pressed={isSelected()}
            onFocus={() => props.state.select(id())}
            onPointerDown={() => props.state.select(id())}
            onKeyDown={(event) => props.onKey(event)}
          >
            <Grip />
            <span class="cut">{name()}</span>
          </div>
          <IconButton icon="gear" size={16} label={`Settings of ${name()}`} onClick={() => props.onSettings()} />
          <IconButton icon="copy" size={16} label={`Duplicate ${name()}`} onClick={() => props.state.duplicate(id())} />
          <IconButton icon="trash" size={16} label={`Delete ${name()}`} onClick={() => props.state.remove(id())} />
        </div>
        {/* What does not fit is scrolled, by keyboard as well. */}
        <div class="design-view" tabindex="0" onPointerDown={() => props.state.select(id())}>
          <BlockView block={props.block} page={props.page} />
        </div>
      </div>
    </div>
  );
}

function Grip(): JSX.Element {
  return (
    <svg class="icon" width="16" height="16" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <circle cx="9" cy="6" r="1.6" />
      <circle cx="15" cy="6" r="1.6" />
      <circle cx="9" cy="12" r="1.6" />
      <circle cx="15" cy="12" r="1.6" />
      <circle cx="9" cy="18" r="1.6" />
      <circle cx="15" cy="18" r="1.6" />
    </svg>
  );
}
