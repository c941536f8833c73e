import type { DocumentBuilder } from "../document-builder.ts";
import { attr, type Attributes } from "../office/read-xml.ts";
import { createTableGatherer, writeAll, type Written } from "../office/table-gatherer.ts";
import { writeSheet } from "../spreadsheet/write-sheet.ts";
import { createSheet } from "./sheet.ts";

/** A sheet says how often a row or a cell is repeated: beyond what a person fills in it only fills the sheet up. */
const MOST_REPEATED = 1000;

/** What is drawn; its text stands in no cell. */
const SHAPES = ["frame", "custom-shape", "rect", "ellipse", "circle", "polygon", "path", "connector", "caption", "g"];

/** A sheet is gathered whole, any other table cell by cell. */
export function createTables(builder: DocumentBuilder) {
  const tables = createTableGatherer();
  let sheet: ReturnType<typeof createSheet> | undefined;
  /** What is drawn on the sheet, and the comments on its cells. */
  let beside: Written[] = [];
  let shapes = 0;
  let isSheets = false;
  let headed = false;
  const opens: Record<string, (attributes: Attributes) => void> = {
    table(attributes) {
      if (!isSheets) return tables.open();
      const name = attr(attributes, "name") ?? "Sheet";
      builder.page({ width: 0, height: 0, label: name });
      sheet = createSheet(name);
      beside = [];
    },
    "table-row": (attributes) => (sheet ? sheet.row(repeated(attributes, "rows")) : tables.row()),
    "table-header-rows": () => void (headed = true),
    "table-cell"(attributes) {
      if (sheet) return sheet.cell(repeated(attributes, "columns"), attr(attributes, "date-value"));
      tables.cell();
      if (headed) tables.headRow();
      const [column_span, row_span] = ["columns", "rows"].map((of) =>
        Math.min(MOST_REPEATED, Number(attr(attributes, `number-${of}-spanned`) ?? 1)),
      );
      tables.shape({ ...(column_span && { column_span }), ...(row_span && { row_span }) });
    },
    "covered-table-cell": (attributes) => sheet?.cell(repeated(attributes, "columns"), undefined),
  };
  const closes: Record<string, () => void> = {
    "table-header-rows": () => void (headed = false),
    "table-row": () => sheet?.endRow(),
    table() {
      if (!sheet) {
        const blocks = tables.close();
        return tables.inside ? undefined : writeAll(builder, blocks);
      }
      const { name, rows } = sheet;
      sheet = undefined;
      if (rows.length === 0 && beside.length === 0) return;
      builder.block("heading", name, { level: 2 });
      writeSheet(builder, rows, name);
      writeAll(builder, beside);
    },
  };
  for (const shape of SHAPES) {
    opens[shape] = () => void shapes++;
    closes[shape] = () => void shapes--;
  }
  return {
    opens,
    closes,
    expectSheets: () => void (isSheets = true),
    isSheet: () => sheet !== undefined,
    said: tables.said,
    /** Goes below the rows of the open sheet. */
    beside: (block: Written): void => void beside.push(block),
    emit(block: Written): void {
      if (sheet && shapes > 0) beside.push(block);
      else if (sheet) sheet.text(block.content.text);
      else if (tables.inside) tables.add(block);
      else writeAll(builder, [block]);
    },
  };
}

const repeated = (attributes: Attributes, of: "rows" | "columns"): number =>
  Math.max(1, Math.min(MOST_REPEATED, Number(attr(attributes, `number-${of}-repeated`) ?? 1) || 1));
