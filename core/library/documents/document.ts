import { z } from "zod";
import type { Progress } from "#core/engine/engine.ts";
import { DOCUMENT_TYPES } from "#core/engine/formats.ts";
import { TagWords, text, Timestamp, Uuid } from "#core/http/fields.ts";
import { DocumentReference } from "./document-reference.ts";
import { withEarlier } from "./earlier-versions.ts";
import { neverLeaves, NeverLeavesMark } from "../device-only/stays-here.ts";
import { table } from "#core/storage/table.ts";

export const DocumentStatus = z.enum(["pending", "processing", "completed", "failed"]);

/** Where and when a document was fetched. */
export const WebSource = z.object({
  url: z.string().meta({ description: "After redirects" }),
  fetched_at: Timestamp,
});

export const Document = z.object({
  id: Uuid,
  filename: z.string().meta({ description: "Stored name, doc_<short_id>.<extension>" }),
  original_filename: z.string(),
  file_path: z.string(),
  file_size: z.number().int().meta({ description: "Bytes" }),
  document_type: z.enum(DOCUMENT_TYPES),
  collection_id: Uuid,
  status: DocumentStatus,
  created_at: Timestamp,
  processed_at: Timestamp.nullable(),
  metadata: z.record(z.string(), z.unknown()).meta({
    description:
      "Empty at upload; while processing it may hold `progress` ({phase, done, total, unit}). After processing: pages, processing_time_seconds, title, language, characters, words, warnings, embedding_model, read_with (the model in use then; embedding_model is built-in where that does not know the language); after a failure: error, and try_again: false where the file itself is why and another try would end alike. protected: true where the file asks for a password: failed, it waits to be unlocked; completed, it was. Where pages have no text layer, ocr: {state, pages, done, unread, language, languages, seems?} — state is waiting, stopped or done, unread the numbers of the pages still to be recognised, language the one that was chosen (null: the one that fits each page), languages those that pages were read in (eng, deu, …, as Tesseract names them), seems what pages look like that were read in another language, unknown where that cannot be told. A document with text on other pages is completed before that, and progress says how far its recognition is. Where the file was replaced with a newer version, changes: {version, replaced_at, pages, earlier_pages, passages} — how the newest version differs from the one before: pages of it with something new, pages of the one before with something gone, and how many passages kept their embeddings — and earlier_versions, newest first: {version, began_at, replaced_at, file_size, gone} — gone are the UTF-16 ranges of its text that the newest version lacks, null while that is being read. The last three are kept.",
  }),
  chunk_count: z.number().int(),
  tags: z.array(z.string()).meta({ description: "Words of one's own to find it by, in the order given" }),
  source: WebSource.nullable().meta({ description: "For what was added from a web address; else null" }),
  reference: DocumentReference.nullable().meta({
    description:
      "What another program, such as a reference manager, says of it; else null. It stays when the file is read again.",
  }),
});
export type Document = z.infer<typeof Document>;

export const DocumentChange = z.object({
  original_filename: text(255).optional().meta({
    description: "Its extension stays what the file is: where the name ends otherwise, it is added",
  }),
  collection_id: Uuid.optional().meta({ description: "The collection it moves into" }),
  tags: TagWords.optional().meta({ description: "All of its tags; empty ones and repetitions are left out" }),
  reference: DocumentReference.nullable().optional().meta({
    description:
      "What is said of it where it came from; documents are found by its title, authors and year, and cited with it",
  }),
});
export type DocumentChange = z.infer<typeof DocumentChange>;

export const DocumentCopy = z.object({ collection_id: Uuid });

export const DocumentPath = z.object({ document_id: Uuid });

const DocumentProgress = z.object({
  phase: z.enum(["reading", "recognising", "embedding", "indexing"]),
  done: z.number(),
  total: z.number(),
  unit: z.enum(["pages", "chunks", "bytes"]),
}) satisfies z.ZodType<Progress>;

const pages = z.array(z.number().int().min(1));

const EarlierVersion = z.object({
  /** 1 for the file that was uploaded first. */
  version: z.number().int().min(1),
  /** When it became the newest one, and when it was replaced. */
  began_at: Timestamp,
  replaced_at: Timestamp,
  /** Bytes. */
  file_size: z.number().int(),
  /** What made its segments. */
  pipeline: z.string(),
  /** How the newest version differs; null until that has been read, and where it cannot be told. */
  changes: z
    .object({
      pages,
      earlier_pages: pages,
      gone: z.array(z.object({ start: z.number().int().min(0), end: z.number().int().min(0) })),
      /** Of the one before the newest only. */
      passages: z.object({ kept: z.number().int(), embedded: z.number().int() }).optional(),
    })
    .nullable(),
});
export type EarlierVersion = z.infer<typeof EarlierVersion>;

