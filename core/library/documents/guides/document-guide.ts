import { z } from "zod";
import type { Guide } from "#core/engine/guide/guide.ts";
import { Uuid } from "#core/http/fields.ts";
import { table } from "#core/storage/table.ts";

const Place = {
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  page: z.number().int().min(1).nullable(),
};

export const DocumentGuide = z.object({
  document_id: Uuid,
  title: z.string().nullable(),
  kind: z.string().nullable().meta({ description: "What it calls itself, such as Annual report" }),
  date: z.string().nullable().meta({ description: "As the file's properties or its first lines have it" }),
  names: z.array(z.string()).meta({ description: "People and organisations, the most named first" }),
  headings: z.array(z.object({ text: z.string(), ...Place })),
  terms: z.array(z.string()).meta({ description: "Words that set it apart from the other documents" }),
  questions: z
    .array(z.object({ text: z.string(), ...Place }))
    .meta({ description: "Questions it answers; each was asked of it, and its first quote is at this place" }),
});
export type DocumentGuide = z.infer<typeof DocumentGuide>;

const GuideRow = z.object({
  /** Of the document. */
  id: z.string(),
  owner: z.string(),
  /** Blob id of the text that the guide was made from. */
  text: z.string(),
  version: z.number().int(),
  guide: DocumentGuide.omit({ document_id: true }) satisfies z.ZodType<Guide>,
});
export type GuideRow = z.infer<typeof GuideRow>;

/** Made from a document and from nothing else, so every device makes its own. */
export const documentGuides = table<GuideRow>({
  name: "document_guides",
  schema: GuideRow,
  indexes: [],
  syncs: false,
});
