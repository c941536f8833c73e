import { z } from "zod";
import { neverLeaves, NeverLeavesMark } from "../device-only/stays-here.ts";
import { Marks, PageSizes } from "../documents/page-marks.ts";
import { Timestamp, Uuid } from "#core/http/fields.ts";
import { table } from "#core/storage/table.ts";

const HIGHLIGHT_COLORS = ["yellow", "green", "blue", "pink"] as const;
export const HighlightColor = z.enum(HIGHLIGHT_COLORS);
export type HighlightColor = z.infer<typeof HighlightColor>;

/** Characters of one highlight, and of its note. */
export const LONGEST_QUOTE = 20_000;
const note = z.string().max(20_000, "must not be longer than 20,000 characters");

const offset = z.number().int().min(0);

export const Highlight = z.object({
  id: Uuid,
  document_id: Uuid,
  start: offset.meta({ description: "UTF-16 offset into the text of the document" }),
  end: offset.meta({ description: "Exclusive" }),
  quote: z.string().meta({ description: "The words, as they were when they were highlighted" }),
  page: z.number().int().min(1).nullable().meta({ description: "1-based; null where the format has no pages" }),
  page_label: z.string().nullable().meta({ description: "What the page calls itself, such as Slide 3" }),
  color: HighlightColor,
  note: z.string().meta({ description: "Empty where there is none" }),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Highlight = z.infer<typeof Highlight>;

export const PlacedHighlight = Highlight.extend({
  placement: z.enum(["same", "changed", "gone", "unread"]).meta({
    description:
      "same: start, end and page say where the words are in the version that was asked for. changed: the first and the last words are there, others between them. gone: the words are not in the text any more; start and end are where they were. unread: the document has no text yet",
  }),
  marks: Marks.meta({ description: "Rectangles on the pages, as in /marks; empty for formats without page geometry" }),
  pages: PageSizes.meta({ description: "The pages the marks are on" }),
});
export type PlacedHighlight = z.infer<typeof PlacedHighlight>;

/** One of many documents' highlights. */
export const FoundHighlight = Highlight.extend({ document_name: z.string(), collection_id: Uuid });
export type FoundHighlight = z.infer<typeof FoundHighlight>;

const share = z.number().min(0, "must be at least 0").max(1, "must be at most 1");
const Point = z.object({ page: z.number().int().min(1), x: share, y: share });

export const NewHighlight = z.object({
  start: offset.optional().meta({ description: "With end: the range of the text" }),
  end: offset.optional(),
  quote: z
    .string()
    .min(1)
    .max(LONGEST_QUOTE, "must not be longer than 20,000 characters")
    .optional()
    .meta({ description: "The words. Alone: their first place. With a range that has other words: the nearest place" }),
  from: Point.optional().meta({
    description:
      "With to, for pages that are drawn: the middle of the first and of the last character, x and y as shares of the page from its top left corner",
  }),
  to: Point.optional(),
  color: HighlightColor.default("yellow"),
  note: note.default(""),
  version: z.number().int().min(1).optional().meta({
    description: "The earlier version of the file in which it was selected; the newest where left out",
  }),
});
export type NewHighlight = z.infer<typeof NewHighlight>;

export const HighlightChange = z.object({ color: HighlightColor.optional(), note: note.optional() });
export type HighlightChange = z.infer<typeof HighlightChange>;

export const HighlightPath = z.object({ document_id: Uuid, highlight_id: Uuid });

const HighlightRow = Highlight.extend({
  owner: z.string(),
  /** What was around the quote, by which it is found in a text that changed. */
  before: z.string(),
  after: z.string(),
  ...NeverLeavesMark,
});
export type HighlightRow = z.infer<typeof HighlightRow>;

export const highlights = table<HighlightRow>({
  name: "highlights",
  schema: HighlightRow,
  indexes: [{ fields: ["created_at"] }, { fields: ["document_id", "created_at"] }],
  syncs: true,
  authored: ["color", "note"],
  stays: neverLeaves,
});
