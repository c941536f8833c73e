import type { OfPagesPort } from "../ports.ts";
import { z } from "zod";
import { endpointWith } from "#core/http/endpoint.ts";
import { entity } from "#core/http/entity.ts";
import { Uuid } from "#core/http/fields.ts";
import { routes } from "#core/http/route.ts";
import { rowEndpoints } from "#core/http/row-endpoints.ts";
import { deletePage } from "./delete-page.ts";
import { NewPage, Page, PageChange, PagePlace, pages, PageWithBackup } from "./page.ts";
import { backUpPage, changePage, createPage, getPage, getPageByRoute, getPublishedPage, publishPage } from "./pages.ts";

const endpoint = endpointWith<OfPagesPort>();

const PagePath = z.object({ page_id: Uuid });
const PublishedQuery = z
  .stringbool({ error: "must be true or false" })
  .default(false)
  .meta({ type: "boolean", default: false, description: "True gives the published copy" });

const one = rowEndpoints<OfPagesPort>()({ table: pages, params: PagePath, param: "page_id" });

/** Beside the list, which a start needs (`list-pages.routes.ts`). */
export const pageRoutes = routes(
  { base: "/api/v1/pages", api: "platform", tag: "Pages" },
  {
    createPage: endpoint({
      method: "POST",
      path: "",
      status: 201,
      summary: "Create a page, unpublished",
      description:
        "The route is unique per user: 409 for one that is taken. It is kept as given, until the segment, the parent or a route above changes. parent_route names the page (or, with parent_type navigation, the navigation route) it stands below; a page that would stand below itself is 400. A parent that is not there yet may be made later.\n\n" +
        "What is on the page is in content.components, a list of {id, type, …}. The types are text (text, in Markdown), heading (text, level 2 or 3), image (source, a data: address; alt), ask, search, documents and chart (collection_id), viewer (document_id), collections, conversations, and module (plugin_slug, module_name, and its settings in props). " +
        "Where it is is in content.layout: desktop (12 columns), tablet (8) and phone (4) are lists of {id, x, y, w, h} in columns and rows. Tablet and phone follow the desktop where they are left out; components without a place come one below the other. Other keys and types are kept as they are.",
      body: NewPage,
      output: Page,
      errors: [400, 409],
      entity: entity(pages),
      again: (id, context) => getPage(context, context.user, id),
      handle: ({ body }, context) => createPage(context, context.user, body),
    }),
    getPageByRoute: endpoint({
      method: "GET",
      path: "/route/*route",
      summary: "Find a page by its route",
      description:
        "The route without its leading slash; it may hold slashes. With published=true the content is the one that was published last, which changes of the draft leave as it is; 404 while the page is not published.",
      params: z.object({ route: z.string().max(2000) }),
      query: z.object({ published: PublishedQuery }),
      output: PageWithBackup,
      errors: [404],
      entity: entity(pages),
      handle: ({ params, query }, context) =>
        (query.published ? getPublishedPage : getPageByRoute)(context, context.user, params.route),
    }),
    getPage: one.get({
      summary: "Get one page, with its backup",
      output: PageWithBackup,
      alone: true,
      handle: getPage,
    }),
    changePage: one.change({
      summary: "Change a page",
      description:
        "Fields left out stay as they are. Another route_segment or parent_route gives another route: the parent's route and the segment. Another route that is given counts as it is. Pages below one whose route changes stay below it, and their routes follow. 409, with nothing changed, when one of the new routes is taken. Navigation routes and texts that name an old route stay as they are.",
      body: PageChange,
      output: Page,
      errors: [400, 404, 409],
      handle: changePage,
    }),
    changePageHierarchy: endpoint({
      method: "PUT",
      path: "/:page_id/hierarchy",
      summary: "Move a page in the hierarchy",
      description:
        "The route follows: the parent's route and the segment; so do the routes of all pages below. 409, with nothing changed, when one of them is taken. 400 when the page would stand below itself.",
      params: PagePath,
      body: PagePlace,
      output: Page,
      errors: [400, 404, 409],
      entity: entity(pages, { param: "page_id" }),
      handle: ({ params, body }, context) => changePage(context, context.user, params.page_id, body),
    }),
    deletePage: one.remove({
      summary: "Delete a page",
      description:
        "Pages below it are lifted to its parent, and their routes follow; 409 when one of these is taken. Setting instances and plugin states of the page go with it; conversations held on it stay, without a page.",
      errors: [404, 409],
      handle: deletePage,
    }),
    publishPage: endpoint({
      method: "POST",
      path: "/:page_id/publish",
      summary: "Publish a page, or take it back",
      description:
        "publish true publishes a copy of the content, in place of the copy before; false takes it back. Later changes of the content show to readers when it is published again.",
      params: PagePath,
      body: z.object({ publish: z.boolean() }),
      output: Page,
      errors: [404],
      entity: entity(pages, { param: "page_id" }),
      handle: ({ params, body }, context) => publishPage(context, context.user, params.page_id, body.publish),
    }),
    backUpPage: endpoint({
      method: "POST",
      path: "/:page_id/backup",
      summary: "Keep a copy of a page's content",
      description:
        "The copy takes the place of the one before. With create_backup false nothing is stored and the page is answered as it is.",
      params: PagePath,
      body: z.object({ create_backup: z.boolean() }),
      output: PageWithBackup,
      errors: [404],
      entity: entity(pages, { param: "page_id" }),
      handle: ({ params, body }, context) =>
        (body.create_backup ? backUpPage : getPage)(context, context.user, params.page_id),
    }),
  },
);
