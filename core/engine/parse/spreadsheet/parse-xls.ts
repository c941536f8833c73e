import type { FormatParser } from "../context.ts";
import { createDocumentBuilder } from "../document-builder.ts";
import { openContainer } from "../office/open-container.ts";
import { readSummary } from "../office/summary-information.ts";
import { createPause } from "../pause.ts";
import { DocumentError } from "../../parsed-document.ts";
import { readBiff } from "./read-biff.ts";
import { unlockBiff } from "./unlock-biff.ts";
import { writeSheet } from "./write-sheet.ts";

/** The sheets of a workbook of Excel 5 to 2003, each a page: its name, and its cells as they were last calculated. */
export const parseXls: FormatParser = async (bytes, { signal, report, password }) => {
  const container = openContainer(bytes);
  const stream = container.stream("Workbook") ?? container.stream("Book");
  if (!stream) throw new DocumentError("This file is not an Excel workbook.");
  const { sheets, rowsOf } = readBiff(await unlockBiff(stream, password));
  const builder = createDocumentBuilder();
  const pause = createPause();
  for (const [index, sheet] of sheets.entries()) {
    signal.throwIfAborted();
    report({ phase: "reading", done: index, total: sheets.length, unit: "pages" });
    builder.page({ width: 0, height: 0, label: sheet.name });
    const rows = rowsOf(sheet);
    if (rows.length === 0) continue;
    builder.block("heading", sheet.name, { level: 2 });
    writeSheet(builder, rows, sheet.name);
    await pause();
  }
  return builder.finish(readSummary(container));
};
