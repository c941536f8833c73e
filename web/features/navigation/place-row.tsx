import { Show, type JSX } from "solid-js";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Placed } from "./arrange.ts";
import type { Zone } from "./drag.ts";
import type { PlaceListProps } from "./place-list.tsx";
import { iconOf } from "./route-icon.ts";

interface PlaceRowProps extends PlaceListProps {
  readonly place: Placed;
  readonly handleId: string;
  readonly drop: Zone | undefined;
  readonly isDragged: boolean;
  readonly onPointerDown: (event: PointerEvent & { readonly currentTarget: HTMLElement }) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Levels past which rows are not indented further: a phone is narrow. */
const MOST_INDENT = 6;

export function PlaceRow(props: PlaceRowProps): JSX.Element {
  const route = () => props.place.route;
  const isChosen = () => props.chosen?.has(route().id) ?? false;
  return (
    <li
      class="place"
      style={{ "--level": Math.min(props.place.level, MOST_INDENT) }}
      data-drop={props.drop}
      data-dragged={props.isDragged}
      data-hidden={!route().is_visible}
    >
      <Show
        when={props.chosen}
        fallback={
          <button
            type="button"
            id={props.handleId}
            class="place-handle"
            aria-label={`Move ${route().name}, ${props.place.index + 1} of ${props.place.count} on level ${props.place.level + 1}. Arrow keys move it, Enter lists the places it can go.`}
            title="Drag it, use the arrow keys, or press for a list"
            onPointerDown={(event) => props.onPointerDown(event)}
            onKeyDown={(event) => props.onKeyDown(event)}
            onClick={() => props.onMove(route().id)}
          >
            <Grip />
          </button>
        }
      >
        <label class="place-choice">
          <input
            type="checkbox"
            checked={isChosen()}
            onChange={(event) => props.onChoose(route().id, event.currentTarget.checked)}
          />
          <span class="hidden-visually">Choose {route().name}</span>
        </label>
      </Show>
      <Toggle {...props} />
      <div class="place-main">
        <span class="place-name">
          <Icon name={iconOf(route().icon)} size={18} />
          {route().name}
        </span>
        <span class="place-facts">
          <span class="place-route">{route().route}</span>
          <Show when={route().is_system}>
            <span class="place-badge">Part of Lectern</span>
          </Show>
          <Show when={!route().is_visible}>
            <span class="place-badge">Hidden</span>
          </Show>
        </span>
      </div>
      <div class="place-actions">
        <IconButton icon="edit" label={`Change ${route().name}`} onClick={() => props.onEdit(route())} />
        <IconButton
          icon={route().is_visible ? "eye" : "eyeOff"}
          label={`${route().is_visible ? "Hide" : "Show"} ${route().name}`}
          onClick={() => void props.changes.change(route().id, { is_visible: !route().is_visible })}
        />
        <IconButton icon="trash" label={`Delete ${route().name}`} onClick={() => props.changes.remove(route())} />
      </div>
    </li>
  );
}

/** Opens and closes what is below a place. */
function Toggle(props: PlaceRowProps): JSX.Element {
  const route = () => props.place.route;
  return (
    <Show when={props.place.hasChildren} fallback={<span class="place-toggle" />}>
      <IconButton
        class="place-toggle"
        icon={route().is_expanded ? "down" : "right"}
        size={16}
        label={`What is below ${route().name}`}
        aria-expanded={route().is_expanded}
        onClick={() => void props.changes.change(route().id, { is_expanded: !route().is_expanded })}
      />
    </Show>
  );
}

function Grip(): JSX.Element {
  return (
    <svg class="icon" width="18" height="18" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <circle cx="9" cy="6" r="1.6" />
      <circle cx="15" cy="6" r="1.6" />
      <circle cx="9" cy="12" r="1.6" />
      <circle cx="15" cy="12" r="1.6" />
      <circle cx="9" cy="18" r="1.6" />
      <circle cx="15" cy="18" r="1.6" />
    </svg>
  );
}