const DocumentRow = Document.omit({ file_path: true, tags: true, source: true, reference: true }).extend({
  owner: z.string(),
  /** Left out where there were never any, so that rows written before there was such a thing are the same as ever. */
  tags: z.array(z.string()).optional(),
  /** Left out for a file of one's own. */
  source: WebSource.optional(),
  /** Left out where no other program said anything of it. */
  reference: DocumentReference.nullable().optional(),
  /** Blob id of the uploaded bytes. */
  file: z.string(),
  /** Blob id of the extracted text; null until processed. */
  text: z.string().nullable(),
  /**
   * The beginning of the blob id of the file that text and segments were made of. Two devices that replace a file apart may
   * end with the file of one and the text of the other. Left out where it was not noted.
   */
  text_of: z.string().optional(),
  /** Blob ids of the index segments, in chunk order. */
  segments: z.array(z.string()),
  /** What made the segments; null until processed. */
  pipeline: z.string().nullable(),
  /** How often processing was begun; a file that takes the process down with it is given up after a few. */
  attempts: z.number().int().default(0),
  /** How many of the attempts ended with the process while other work was under way: they say nothing about the file. */
  interrupted: z.number().int().default(0),
  /** How far this host's reading has come, while it reads; see `Progress`. */
  progress: DocumentProgress.nullable().default(null),
  /** Of which text this host made segments anew last, and by which pipeline; another host may have made others since. */
  made_here: z.string().optional(),
  /** Bytes of the text blob and of all segments together. */
  text_size: z.number().int().default(0),
  segments_size: z.number().int().default(0),
  /** Whether pages wait for text recognition, or would if a person had not stopped it. */
  ocr: z.enum(["none", "waiting", "stopped"]).default("none"),
  /** Numbers of pages, 1-based: those without text that were not recognised, and those that were. */
  ocr_unread: z.array(z.number().int()).default([]),
  ocr_read: z.array(z.number().int()).default([]),
  /** In which language a person wants its pages to be read, as Tesseract names it; else the one that fits each. */
  ocr_language: z.string().nullable().optional(),
  /** In which its pages were read, the most frequent one first, and what they look like where that is another or null. */
  ocr_languages: z.array(z.string()).optional(),
  ocr_seems: z.string().nullable().optional(),
  /** Versions that were replaced, newest first; left out, with the three lists below, where there were never any. */
  earlier: z.array(EarlierVersion).optional(),
  /** Blob ids of the files and the texts of `earlier`, in its order. */
  earlier_files: z.array(z.string()).optional(),
  earlier_texts: z.array(z.string()).optional(),
  /** Blob ids of the segments of the newest of them, until the file that replaced it has been read. */
  earlier_segments: z.array(z.string()).optional(),
  ...NeverLeavesMark,
});
export type DocumentRow = z.infer<typeof DocumentRow>;

/** Tells the files of one document apart, in fewer characters than their ids have. */
export const markOfFile = (file: string): string => file.slice(0, 16);

/** Whether what was read is of another file than the document has now. */
export const isOfAnotherFile = ({ file, text_of }: Pick<DocumentRow, "file" | "text_of">): boolean =>
  text_of !== undefined && text_of !== markOfFile(file);

/** What a row says of the contents of a file that has not been read. */
export const NOT_READ = {
  status: "processing",
  processed_at: null,
  metadata: {},
  chunk_count: 0,
  text: null,
  segments: [],
  pipeline: null,
  attempts: 0,
  interrupted: 0,
  progress: null,
  text_size: 0,
  segments_size: 0,
  ocr: "none",
  ocr_unread: [],
  ocr_read: [],
} satisfies Partial<DocumentRow>;

export const documents = table<DocumentRow>({
  name: "documents",
  schema: DocumentRow,
  indexes: [
    { fields: ["created_at"] },
    { fields: ["collection_id", "created_at"] },
    { fields: ["status", "created_at"] },
    { fields: ["file"] },
    { fields: ["status", "ocr", "created_at"] },
    { fields: ["ocr", "created_at"] },
  ],
  syncs: true,
  local: ["progress", "interrupted", "made_here"],
  authored: ["original_filename", "collection_id", "tags", "reference", "file", "earlier_files"],
  earlierOf: { earlier_files: "file" },
  withPutBack: (row, field, at) => (field === "file" ? { ...NOT_READ, ...withEarlier(row, at) } : {}),
  stays: neverLeaves,
  blobs: {
    fields: {
      file: "original",
      text: "index",
      segments: "index",
      earlier_files: "original",
      earlier_texts: "index",
      earlier_segments: "index",
    },
  },
});

/** Every blob the document names: its file, its text and segments once processed, and those of earlier versions. */
export function blobsOf({ file, text, segments, ...earlier }: DocumentRow): string[] {
  const { earlier_files = [], earlier_texts = [], earlier_segments = [] } = earlier;
  return [file, ...(text ? [text] : []), ...segments, ...earlier_files, ...earlier_texts, ...earlier_segments];
}
