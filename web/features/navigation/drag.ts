import { createSignal, onCleanup } from "solid-js";
import type { Placed, Target } from "./arrange.ts";

/** Where on a row the pointer is: before it, inside it, or after it. */
export type Zone = "before" | "inside" | "after";

interface DragDeps {
  readonly list: () => HTMLElement | undefined;
  /** The rows, in the order they stand in. */
  readonly placed: () => readonly Placed[];
  readonly isBelow: (id: string, other: string) => boolean;
  readonly onDrop: (id: string, target: Target) => void;
}

/** Pixels from the edge of the view within which it scrolls, and by how much a move. */
const EDGE = 56;
const SCROLL = 14;

/** Dragging rows by their handles with a mouse, a pen or a finger. Escape lets go. */
export function createDrag(deps: DragDeps) {
  const [dragged, setDragged] = createSignal<string>();
  const [over, setOver] = createSignal<{ readonly id: string; readonly zone: Zone }>();
  let end = () => {};
  onCleanup(() => end());

  function begin(id: string, event: PointerEvent & { readonly currentTarget: HTMLElement }): void {
    if (event.button !== 0) return;
    const handle = event.currentTarget;
    const from = { x: event.clientX, y: event.clientY };
    handle.setPointerCapture(event.pointerId);
    const move = (event: PointerEvent) => {
      // A press that hardly moves is a click.
      if (!dragged() && Math.hypot(event.clientX - from.x, event.clientY - from.y) < 6) return;
      setDragged(id);
      scrollAtEdge(handle, event.clientY);
      const found = rowAt(deps, event.clientY);
      setOver(found && !deps.isBelow(id, found.id) ? found : undefined);
    };
    const drop = () => {
      const row = over();
      const target = row && targetAt(deps.placed(), row);
      const wasDragged = dragged() !== undefined;
      end();
      // The press ends in a click, which is for those that do not drag.
      if (wasDragged) handle.addEventListener("click", swallow, { capture: true, once: true });
      if (wasDragged) setTimeout(() => handle.removeEventListener("click", swallow, true), 0);
      if (wasDragged && target) deps.onDrop(id, target);
    };
    const letGo = (event: KeyboardEvent) => event.key === "Escape" && (event.stopPropagation(), end());
    end = () => {
      handle.removeEventListener("pointermove", move);
      handle.removeEventListener("pointerup", drop);
      handle.removeEventListener("pointercancel", end);
      removeEventListener("keydown", letGo, true);
      setDragged(undefined);
      setOver(undefined);
    };
    handle.addEventListener("pointermove", move);
    handle.addEventListener("pointerup", drop);
    handle.addEventListener("pointercancel", end);
    addEventListener("keydown", letGo, true);
  }

  return { dragged, over, begin };
}

function rowAt({ list, placed }: DragDeps, y: number): { readonly id: string; readonly zone: Zone } | undefined {
  const rows = [...(list()?.children ?? [])];
  const index = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  const at = index < 0 ? rows.length - 1 : index;
  const [row, place] = [rows[at], placed()[at]];
  if (!row || !place) return undefined;
  const { top, height } = row.getBoundingClientRect();
  const share = (y - top) / height;
  return { id: place.route.id, zone: share < 0.3 ? "before" : share > 0.7 ? "after" : "inside" };
}

const swallow = (event: MouseEvent) => event.stopImmediatePropagation();

function targetAt(
  placed: readonly Placed[],
  { id, zone }: { readonly id: string; readonly zone: Zone },
): Target | undefined {
  const place = placed.find(({ route }) => route.id === id);
  if (!place) return undefined;
  const { route, index, hasChildren } = place;
  if (zone === "inside") return { parent_id: id, index: Number.MAX_SAFE_INTEGER };
  // What follows an open row are its children: after it is before the first of them.
  if (zone === "after" && hasChildren && route.is_expanded) return { parent_id: id, index: 0 };
  return { parent_id: route.parent_id, index: zone === "before" ? index : index + 1 };
}

function scrollAtEdge(handle: HTMLElement, y: number): void {
  const view = handle.closest(".main");
  if (!view) return;
  const { top, bottom } = view.getBoundingClientRect();
  if (y < top + EDGE) view.scrollBy(0, -SCROLL);
  if (y > bottom - EDGE) view.scrollBy(0, SCROLL);
}
