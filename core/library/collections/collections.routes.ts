import type { ChatsPort } from "../ports.ts";
import type { BackgroundPort } from "#core/work/ports.ts";
import { endpointWith } from "#core/http/endpoint.ts";
import { entity } from "#core/http/entity.ts";
import { Uuid } from "#core/http/fields.ts";
import { routes } from "#core/http/route.ts";
import { rowEndpoints } from "#core/http/row-endpoints.ts";
import { Collection, CollectionChange, CollectionPath, collections, NewCollection } from "./collection.ts";
import { changeCollection, createCollection, getCollection } from "./collections.ts";
import { defaultCollection } from "./default-collection.ts";
import { keepCollectionHere } from "../device-only/keep-here.ts";
import { deleteCollection } from "./delete-collection.ts";
import { takeIn } from "./take-in.ts";

const endpoint = endpointWith<BackgroundPort & ChatsPort>();

const one = rowEndpoints<BackgroundPort & ChatsPort>()({
  table: collections,
  params: CollectionPath,
  param: "collection_id",
});

/** Beside those that a start and a question need (`first-collections.routes.ts`). */
export const collectionRoutes = routes(
  { base: "/api/collections", api: "document-chat", tag: "Collections" },
  {
    createCollection: endpoint({
      method: "POST",
      path: "/",
      status: 201,
      summary: "Create a collection",
      body: NewCollection,
      output: Collection,
      entity: entity(collections),
      again: (id, context) => getCollection(context, context.user, id),
      handle: ({ body }, context) => createCollection(context, context.user, body),
    }),
    getDefaultCollection: endpoint({
      method: "POST",
      path: "/default",
      summary: "Get the collection for what is put nowhere in particular",
      description:
        "“My documents”, which is made when it is not there. It has the same id on every device, so that devices that make it apart meet in one.",
      output: Collection,
      entity: entity(collections),
      handle: (_, context) => defaultCollection(context, context.user),
    }),
    changeCollection: one.change({
      summary: "Change a collection",
      description: "Fields left out stay as they are.",
      body: CollectionChange,
      output: Collection,
      errors: [404, 409],
      handle: changeCollection,
    }),
    keepCollectionHere: endpoint({
      method: "POST",
      path: "/:collection_id/keep-here",
      summary: "Make it a collection that never leaves this machine",
      description:
        "Its documents and chats get new ids, and so does the collection: the answer has them. The old ones are erased, on the server and other devices too as they next sync, and cannot be brought back there. Of chats over all documents, what was said from the first answer on that quotes it stays on this machine too. Its evaluation runs are deleted. Exports made before are not changed. A collection that never leaves is answered as it is.",
      params: CollectionPath,
      output: Collection,
      errors: [404, 409],
      entity: entity(collections, { param: "collection_id" }),
      handle: ({ params }, context) => keepCollectionHere(context, context.user, params.collection_id),
    }),
    takeInCollection: endpoint({
      method: "POST",
      path: "/:collection_id/take-in/:other_id",
      summary: "Put another collection's contents into this one",
      description:
        "Documents, chats and evaluation runs of the other keep their ids; the other is deleted. 409 where one of the two never leaves this machine and the other does not.",
      params: CollectionPath.extend({ other_id: Uuid }),
      output: Collection,
      errors: [400, 404, 409],
      entity: entity(collections, { param: "collection_id" }),
      handle: ({ params }, context) => takeIn(context, context.user, params.collection_id, params.other_id),
    }),
    deleteCollection: one.remove({
      summary: "Delete a collection",
      description:
        "Deletes its documents, chunks, files and evaluation runs; chat sessions stay and lose their collection.",
      handle: deleteCollection,
    }),
  },
);
