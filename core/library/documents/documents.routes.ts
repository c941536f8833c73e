import type { EnginePort } from "#core/engine/ports.ts";
import type { BackgroundPort } from "#core/work/ports.ts";
import type { FilePasswordsPort, WebPagesPort } from "../ports.ts";
import { z } from "zod";
import { endpointWith } from "#core/http/endpoint.ts";
import { entity } from "#core/http/entity.ts";
import { Uuid } from "#core/http/fields.ts";
import { routes } from "#core/http/route.ts";
import { rowEndpoints } from "#core/http/row-endpoints.ts";
import { tellDocumentJob } from "./document-jobs.ts";
import { changeDocument } from "./change-document.ts";
import { deleteDocumentAndJob, deleteDocuments } from "./delete-documents.ts";
import { Document, DocumentChange, DocumentPath, documents } from "./document.ts";
import { documentFile } from "./document-file.ts";
import { DocumentMarks, documentMarks, DocumentText, documentText, MarksQuery } from "./document-text.ts";
import { SUPPORTED_EXTENSIONS } from "./document-type.ts";
import { OcrChoice, readAgainIn, resumeOcr, stopOcr } from "./ocr/ocr.ts";
import { getDocument, processAgain } from "./documents.ts";
import { DocumentPassword, unlockDocument } from "./unlock-document.ts";
import { findInDocument, FoundInDocument, FindQuery } from "./find-in-document.ts";
import { LinesQuery, pageLines, PageLines } from "./page-lines.ts";
import { VersionQuery } from "./require-version.ts";
import { replaceFile } from "./replace-file.ts";
import { uploadDocument } from "./upload-document.ts";
import { addFromWeb, FromWeb } from "./from-web/add-from-web.ts";

const endpoint = endpointWith<BackgroundPort & EnginePort & WebPagesPort & FilePasswordsPort>();

const one = rowEndpoints<BackgroundPort & EnginePort & WebPagesPort & FilePasswordsPort>()({
  table: documents,
  params: DocumentPath,
  param: "document_id",
});

