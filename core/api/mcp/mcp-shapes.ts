import { z } from "zod";

const Link = z.string().nullable().describe("Opens the document in Lectern with these words marked");

const PassageShape = {
  document_id: z.string(),
  document: z.string().describe("File name"),
  page: z.number().int().nullable().describe("1-based; null where the format has no pages"),
  heading: z.string().nullable(),
  text: z.string(),
  start: z.number().int().describe("UTF-16 range in the document's text"),
  end: z.number().int(),
  score: z.number().describe("0–1; 0.7 means very probably relevant"),
  url: Link,
};
export type McpPassage = z.infer<z.ZodObject<typeof PassageShape>>;

export const SearchShape = { passages: z.array(z.object(PassageShape)) };

export const AskShape = {
  answer: z.string().describe("[n] cites the source of that number"),
  answered: z.boolean().describe("False when the documents do not say"),
  written_by: z.string(),
  language_model: z.string().nullable().describe("The model that wrote it; null where the documents are quoted"),
  where: z.string().describe("Where it ran, or the host that the words were sent to"),
  why_no_model: z.string().nullable().describe("Why no language model wrote the answer; null where one did"),
  failed: z
    .array(z.object({ code: z.string(), detail: z.string() }))
    .describe("Models that failed, or broke off in the middle, each with its reason; empty where none did"),
  sources: z.array(z.object({ number: z.number().int(), ...PassageShape })),
  unsupported: z.array(z.string()).describe("Sentences of the answer that the documents do not support"),
  wording_unchecked: z
    .array(z.string())
    .describe("Sentences whose numbers and names the documents hold, while the rest of the words could not be checked"),
  addressed: z
    .array(
      z.object({ document_id: z.string(), document: z.string(), page: z.number().int().nullable(), text: z.string() }),
    )
    .describe("Text of the documents that addresses the language model, and was not given to it"),
};
export type McpAnswer = z.infer<z.ZodObject<typeof AskShape>>;

export const CollectionsShape = {
  total: z.number().int(),
  collections: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      document_count: z.number().int(),
      url: z.string().nullable(),
    }),
  ),
};

export const DocumentsShape = {
  total: z.number().int(),
  documents: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      status: z.string(),
      collection_id: z.string(),
      title: z.string().nullable(),
      pages: z.number().int().nullable(),
      uri: z.string().describe("Resource that holds the text"),
      url: z.string().nullable(),
    }),
  ),
};

export const ReadShape = {
  title: z.string().nullable(),
  text: z.string(),
  from: z.number().int(),
  to: z.number().int(),
  length: z.number().int(),
  next: z.number().int().nullable(),
  page: z.number().int().nullable().describe("Page that the text begins on"),
  url: Link,
};
