import { ResourceTemplate, type McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { McpError, type ReadResourceResult } from "@modelcontextprotocol/sdk/types.js";
import { scopeThatLeaves, stayingCollections } from "#core/library/device-only/never-leaves.ts";
import type { RequestContext } from "#core/http/context.ts";
import { documentText } from "#core/library/documents/document-text.ts";
import { listDocuments } from "#core/library/documents/documents.ts";
import { ApiError } from "#core/http/errors.ts";

type Deps = Pick<RequestContext, "store" | "blobs" | "user">;

/** Documents that a list of resources names; `list_documents` names all. */
const LISTED = 200;
/** The protocol's code for a resource that is not there. */
const NOT_FOUND = -32002;

export const uriOf = (document_id: string) => `lectern://documents/${document_id}`;

/** The text of each document, and of each of its pages, as resources. */
export function addResources(server: McpServer, deps: Deps): void {
  server.registerResource(
    "document",
    new ResourceTemplate("lectern://documents/{document_id}", { list: () => listResources(deps) }),
    { title: "A document", description: "The extracted text of a document", mimeType: "text/plain" },
    (uri, { document_id }) => reading(uri, async () => (await textOf(deps, String(document_id))).text),
  );
  server.registerResource(
    "page",
    new ResourceTemplate("lectern://documents/{document_id}/pages/{page}", { list: undefined }),
    { title: "A page", description: "The text of one page or slide, counted from 1", mimeType: "text/plain" },
    (uri, { document_id, page }) =>
      reading(uri, async () => {
        const { text, pages } = await textOf(deps, String(document_id));
        const found = pages[Number(page) - 1];
        if (!found) throw noPage(String(page), pages.length);
        return text.slice(found.start, found.end);
      }),
  );
}

const noPage = (page: string, pages: number): ApiError =>
  new ApiError(
    404,
    pages === 0
      ? "This document has no pages; read it as a whole."
      : `This document has no page ${page}: its pages are 1 to ${pages}.`,
  );

async function textOf(deps: Deps, id: string) {
  await scopeThatLeaves(deps, { owner: deps.user, document_ids: [id] });
  return documentText(deps, deps.user, id);
}

async function reading(uri: URL, work: () => Promise<string>): Promise<ReadResourceResult> {
  try {
    return { contents: [{ uri: uri.href, mimeType: "text/plain", text: await work() }] };
  } catch (error) {
    throw error instanceof ApiError ? new McpError(NOT_FOUND, error.message, { uri: uri.href }) : error;
  }
}

async function listResources(deps: Deps) {
  const { items } = await listDocuments(deps, deps.user, { collection_id: undefined, limit: undefined, offset: 0 });
  const staying = await stayingCollections(deps, deps.user);
  const readable = items.filter(({ status, collection_id }) => status === "completed" && !staying.has(collection_id));
  // Assistants show the title, and one that is left out is the template's: "A document" for each.
  const resources = readable
    .slice(0, LISTED)
    .map(({ id, original_filename: name }) => ({ uri: uriOf(id), name, title: name, mimeType: "text/plain" }));
  return { resources };
}
