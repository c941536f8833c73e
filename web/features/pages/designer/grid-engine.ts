import { GridStack, type GridItemHTMLElement, type GridStackNode } from "gridstack";
import "gridstack/dist/gridstack.min.css";
import { limitsOn, readingOrder, type Limits, type Place, type Places } from "../content/places.ts";
import { SCREENS, type Screen } from "../content/screens.ts";

interface GridDeps {
  readonly root: HTMLElement;
  readonly elementOf: (id: string) => HTMLElement | undefined;
  readonly limitsOf: (id: string) => Limits;
  readonly screen: () => Screen;
  /** Somebody dragged or resized a block, or moved it by key. */
  readonly onArranged: (places: Places) => void;
}

/** An element outside the grid; where it is dropped, a block is made. */
export interface Incoming {
  readonly limits: () => Limits;
  /** `others`: the places of the blocks that made room. */
  readonly onDropped: (place: Place, others: Places) => void;
}

export type Side = "left" | "right" | "up" | "down";

/** The part of gridstack that the designer uses: its places follow the design, and it reports what people move. */
export function createGrid(deps: GridDeps) {
  const { root, elementOf } = deps;
  let isPlacing = false;
  /** What is dragged in, and whether the grid has taken it. The blocks that it pushes are reported with it, as one change. */
  let incoming: Incoming | undefined;
  let isTaken = false;
  const grid = openGrid(root);
  const nodes = () => grid.engine.nodes.filter(({ id }) => id !== undefined);
  const read = (): Places => Object.fromEntries(nodes().map((node) => [String(node.id), placeOf(node)]));
  const tell = () => {
    if (!isPlacing && !isTaken) deps.onArranged(read());
  };
  const setBusy = (isBusy: boolean) => () => (root.dataset["busy"] = String(isBusy));
  grid.on("dragstart resizestart", setBusy(true));
  grid.on("dragstop resizestop", setBusy(false));
  grid.on("added", (_, added) => (isTaken ||= added.some(({ id }) => id === undefined)));
  grid.on("change", tell);
  grid.on("dropped", (_, __, node) => {
    isTaken = false;
    const [place, others] = [placeOf(node), read()];
    quietly(() => node.el && grid.removeWidget(node.el, true, false));
    incoming?.onDropped(place, others);
  });

  function quietly(work: () => void): void {
    isPlacing = true;
    try {
      work();
    } finally {
      isPlacing = false;
    }
  }
  const isAsPlaced = (places: Places) => {
    const now = read();
    const ids = Object.keys(places);
    // An empty grid has the height of its rows only once it has been placed.
    return (
      ids.length > 0 &&
      grid.getColumn() === SCREENS[deps.screen()].columns &&
      ids.length === Object.keys(now).length &&
      ids.every((id) => samePlace(places[id], now[id]) && elementOf(id) === nodeOf(id)?.el)
    );
  };
  const nodeOf = (id: string) => grid.engine.nodes.find((node) => node.id === id);

  return {
    /** Makes the grid show the places. Elements stay where they are in the document, so that modules go on running. */
    place(places: Places): void {
      if (isAsPlaced(places)) return;
      const { columns, rowHeight } = SCREENS[deps.screen()];
      quietly(() => {
        grid.batchUpdate();
        grid.removeAll(false, false);
        grid.column(columns, "none");
        grid.cellHeight(rowHeight);
        for (const id of readingOrder(places)) {
          const [element, place] = [elementOf(id), places[id]];
          if (element && place) grid.makeWidget(element, { id, ...place, ...boundsOf(deps, id) });
        }
        grid.batchUpdate(false);
      });
    },
    /** Moves a block by one column or row; false where it cannot go there. */
    move(id: string, side: Side): boolean {
      const [element, node] = [elementOf(id), nodeOf(id)];
      return element !== undefined && node !== undefined && moveBlock({ grid, element, node }, side);
    },
    /** One column or row larger or smaller; false where it stays as it is. */
    resize(id: string, side: Side): boolean {
      const [element, node] = [elementOf(id), nodeOf(id)];
      return element !== undefined && node !== undefined && resizeBlock({ grid, element, node }, side);
    },
    /** Sets a place by its numbers, as far as its limits and the other blocks allow. */
    set(id: string, place: Partial<Place>): void {
      const element = elementOf(id);
      if (element) grid.update(element, place);
    },
    /** Lets a block be dragged out of an element, such as an entry of the palette, until what is returned is called. */
    dragIn(element: GridItemHTMLElement, from: Incoming): () => void {
      const start = () => {
        incoming = from;
        element.gridstackNode = sizeOf(limitsOn(deps.screen(), from.limits()));
        setBusy(true)();
      };
      GridStack.setupDragIn([element], { appendTo: "body", helper: "clone", start, stop: setBusy(false) });
      return () => void GridStack.getDD().draggable(element, "destroy");
    },
    close: () => grid.destroy(false),
  };
}

