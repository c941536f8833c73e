import type { EnginePort } from "#core/engine/ports.ts";
import { z } from "zod";
import { endpointWith } from "#core/http/endpoint.ts";
import { Uuid } from "#core/http/fields.ts";
import { listQuery, listReply } from "#core/http/list-reply.ts";
import { routes } from "#core/http/route.ts";
import { rowEndpoints } from "#core/http/row-endpoints.ts";
import { Document, DocumentPath, documents } from "./document.ts";
import { DocumentGuide } from "./guides/document-guide.ts";
import { documentGuide } from "./guides/guides.ts";
import { getDocument, listDocuments } from "./documents.ts";

const endpoint = endpointWith<EnginePort>();

const one = rowEndpoints()({ table: documents, params: DocumentPath, param: "document_id" });

/** What a start and a question need (`core/api/parts/first-routes.ts`). */
export const firstDocumentRoutes = routes(
  { base: "/api/documents", api: "document-chat", tag: "Documents" },
  {
    listDocuments: endpoint({
      method: "GET",
      path: "/",
      summary: "List documents, newest first",
      query: z.object({ collection_id: Uuid.optional(), ...listQuery }),
      output: z.array(Document),
      reads: [documents],
      handle: async ({ query }, context) => listReply(await listDocuments(context, context.user, query), query),
    }),
    getDocument: one.get({ summary: "Get one document", output: Document, alone: true, handle: getDocument }),
    getDocumentGuide: endpoint({
      method: "GET",
      path: "/:document_id/guide",
      summary: "Get what the document is about, and questions that it answers",
      description:
        "Made once after processing, in the words of the document; ranges are UTF-16 offsets into its text. 404 until the document is completed.",
      params: DocumentPath,
      output: DocumentGuide,
      errors: [404],
      handle: ({ params }, context) => documentGuide(context, context.user, params.document_id),
    }),
  },
);
