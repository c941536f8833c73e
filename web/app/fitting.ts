import { createSignal, onCleanup, onMount, type Accessor } from "solid-js";

/** Rows that are shown in any case; more of them would leave no room on a laptop's screen for what comes below. */
const AT_LEAST = 3;
/** Before anything is measured. */
const AT_FIRST = 12;

interface Room {
  /** Scrolls when what is in it needs more; its height does not follow from what is in it. */
  readonly box: () => HTMLElement | undefined;
  /** The list whose rows are counted, somewhere in the box. */
  readonly list: () => HTMLElement | undefined;
}

/** How many rows of the list fit into the box beside what else is in it. */
export function createFitting({ box, list }: Room): Accessor<number> {
  const [rows, setRows] = createSignal(AT_FIRST);
  onMount(() => {
    const around = box();
    if (!around) return;
    const measure = () => {
      const [own, row] = [list(), list()?.firstElementChild];
      if (!own || !row) return;
      const others = contentHeight(around) - own.offsetHeight;
      const room = around.clientHeight - others;
      setRows(Math.max(AT_LEAST, Math.floor(room / row.getBoundingClientRect().height)));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    for (const part of around.children) observer.observe(part);
    onCleanup(() => observer.disconnect());
  });
  return rows;
}

/** `scrollHeight` is never less than the box's own height. */
function contentHeight({ children }: HTMLElement): number {
  const [first, last] = [children[0], children[children.length - 1]];
  return first && last ? last.getBoundingClientRect().bottom - first.getBoundingClientRect().top : 0;
}
