import type { DocumentBuilder } from "../document-builder.ts";
import { labelled } from "../labelled.ts";
import { readXml } from "../office/read-xml.ts";

/** Those of left and of first pages may differ from the others. */
const EDGES: Readonly<Record<string, string>> = Object.fromEntries(
  ["", "-left", "-first"].flatMap((pages) => [
    [`header${pages}`, "Header"],
    [`footer${pages}`, "Footer"],
  ]),
);
/** White space is an element. */
const SPACES = new Set(["tab", "s", "line-break"]);

/** Of a spreadsheet they hold the name of the sheet and the number of the page unless its owner wrote something there. */
const FIELDS = new Set(["sheet-name", "page-number", "page-count", "title", "file-name", "date", "time"]);

/** What stands at the top and the bottom of every page, once each; `withFields`: also lines with the number of the page and the like. */
export function writeEdges(
  builder: DocumentBuilder,
  styles: Uint8Array | undefined,
  { withFields }: { readonly withFields: boolean },
): void {
  const said = new Set<string>();
  let label: string | undefined;
  let lines: string[] = [];
  let isInParagraph = false;
  if (!styles) return;
  readXml(styles, {
    open(name) {
      if (EDGES[name] !== undefined) [label, lines] = [EDGES[name], []];
      if (name === "p" || name === "h") lines.push("");
      isInParagraph ||= name === "p" || name === "h";
      if (isInParagraph && SPACES.has(name)) lines.push(`${lines.pop() ?? ""} `);
      if (!withFields && isInParagraph && FIELDS.has(name)) {
        isInParagraph = false;
        lines.pop();
      }
    },
    close(name) {
      if (name === "p" || name === "h") isInParagraph = false;
      if (EDGES[name] === undefined || label === undefined) return;
      const written = lines.map((line) => line.replace(/\s+/g, " ").trim()).filter((line) => /\p{L}/u.test(line));
      const { text } = labelled(
        label,
        written.map((line) => ({ text: line, links: [] })),
      );
      if (written.length > 0 && !said.has(text)) builder.block("notes", text);
      said.add(text);
      label = undefined;
    },
    text(text) {
      if (label !== undefined && isInParagraph) lines.push(`${lines.pop() ?? ""}${text}`);
    },
  });
}
