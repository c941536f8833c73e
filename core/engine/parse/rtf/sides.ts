import { labelled } from "../labelled.ts";
import type { RichText } from "../inline-text.ts";
import type { Written } from "../office/table-gatherer.ts";
import { createRtfWriter, type RtfSink, type RtfWriter } from "./write-rtf.ts";

/** What stands beside the text, by the word that begins it; a label tells it apart from the text. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ["footnote", ""],
  ["shptxt", ""],
  ["annotation", "Comment"],
  ...["header", "headerl", "headerr", "headerf"].map((word) => [word, "Header"] as const),
  ...["footer", "footerl", "footerr", "footerf"].map((word) => [word, "Footer"] as const),
]);

export const isSide = (word: string): boolean => LABELS.has(word);

interface Side {
  readonly word: string;
  readonly writer: RtfWriter;
  readonly writes: ((sink: RtfSink) => void)[];
  /** Its lines, where they get a label. */
  readonly lines: RichText[];
}

/** The writer of the text that is being read: that of the document, or of a note or the like within it. */
export function createSides(main: RtfWriter, styles: ReadonlyMap<string, number>) {
  const open: Side[] = [];
  const edges = new Map<string, Written>();
  const current = (): RtfWriter => open.at(-1)?.writer ?? main;
  const close = (): void => {
    const side = open.pop();
    if (!side) return;
    side.writer.end();
    const label = LABELS.get(side.word) ?? "";
    if (label === "") return current().after((sink) => side.writes.forEach((write) => write(sink)));
    const said = side.lines.filter(({ text }) => /\p{L}/u.test(text));
    const content = labelled(label, said);
    if (said.length === 0) return;
    if (side.word === "annotation") current().after((sink) => void sink.block("notes", content));
    else edges.set(content.text, { kind: "notes", content });
  };
  return {
    get writer() {
      return current();
    },
    open(word: string): void {
      const writes: Side["writes"] = [];
      const lines: RichText[] = [];
      const sink: RtfSink = {
        block(kind, content, options) {
          lines.push(typeof content === "string" ? { text: content, links: [] } : content);
          const own = word === "footnote" ? "notes" : kind;
          writes.push((to) => void to.block(own, content, options));
          return null;
        },
        table(grid) {
          writes.push((to) => void to.table(grid));
          return null;
        },
      };
      open.push({ word, writer: createRtfWriter(sink, styles), writes, lines });
    },
    close,
    end(): void {
      while (open.length > 0) close();
      main.end();
    },
    /** Headers and footers, each once. */
    writeEdges: (sink: RtfSink): void => edges.forEach(({ kind, content }) => void sink.block(kind, content)),
  };
}
