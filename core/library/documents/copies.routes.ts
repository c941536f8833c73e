import type { BackgroundPort } from "#core/work/ports.ts";
import { z } from "zod";
import { endpointWith } from "#core/http/endpoint.ts";
import { entity } from "#core/http/entity.ts";
import { Uuid } from "#core/http/fields.ts";
import { routes } from "#core/http/route.ts";
import type { ChatsPort } from "../ports.ts";
import { copyDocument } from "./copy-document.ts";
import { Document, DocumentCopy, DocumentPath, documents } from "./document.ts";
import { getDocument } from "./documents.ts";
import { joinCopies } from "./join-copies.ts";

const endpoint = endpointWith<BackgroundPort & ChatsPort>();

export const copyRoutes = routes(
  { base: "/api/documents", api: "document-chat", tag: "Documents" },
  {
    copyDocument: endpoint({
      method: "POST",
      path: "/:document_id/copy",
      status: 201,
      summary: "Copy a document into a collection",
      description:
        "The copy has its own id and shares the file and what was read of it; a document that is not read yet is read. 409 for one that never leaves this machine and a collection that may.",
      params: DocumentPath,
      body: DocumentCopy,
      output: Document,
      errors: [404, 409],
      entity: entity(documents),
      again: (id, context) => getDocument(context, context.user, id),
      handle: ({ params, body }, context) =>
        copyDocument(context, context.user, params.document_id, body.collection_id),
    }),
    joinDocuments: endpoint({
      method: "POST",
      path: "/:document_id/join",
      summary: "Join copies of a document with it",
      description:
        "For documents of the same file in the same collection, as two devices may each have made one. The document gets their tags, highlights and, where it has none, their reference, and chats that cite them cite it; then they go to the trash. Ids that are no such copies, or are not there, are passed over.",
      params: DocumentPath,
      body: z.object({ ids: z.array(Uuid).min(1).max(1000) }),
      output: Document,
      errors: [404],
      entity: entity(documents, { param: "document_id" }),
      handle: ({ params, body }, context) => joinCopies(context, context.user, params.document_id, body.ids),
    }),
  },
);
