import type { BackgroundPort } from "#core/work/ports.ts";
import { z } from "zod";
import { endpointWith } from "#core/http/endpoint.ts";
import { DOCUMENT_TYPES } from "#core/engine/formats.ts";
import { routes } from "#core/http/route.ts";
import { FILE_TYPES } from "./file-types.ts";
import { MAX_FILES, Processed, processFile, processFiles, ProcessedMany } from "./process-files.ts";
import { processTextContext, TextContext, TextContextAnswer } from "./text-context.ts";

const endpoint = endpointWith<BackgroundPort>();

export const extractionRoutes = routes(
  { base: "/api/v1/documents", api: "platform", tag: "Text extraction" },
  {
    processDocument: endpoint({
      method: "POST",
      path: "/process",
      summary: "Extract the text of a file",
      description: "Nothing of the file is kept. 400 with the reason when it cannot be read.",
      form: { files: { file: "The file" }, fields: {} },
      output: Processed,
      errors: [400, 413, 415, 503],
      limit: "upload",
      handle: ({ files, signal }, context) => processFile(context, context.user, files, signal),
    }),
    processDocuments: endpoint({
      method: "POST",
      path: "/process-multiple",
      summary: "Extract the text of several files",
      description: `At most ${MAX_FILES} files. A file that cannot be read does not fail the others: its result has success false and an error.`,
      form: { files: { files: "The files" }, fields: {} },
      output: ProcessedMany,
      errors: [413, 415],
      limit: "upload",
      handle: ({ files, signal }, context) => processFiles(context, context.user, files, signal),
    }),
    processTextContext: endpoint({
      method: "POST",
      path: "/process-text-context",
      summary: "Find the parts of a text that fit a question",
      description:
        "The text as JSON, or a file with question and max_characters as form fields. Segments are ranked by the words of the question, best first; without a question, or where none of its words occurs, the beginning is given.",
      body: TextContext,
      form: {
        files: { file: "A file instead of a text" },
        fields: {
          question: "What the segments should be about",
          max_characters: "At most so many characters together",
        },
        optional: ["question", "max_characters"],
      },
      output: TextContextAnswer,
      errors: [400, 413, 503],
      limit: "upload",
      handle: (input, context) => processTextContext(context, context.user, input),
    }),
    listSupportedTypes: endpoint({
      method: "GET",
      path: "/supported-types",
      summary: "List the types of files whose text can be extracted",
      output: z.object({
        supported_types: z.array(
          z.object({
            extension: z.string(),
            file_type: z.enum(DOCUMENT_TYPES),
            content_type: z.string(),
            name: z.string(),
          }),
        ),
        max_file_size: z.number().int().meta({ description: "Bytes" }),
        max_files: z.number().int(),
      }),
      access: "anyone",
      handle: (_, { limits }) => ({
        supported_types: [...FILE_TYPES],
        max_file_size: limits.uploadBytes,
        max_files: MAX_FILES,
      }),
    }),
  },
);