/** Beside those that a start and a question need (`first-documents.routes.ts`). */
export const documentRoutes = routes(
  { base: "/api/documents", api: "document-chat", tag: "Documents" },
  {
    uploadDocument: endpoint({
      method: "POST",
      path: "/",
      status: 201,
      summary: "Upload a document",
      description: `Answers at once with status processing; poll the document until it is completed or failed. Supported: ${SUPPORTED_EXTENSIONS.join(", ")}. A file that cannot be read is accepted and ends failed, with the reason in metadata.error.`,
      form: { files: { file: "The document" }, fields: { collection_id: "UUID of the collection it goes into" } },
      output: Document,
      errors: [404, 413, 415, 507],
      limit: "upload",
      entity: entity(documents),
      again: (id, context) => getDocument(context, context.user, id),
      handle: (form, context) => uploadDocument(context, context.user, form),
    }),
    addDocumentFromWeb: endpoint({
      method: "POST",
      path: "/from-web",
      status: 201,
      summary: "Add a web page or a file at an address",
      description:
        "Fetches the page or file once and keeps it as a document, with its address and the time in source. Of a web page the article is read. 400 for an address that may not be fetched or that holds no document, 502 where nothing could be fetched, 504 after 60 s.",
      body: FromWeb,
      output: Document,
      errors: [404, 413, 502, 504, 507],
      limit: "upload",
      entity: entity(documents),
      again: (id, context) => getDocument(context, context.user, id),
      handle: ({ body, signal }, context) => addFromWeb(context, context.user, body, signal),
    }),
    changeDocument: one.change({
      summary: "Rename, move, tag or describe a document",
      description:
        "Fields left out stay as they are; so do its id, its file and what was read of it. 409 for a move into or out of a collection that never leaves this machine.",
      body: DocumentChange,
      output: Document,
      errors: [404, 409],
      handle: changeDocument,
    }),
    replaceDocumentFile: endpoint({
      method: "PUT",
      path: "/:document_id/file",
      summary: "Replace the file with a newer version",
      description:
        "The document keeps its id, name, tags and collection, and is read again: poll it as after an upload. Passages that are the same keep their embeddings; metadata.changes says what changed. 400 for a file of another kind. Nothing changes for a file of the same bytes.",
      params: DocumentPath,
      form: { files: { file: "The newer version" }, fields: {} },
      output: Document,
      errors: [404, 413, 415, 507],
      limit: "upload",
      entity: entity(documents, { param: "document_id" }),
      handle: async ({ params, files }, context) => {
        const document = await replaceFile(context, context.user, params.document_id, files);
        await tellDocumentJob(context, context.user, params.document_id);
        return document;
      },
    }),
    deleteDocument: one.remove({
      summary: "Delete a document",
      description: "With its file, text and chunks. It is in the trash for 30 days, unless it never leaves its device.",
      handle: deleteDocumentAndJob,
    }),
    deleteDocuments: endpoint({
      method: "POST",
      path: "/delete",
      summary: "Delete several documents",
      description:
        "As one by one, each an entry of the trash; ids that are not there are passed over. It goes on when the caller leaves.",
      body: z.object({ ids: z.array(Uuid).min(1).max(10_000) }),
      output: z.object({ deleted: z.number().int() }),
      handle: async ({ body }, context) => ({ deleted: await deleteDocuments(context, context.user, body.ids) }),
    }),
    processDocumentAgain: endpoint({
      method: "POST",
      path: "/:document_id/process",
      summary: "Process a failed document again",
      description: "400 for a document that has not failed.",
      params: DocumentPath,
      output: Document,
      errors: [400, 404],
      entity: entity(documents, { param: "document_id" }),
      handle: ({ params }, context) => processAgain(context, context.user, params.document_id),
    }),
    unlockDocument: endpoint({
      method: "POST",
      path: "/:document_id/unlock",
      summary: "Read a protected document with its password",
      description:
        "For a document whose metadata has protected: true. The password stays in memory until the file is read, and is never stored: after a restart in between the document asks again. 400 for a document that asks for no password, 403 for a wrong one, 409 while the document is being read.",
      params: DocumentPath,
      body: DocumentPassword,
      output: Document,
      errors: [403, 404, 409],
      limit: "upload",
      keepsNothing: true,
      entity: entity(documents, { param: "document_id" }),
      handle: ({ params, body }, context) => unlockDocument(context, context.user, params.document_id, body.password),
    }),
    resumeOcr: endpoint({
      method: "POST",
      path: "/:document_id/ocr",
      summary: "Go on with text recognition that was stopped",
      description: "At the page where it was stopped. Nothing changes where it was not.",
      params: DocumentPath,
      output: Document,
      errors: [404],
      entity: entity(documents, { param: "document_id" }),
      handle: ({ params }, context) => resumeOcr(context, context.user, params.document_id),
    }),
    readScanAgain: endpoint({
      method: "PUT",
      path: "/:document_id/ocr",
      summary: "Recognise the scanned pages again in a language",
      description:
        "What they had stays searchable until they are read. Where the language is not on this machine, the pages wait for it: install the model ocr-<language>. 400 for a document without scanned pages, 409 while its file is being read.",
      params: DocumentPath,
      body: OcrChoice,
      output: Document,
      errors: [404, 409],
      entity: entity(documents, { param: "document_id" }),
      handle: ({ params, body }, context) => readAgainIn(context, context.user, params.document_id, body),
    }),
    stopOcr: endpoint({
      method: "DELETE",
      path: "/:document_id/ocr",
      summary: "Stop text recognition",
      description:
        "Pages that were recognised stay searchable; a document without any other text ends failed. Nothing changes where no page waits.",
      params: DocumentPath,
      output: Document,
      errors: [404],
      entity: entity(documents, { param: "document_id" }),
      handle: async ({ params }, context) => {
        const document = await stopOcr(context, context.user, params.document_id);
        await tellDocumentJob(context, context.user, params.document_id);
        return document;
      },
    }),
    getDocumentText: endpoint({
      method: "GET",
      path: "/:document_id/text",
      summary: "Get the extracted text with its structure",
      description: "Ranges are UTF-16 offsets into text, end exclusive. 404 until the document is completed.",
      params: DocumentPath,
      query: z.object(VersionQuery),
      output: DocumentText,
      errors: [404],
      handle: ({ params, query }, context) => documentText(context, context.user, params.document_id, query.version),
    }),
    getDocumentMarks: endpoint({
      method: "GET",
      path: "/:document_id/marks",
      summary: "Get the rectangles of a range of the text on its pages",
      description:
        "In PDF points from the top left corner of the page as shown; an image counts as a page of 842 points on its longer side. Empty for formats without page geometry.",
      params: DocumentPath,
      query: MarksQuery,
      output: DocumentMarks,
      errors: [404],
      handle: ({ params, query }, context) => documentMarks(context, context.user, params.document_id, query),
    }),
    getPageLines: endpoint({
      method: "GET",
      path: "/:document_id/lines",
      summary: "Get the text of one page with the rectangle of each line",
      description: "For scans and photos: what was recognised on the page. Rectangles as in /marks.",
      params: DocumentPath,
      query: LinesQuery,
      output: PageLines,
      errors: [404],
      handle: ({ params, query }, context) => pageLines(context, context.user, params.document_id, query),
    }),
    findInDocument: endpoint({
      method: "GET",
      path: "/:document_id/find",
      summary: "Find words in the text of a document",
      description:
        "The words as typed, in their order. Case, accents, typographic quotation marks and dashes make no difference; any white space is one space. Marks as in /marks.",
      params: DocumentPath,
      query: FindQuery,
      output: FoundInDocument,
      errors: [404],
      handle: ({ params, query }, context) => findInDocument(context, context.user, params.document_id, query),
    }),
    getDocumentFile: endpoint({
      method: "GET",
      path: "/:document_id/file",
      summary: "Get the original file",
      description:
        "The bytes as uploaded, whole or one Range of them; If-None-Match and If-Range are understood. Documents that a browser would run are answered in a sandbox.",
      params: DocumentPath,
      query: z.object({
        ...VersionQuery,
        download: z
          .enum(["true", "false"])
          .default("false")
          .meta({ description: "true: to be saved rather than shown" }),
      }),
      produces: "application/octet-stream",
      errors: [404, 416],
      handle: ({ params, query, headers }, context) =>
        documentFile(context, context.user, params.document_id, {
          download: query.download === "true",
          version: query.version,
          headers,
        }),
    }),
  },
);
