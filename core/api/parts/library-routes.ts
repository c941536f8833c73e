import { chatRoutes } from "#core/chat/chat.routes.ts";
import { sessionRoutes } from "#core/chat/sessions.routes.ts";
import { collectionRoutes } from "#core/library/collections/collections.routes.ts";
import { firstCollectionRoutes } from "#core/library/collections/first-collections.routes.ts";
import { copyRoutes } from "#core/library/documents/copies.routes.ts";
import { documentRoutes } from "#core/library/documents/documents.routes.ts";
import { firstDocumentRoutes } from "#core/library/documents/first-documents.routes.ts";
import { allHighlightRoutes, highlightRoutes } from "#core/library/highlights/highlights.routes.ts";
import { searchRoutes } from "#core/library/search/search.routes.ts";

/** Collections, documents and what is found, marked and said of them. */
export const libraryResources = [
  firstCollectionRoutes,
  collectionRoutes,
  firstDocumentRoutes,
  documentRoutes,
  copyRoutes,
  highlightRoutes,
  allHighlightRoutes,
  chatRoutes,
  sessionRoutes,
  searchRoutes,
] as const;
