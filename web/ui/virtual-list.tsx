import { createMemo, createSignal, For, onCleanup, onMount, Show, splitProps, type JSX } from "solid-js";
import { Virtualizer } from "virtua/solid";

/** Rows up to which all are in the page, where the browser's own search finds them. */
const FEW = 50;

interface VirtualListProps<Row> {
  readonly rows: readonly Row[];
  readonly class: string;
  readonly label?: string;
  readonly children: (row: () => Row) => JSX.Element;
}

/** A list of any length: of a long one only the rows around what is seen are in the page, and each says which one it is. */
export function VirtualList<Row extends { readonly id: string }>(props: VirtualListProps<Row>): JSX.Element {
  const ids = createMemo(() => props.rows.map(({ id }) => id));
  const byId = createMemo(() => new Map(props.rows.map((row) => [row.id, row])));
  // A row that goes is still asked for once more while it is taken away.
  const rowOf = (id: string): (() => Row) => createMemo<Row>((before) => byId().get(id) ?? (before as Row));
  const draw = (id: string) => props.children(rowOf(id));
  return (
    <Show
      when={ids().length > FEW}
      fallback={
        <ul class={props.class} aria-label={props.label}>
          <For each={ids()}>{(id) => <li>{draw(id)}</li>}</For>
        </ul>
      }
    >
      <LongList ids={ids()} class={props.class} label={props.label} draw={draw} />
    </Show>
  );
}

interface LongListProps {
  readonly ids: readonly string[];
  readonly class: string;
  readonly label: string | undefined;
  readonly draw: (id: string) => JSX.Element;
}

function LongList(props: LongListProps): JSX.Element {
  const [above, setAbove] = createSignal(0);
  const [focused, setFocused] = createSignal<number>();
  const scroller = document.querySelector<HTMLElement>("#main");
  let around: HTMLDivElement | undefined;
  onMount(() => {
    if (!around?.parentElement || !scroller) return;
    const measure = () =>
      around &&
      setAbove(around.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop);
    const observer = new ResizeObserver(measure);
    observer.observe(around.parentElement);
    measure();
    onCleanup(() => observer.disconnect());
  });
  const Item = (item: ItemProps) => {
    const [own, rest] = splitProps(item, ["index"]);
    return <li {...rest} aria-setsize={props.ids.length} aria-posinset={own.index + 1} />;
  };
  const List = (list: ListProps) => {
    const [own, rest] = splitProps(list, ["style"]);
    // While it takes the list to be scrolled the virtualizer lets nothing be pressed: a click that began before would be lost.
    return <ul {...rest} style={{ ...own.style, "pointer-events": "auto" }} aria-label={props.label} />;
  };
  /** What has the focus stays in the page when it is scrolled away. */
  const keepFocused = ({ target }: FocusEvent) => {
    const item = (target as Element).closest("[aria-posinset]");
    setFocused(item ? Number(item.getAttribute("aria-posinset")) - 1 : undefined);
  };
  const isThere = (index: number | undefined): index is number => index !== undefined && index < props.ids.length;
  return (
    <div ref={around} class={props.class} onFocusIn={keepFocused}>
      <Virtualizer
        data={props.ids}
        as={List}
        item={Item}
        scrollRef={scroller ?? undefined}
        startMargin={above()}
        keepMounted={[focused()].filter(isThere)}
      >
        {(id) => props.draw(id)}
      </Virtualizer>
    </div>
  );
}

type ListProps = Omit<JSX.HTMLAttributes<HTMLUListElement>, "style"> & { readonly style?: JSX.CSSProperties };
type ItemProps = JSX.LiHTMLAttributes<HTMLLIElement> & { readonly index: number };
