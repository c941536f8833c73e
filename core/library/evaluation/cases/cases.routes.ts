import type { ChatsPort } from "../../ports.ts";
import { z } from "zod";
import { endpointWith } from "#core/http/endpoint.ts";
import { entity } from "#core/http/entity.ts";
import { Uuid } from "#core/http/fields.ts";
import { listQuery, listReply } from "#core/http/list-reply.ts";
import { routes } from "#core/http/route.ts";
import { rowEndpoints } from "#core/http/row-endpoints.ts";
import { exportCases, importCases } from "./case-file.ts";
import {
  CaseFile,
  CasePath,
  CasesToImport,
  NewSavedCase,
  SavedCase,
  SavedCaseChange,
  savedCases,
} from "./saved-case.ts";
import { changeCase, createCase, deleteCase, getCase, listCases } from "./saved-cases.ts";

const endpoint = endpointWith<ChatsPort>();

const collection_id = Uuid.optional();

const one = rowEndpoints<ChatsPort>()({ table: savedCases, params: CasePath, param: "case_id" });

export const caseRoutes = routes(
  { base: "/api/evaluation/cases", api: "document-chat", tag: "Saved questions" },
  {
    createCase: endpoint({
      method: "POST",
      path: "/",
      status: 201,
      summary: "Save a question with its right answer",
      description:
        "From an answer in a chat (message_id, rating), or written by hand. A run whose test_cases_path is saved-questions.json asks those saved for its collection, and those saved for none.",
      body: NewSavedCase,
      output: SavedCase,
      errors: [404, 409],
      entity: entity(savedCases),
      again: (id, context) => getCase(context, context.user, id),
      handle: ({ body }, context) => createCase(context, context.user, body),
    }),
    listCases: endpoint({
      method: "GET",
      path: "/",
      summary: "List saved questions, oldest first",
      query: z.object({ collection_id, ...listQuery }),
      output: z.array(SavedCase),
      handle: async ({ query }, context) => listReply(await listCases(context, context.user, query), query),
    }),
    exportCases: endpoint({
      method: "GET",
      path: "/export",
      summary: "Get the saved questions as a file of test cases",
      query: z.object({ collection_id }),
      output: CaseFile,
      handle: ({ query }, context) => exportCases(context, context.user, query.collection_id),
    }),
    importCases: endpoint({
      method: "POST",
      path: "/import",
      summary: "Save the questions of a file of test cases",
      description: "A question with its answer that is saved already, for the same collection, is passed over.",
      body: CasesToImport,
      output: z.object({ imported: z.number().int().min(0), already_here: z.number().int().min(0) }),
      errors: [404],
      handle: ({ body }, context) => importCases(context, context.user, body),
    }),
    getCase: one.get({ summary: "Get a saved question", output: SavedCase, handle: getCase }),
    changeCase: one.change({
      summary: "Change a saved question",
      body: SavedCaseChange,
      output: SavedCase,
      errors: [404, 409],
      handle: changeCase,
    }),
    deleteCase: one.remove({ summary: "Delete a saved question", handle: deleteCase }),
  },
);
