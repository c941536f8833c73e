import { For, Show, type JSX } from "solid-js";
import { Dynamic } from "solid-js/web";
import { pageTitle, pageWords } from "#core/engine/page-words.ts";
import type { Block } from "#core/engine/parsed-document.ts";
import type { DocumentText } from "#core/library/documents/document-text.ts";
import { GridTable } from "./grid-table.tsx";
import { Marked } from "./marked.tsx";
import type { Place } from "./place.ts";
import { tableRows } from "./text-blocks.ts";

interface BlockViewProps {
  readonly document: DocumentText;
  /** Of the file. */
  readonly name: string;
  readonly block: Block;
  readonly table: DocumentText["tables"][number] | undefined;
  readonly mark: Place | undefined;
}

const ELEMENTS: Record<Block["kind"], string> = {
  title: "h2",
  heading: "h2",
  paragraph: "p",
  list_item: "p",
  table: "div",
  code: "pre",
  quote: "blockquote",
  caption: "p",
  notes: "p",
};

/** Tables scroll, so they take keys; headings take the focus when the outline leads to them. */
const TABBING: Partial<Record<Block["kind"], number>> = { table: 0, title: -1, heading: -1 };

/** A paragraph, a heading or a table of a text. */
export function BlockView(props: BlockViewProps): JSX.Element {
  const source = () => props.document.text;
  return (
    <Dynamic
      component={ELEMENTS[props.block.kind]}
      dir={props.block.kind === "code" ? "ltr" : "auto"}
      class={`text-${props.block.kind}`}
      tabindex={TABBING[props.block.kind]}
      data-place={placeName(props.document, props.block.page, props.name)}
      data-from={props.block.start}
      data-numbered={isNumbered(source(), props.block) ? "" : undefined}
      style={
        props.block.kind === "list_item" ? { "margin-inline-start": `${(props.block.level ?? 1) * 1.2}em` } : undefined
      }
    >
      <Show
        when={props.block.kind === "table"}
        fallback={<Marked source={source()} start={props.block.start} end={props.block.end} mark={props.mark} />}
      >
        <Show when={props.table} fallback={<TextTable source={source()} block={props.block} mark={props.mark} />}>
          {(table) => <GridTable source={source()} table={table()} mark={props.mark} />}
        </Show>
      </Show>
    </Dynamic>
  );
}

/** "3.", "(b)", "2.1", "iv)" */
const NUMBER = /^(?:§ ?)?\(?(?:\p{N}{1,3}(?:[.)]|(?:\.\p{N}{1,3})+[.)]?)|(?:\p{L}|[ivxlc]{1,6})[.)])\s/iu;

/** Whether a list item begins with its number: it has no other mark then. */
const isNumbered = (source: string, { kind, start }: Block): boolean =>
  kind === "list_item" && NUMBER.test(source.slice(start, start + 24));

/** A table of a document that was processed before tables were kept as grids. */
function TextTable(props: {
  readonly source: string;
  readonly block: Block;
  readonly mark: Place | undefined;
}): JSX.Element {
  return (
    <table>
      <tbody>
        <For each={tableRows(props.source, props.block)}>
          {(row) => (
            <tr>
              <For each={row}>
                {(cell) => (
                  <td dir="auto" data-from={cell.start}>
                    <Marked source={props.source} start={cell.start} end={cell.end} mark={props.mark} />
                  </td>
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

/** Where a block is, for a quote of it; undefined where the document has one page or none. */
function placeName({ pages }: DocumentText, page: number | undefined, fileName: string): string | undefined {
  if (page === undefined || pages.length < 2) return undefined;
  return pages[page - 1]?.label ?? pageWords(fileName, page);
}

/** Above the first block of a page. */
export const pageName = ({ pages }: DocumentText, page: number, fileName: string): string =>
  pages[page - 1]?.label || pageTitle(fileName, page);
