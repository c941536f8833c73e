import { z } from "zod";
import { NamedUser, onlySelf } from "#core/accounts/named-user.ts";
import { Conversation } from "../conversations/conversation.ts";
import { listConversationsWithTag } from "../conversations/conversations.ts";
import { endpoint } from "#core/http/endpoint.ts";
import { entity } from "#core/http/entity.ts";
import { Uuid } from "#core/http/fields.ts";
import { platformList, platformPaging } from "#core/http/platform-list.ts";
import { routes } from "#core/http/route.ts";
import { rowEndpoints } from "#core/http/row-endpoints.ts";
import { NewTag, Tag, TagChange, tags } from "./tag.ts";
import { changeTag, createTag, deleteTag, listTags } from "./tags.ts";

const TagPath = z.object({ tag_id: Uuid });

const one = rowEndpoints()({ table: tags, params: TagPath, param: "tag_id", below: "/tags" });

export const tagRoutes = routes(
  { base: "/api/v1", api: "platform", tag: "Tags" },
  {
    listTags: endpoint({
      method: "GET",
      path: "/users/:user_id/tags",
      summary: "List a user's tags, by name",
      params: z.object({ user_id: NamedUser }),
      query: z.object(platformPaging()),
      output: z.array(Tag),
      reads: [tags],
      errors: [403],
      handle: async ({ params, query }, context) =>
        platformList(await listTags(context, onlySelf(context.user, params.user_id), query), query),
    }),
    createTag: endpoint({
      method: "POST",
      path: "/tags",
      status: 201,
      summary: "Create a tag",
      description: "Names are unique per user: 409 for one that is taken.",
      body: NewTag,
      output: Tag,
      errors: [403, 409],
      entity: entity(tags),
      handle: ({ body }, context) => createTag(context, onlySelf(context.user, body.user_id), body),
    }),
    changeTag: one.change({
      summary: "Change a tag",
      description: "Chats that have it follow its name.",
      body: TagChange,
      output: Tag,
      errors: [404, 409],
      handle: changeTag,
    }),
    deleteTag: one.remove({
      summary: "Delete a tag",
      description: "Chats lose the tag, nothing else.",
      handle: deleteTag,
    }),
    listConversationsWithTag: endpoint({
      method: "GET",
      path: "/tags/:tag_id/conversations",
      summary: "List the conversations with a tag, most recently changed first",
      params: TagPath,
      query: z.object(platformPaging()),
      output: z.array(Conversation),
      errors: [404],
      handle: async ({ params, query }, context) =>
        platformList(await listConversationsWithTag(context, context.user, params.tag_id, query), query),
    }),
  },
);
