import { z } from "zod";
import { endpoint } from "#core/http/endpoint.ts";
import { entity } from "#core/http/entity.ts";
import { listQuery, listReply } from "#core/http/list-reply.ts";
import { rawReply, routes } from "#core/http/route.ts";
import { DocumentPath } from "../documents/document.ts";
import { VersionQuery } from "../documents/require-version.ts";
import { findHighlights, HighlightQuery } from "./find-highlights.ts";
import {
  FoundHighlight,
  Highlight,
  HighlightChange,
  HighlightPath,
  highlights,
  NewHighlight,
  PlacedHighlight,
} from "./highlight.ts";
import { changeHighlight, createHighlight, deleteHighlight, getHighlight, listHighlights } from "./highlights.ts";
import { exportHighlights, ExportQuery } from "./write-markdown.ts";

const tag = "Highlights and notes";

/** Passages of one document that a person marked, with their notes. */
export const highlightRoutes = routes(
  { base: "/api/documents/:document_id/highlights", api: "document-chat", tag },
  {
    createHighlight: endpoint({
      method: "POST",
      path: "/",
      status: 201,
      summary: "Highlight words of a document, with a note",
      description:
        "By a range of the extracted text (start, end), by the words (quote), or by two places on the pages as drawn (from, to). It is found again by its words, and by what is around them, after the document was read anew or replaced. 404 until the document is completed.",
      params: DocumentPath,
      body: NewHighlight,
      output: Highlight,
      errors: [404],
      entity: entity(highlights),
      again: async (id, { store, user }) => {
        const row = await store.get(highlights, user, id);
        return getHighlight({ store }, user, { document_id: row?.document_id ?? "", highlight_id: id });
      },
      handle: ({ params, body }, context) => createHighlight(context, context.user, params.document_id, body),
    }),
    listHighlights: endpoint({
      method: "GET",
      path: "/",
      summary: "List the highlights of a document, where they are in its text now",
      description:
        "In the order of the text. Those whose words are not in the text any more come last, with placement gone.",
      params: DocumentPath,
      query: z.object({ ...VersionQuery, ...listQuery }),
      output: z.array(PlacedHighlight),
      errors: [404],
      handle: async ({ params, query }, context) =>
        listReply(await listHighlights(context, context.user, params.document_id, query), query),
    }),
    getHighlight: endpoint({
      method: "GET",
      path: "/:highlight_id",
      summary: "Get one highlight",
      params: HighlightPath,
      output: Highlight,
      errors: [404],
      entity: entity(highlights, { param: "highlight_id" }),
      handle: ({ params }, context) => getHighlight(context, context.user, params),
    }),
    changeHighlight: endpoint({
      method: "PUT",
      path: "/:highlight_id",
      summary: "Change the color or the note of a highlight",
      description: "Fields left out stay as they are.",
      params: HighlightPath,
      body: HighlightChange,
      output: Highlight,
      errors: [404],
      entity: entity(highlights, { param: "highlight_id" }),
      handle: ({ params, body }, context) => changeHighlight(context, context.user, params, body),
    }),
    deleteHighlight: endpoint({
      method: "DELETE",
      path: "/:highlight_id",
      status: 204,
      summary: "Delete a highlight with its note",
      description: "It is in the trash for 30 days, unless its document never leaves its device.",
      params: HighlightPath,
      errors: [404],
      entity: entity(highlights, { param: "highlight_id" }),
      handle: ({ params }, context) => deleteHighlight(context, context.user, params),
    }),
  },
);

/** Highlights of all documents. */
export const allHighlightRoutes = routes(
  { base: "/api/highlights", api: "document-chat", tag },
  {
    findHighlights: endpoint({
      method: "GET",
      path: "/",
      summary: "List or search the highlights of all documents, newest first",
      description: "start, end and page are where the words were when they were highlighted.",
      query: HighlightQuery,
      output: z.array(FoundHighlight),
      errors: [404],
      handle: async ({ query }, context) => listReply(await findHighlights(context, context.user, query), query),
    }),
    exportHighlights: endpoint({
      method: "GET",
      path: "/export",
      summary: "Get the highlights of a document or a collection as Markdown",
      description: "Quotes with notes, pages and links to their places, in the order of each text.",
      query: ExportQuery,
      produces: "text/markdown",
      errors: [404],
      handle: async ({ query }, context) => {
        const { text, disposition } = await exportHighlights(context, context.user, query);
        return rawReply(text, {
          "content-type": "text/markdown; charset=utf-8",
          "content-disposition": disposition,
        });
      },
    }),
  },
);
