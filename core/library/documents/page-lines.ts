import { z } from "zod";
import { runMarks } from "#core/engine/text-marks.ts";
import type { RequestContext } from "#core/http/context.ts";
import { queryInteger } from "#core/http/fields.ts";
import { readText } from "./document-text.ts";
import { VersionQuery } from "./require-version.ts";

type Deps = Pick<RequestContext, "store" | "blobs">;

const offset = z.number().int().min(0);

export const LinesQuery = z.object({ page: queryInteger(1, 65_535), ...VersionQuery });

export const PageLines = z.object({
  width: z.number().meta({ description: "Of the page, in PDF points" }),
  height: z.number(),
  lines: z
    .array(
      z.object({
        start: offset,
        end: offset,
        text: z.string(),
        x: z.number(),
        y: z.number(),
        width: z.number(),
        height: z.number(),
      }),
    )
    .meta({ description: "Pieces of lines in the order of the text; empty for formats without page geometry" }),
});
export type PageLines = z.infer<typeof PageLines>;

/** The text of a page where it is on the page, for pages that are drawn without text to select, such as scans. */
export async function pageLines(
  deps: Deps,
  owner: string,
  id: string,
  { page, version }: z.infer<typeof LinesQuery>,
): Promise<PageLines> {
  const { text, runs, pages } = await readText(deps, owner, id, version);
  const { width = 0, height = 0 } = pages[page - 1] ?? {};
  const lines = (runs ? runMarks(runs, page) : []).map(({ page: _, part: __, ...line }) => ({
    ...line,
    text: text.slice(line.start, line.end),
  }));
  return { width, height, lines };
}