export type Grid = ReturnType<typeof createGrid>;

function openGrid(root: HTMLElement): GridStack {
  const grid = GridStack.init(
    {
      auto: false,
      column: SCREENS.desktop.columns,
      cellHeight: SCREENS.desktop.rowHeight,
      margin: 5,
      minRow: 6,
      animate: !matchMedia("(prefers-reduced-motion: reduce)").matches,
      draggable: { handle: ".design-grip" },
      acceptWidgets: ".palette-entry",
      resizable: { handles: "e,se,s,sw,w" },
      alwaysShowResizeHandle: "mobile",
    },
    root,
  );
  if (!grid) throw new Error("The grid of the designer could not be made.");
  return grid;
}

/** A block as gridstack knows it. */
interface GridBlock {
  readonly grid: GridStack;
  readonly element: HTMLElement;
  readonly node: GridStackNode;
}

function moveBlock({ grid, element, node }: GridBlock, side: Side): boolean {
  const { x, y } = placeOf(node);
  if (side === "left" || side === "right") {
    grid.update(element, { x: Math.max(0, x + (side === "left" ? -1 : 1)) });
    return placeOf(node).x !== x;
  }
  // What is moved up or down by less than the block in its way would fall back.
  for (const by of steps(side, y, grid.getRow())) {
    grid.update(element, { y: by });
    if (placeOf(node).y !== y) return true;
  }
  return false;
}

function resizeBlock({ grid, element, node }: GridBlock, side: Side): boolean {
  const before = placeOf(node);
  const size = {
    left: { w: Math.max(1, before.w - 1) },
    right: { w: before.w + 1 },
    up: { h: Math.max(1, before.h - 1) },
    down: { h: before.h + 1 },
  }[side];
  if (side === "right" && before.x + before.w >= grid.getColumn()) return false;
  grid.update(element, size);
  return !samePlace(before, placeOf(node));
}

const boundsOf = ({ limitsOf, screen }: GridDeps, id: string) => bounds(limitsOn(screen(), limitsOf(id)));

const bounds = ({ minWidth, minHeight, maxWidth, maxHeight }: Limits) => ({
  minW: minWidth,
  minH: minHeight,
  maxW: maxWidth,
  maxH: maxHeight,
});

const sizeOf = (limits: Limits) => ({ w: limits.defaultWidth, h: limits.defaultHeight, ...bounds(limits) });

const placeOf = ({ x = 0, y = 0, w = 1, h = 1 }: GridStackNode): Place => ({ x, y, w, h });

const samePlace = (a: Place | undefined, b: Place | undefined) =>
  a !== undefined && b !== undefined && a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h;

const steps = (side: "up" | "down", y: number, rows: number): readonly number[] =>
  Array.from({ length: side === "up" ? y : rows - y }, (_, at) => (side === "up" ? y - 1 - at : y + 1 + at));
