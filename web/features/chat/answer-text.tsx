import { counted } from "#core/http/counted.ts";
import { createMemo, createSignal, For, Match, onCleanup, onMount, Show, Switch, type JSX } from "solid-js";
import { Dynamic } from "solid-js/web";
import { isOwnPlace } from "../../app/is-own-place.ts";
import { useOwnPlaces } from "../../app/own-place.ts";
import type { Receipt } from "./message.ts";
import { splitBySupport } from "./answer-pieces.ts";
import { isSafe, parseInline, type InlineNode } from "./markdown-inline.ts";
import { parseMarkdown, type BlockNode, type Range } from "./markdown.ts";
import { sentenceAt } from "./source-steps.ts";
import "./answer-text.css";

export interface AnswerTextProps {
  readonly source: string;
  readonly receipts: readonly Receipt[];
  /** The chip for `[number]`; `at` is the index of the sentence it stands in, or -1. */
  readonly citation: (number: number, at: number) => JSX.Element;
  /** Paths of the app are links: the person wrote them. */
  readonly hasOwnPlaces?: boolean;
}

/** An answer as text to read: its Markdown, its citations, and which of its sentences nothing supports. */
export function AnswerText(props: AnswerTextProps): JSX.Element {
  const blocks = createMemo(() => parseMarkdown(props.source));
  return (
    <div class="answer-text">
      <For each={blocks()}>{(block) => <Block block={block} answer={props} />}</For>
    </div>
  );
}

export function Block(props: { readonly block: BlockNode; readonly answer: AnswerTextProps }): JSX.Element {
  const is = <Kind extends BlockNode["kind"]>(...kinds: Kind[]) =>
    (kinds as string[]).includes(props.block.kind) && (props.block as Extract<BlockNode, { kind: Kind }>);
  return (
    <Switch>
      <Match when={is("paragraph", "quote", "heading")}>
        {(block) => (
          <Dynamic
            dir="auto"
            component={block().kind === "quote" ? "blockquote" : block().kind === "heading" ? "h2" : "p"}
          >
            <Lines lines={block().lines} answer={props.answer} />
          </Dynamic>
        )}
      </Match>
      <Match when={is("list")}>
        {(block) => (
          <Dynamic
            dir="auto"
            component={block().ordered ? "ol" : "ul"}
            start={block().ordered ? block().start : undefined}
          >
            <For each={block().items}>
              {(item) => (
                <li dir="auto">
                  <Lines lines={item.lines} answer={props.answer} />
                  <For each={item.children}>{(child) => <Block block={child} answer={props.answer} />}</For>
                </li>
              )}
            </For>
          </Dynamic>
        )}
      </Match>
      <Match when={is("table")}>
        {(block) => <Table head={block().head} rows={block().rows} answer={props.answer} />}
      </Match>
      <Match when={is("code")}>
        {(block) => (
          <pre tabindex="0">
            <code>{block().text}</code>
          </pre>
        )}
      </Match>
      <Match when={is("rule")}>
        <hr />
      </Match>
    </Switch>
  );
}

interface TableProps {
  readonly head: readonly Range[];
  readonly rows: readonly (readonly Range[])[];
  readonly answer: AnswerTextProps;
}

function Table(props: TableProps): JSX.Element {
  const nameOf = (column: number): string | undefined => {
    const cell = props.head[column];
    return (
      (cell &&
        props.answer.source
          .slice(cell.from, cell.to)
          .replace(/[*_`\\]/g, "")
          .trim()) ||
      undefined
    );
  };
  const [isCut, setCut] = createSignal(false);
  const watchWidth = (frame: HTMLElement) => {
    const observer = new ResizeObserver(() => setCut(frame.scrollWidth > frame.clientWidth));
    for (const element of [frame, ...frame.children]) observer.observe(element);
    onCleanup(() => observer.disconnect());
  };
  return (
    <>
      <div
        class="answer-table"
        tabindex="0"
        role="region"
        aria-label="Table"
        ref={(frame) => onMount(() => watchWidth(frame))}
      >
        {/* Roles are named since a narrow screen lays rows out as blocks, which takes a table's own away. */}
        <table role="table">
          <thead role="rowgroup">
            <tr role="row">
              <For each={props.head}>
                {(cell) => (
                  <th
                    role="columnheader"
                    scope="col"
                    dir="auto"
                    title={props.answer.source.slice(cell.from, cell.to).trim()}
                  >
                    <span class="answer-column">
                      <Lines lines={[cell]} answer={props.answer} />
                    </span>
                  </th>
                )}
              </For>
            </tr>
          </thead>
          <tbody role="rowgroup">
            <For each={props.rows}>
              {(row) => (
                <tr role="row">
                  <For each={row}>
                    {(cell, column) => (
                      <td role="cell" dir="auto" data-column={nameOf(column())}>
                        <Lines lines={[cell]} answer={props.answer} />
                      </td>
                    )}
                  </For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
      <Show when={isCut()}>
        <p class="answer-columns">
          This table has {counted(props.head.length, "column")}. Scroll sideways to see them all.
        </p>
      </Show>
    </>
  );
}

function Lines(props: { readonly lines: readonly Range[]; readonly answer: AnswerTextProps }): JSX.Element {
  const isLink = (href: string) => isSafe(href) || (props.answer.hasOwnPlaces === true && isOwnPlace(href));
  return (
    <For each={props.lines}>
      {(line, index) => (
        <>
          {index() > 0 ? " " : ""}
          <Inline nodes={parseInline(props.answer.source, line, isLink)} answer={props.answer} />
        </>
      )}
    </For>
  );
}

function Inline(props: { readonly nodes: readonly InlineNode[]; readonly answer: AnswerTextProps }): JSX.Element {
  const show = (node: InlineNode): JSX.Element => {
    if (node.kind === "text") return <Words range={node} answer={props.answer} />;
    if (node.kind === "code") return <code>{node.text}</code>;
    if (node.kind === "cite") return props.answer.citation(node.number, sentenceAt(props.answer.receipts, node));
    const children = <Inline nodes={node.children} answer={props.answer} />;
    if (node.kind === "link") {
      if (isOwnPlace(node.href)) return <PlaceLink href={node.href}>{children}</PlaceLink>;
      return (
        <a href={node.href} rel="noopener noreferrer nofollow" target="_blank">
          {children}
        </a>
      );
    }
    return node.kind === "strong" ? <strong>{children}</strong> : <em>{children}</em>;
  };
  return <For each={props.nodes}>{show}</For>;
}

function PlaceLink(props: { readonly href: string; readonly children: JSX.Element }): JSX.Element {
  const go = useOwnPlaces();
  return (
    <a href={props.href} onClick={(event) => go(event, props.href)}>
      {props.children}
    </a>
  );
}

/** Plain words, with what no document supports set apart by a dotted line and by saying so. */
function Words(props: { readonly range: Range; readonly answer: AnswerTextProps }): JSX.Element {
  const pieces = createMemo(() => splitBySupport(props.range, props.answer.receipts));
  return (
    <For each={pieces()}>
      {(piece) => (
        <Show when={piece.doubt} fallback={props.answer.source.slice(piece.from, piece.to)}>
          {(doubt) => (
            <>
              <span class={doubt().kind}>{props.answer.source.slice(piece.from, piece.to)}</span>
              <Show when={piece.ends}>
                <span class={`${doubt().kind}-note`}> {doubt().words}</span>
              </Show>
            </>
          )}
        </Show>
      )}
    </For>
  );
}
