import { z } from "zod";
import type { Said } from "./conversation.ts";
import { CallersSchema, labels, lecternExtras, NO_TOOLS, only, sampling, SchemaName, strictly } from "./parameters.ts";
import { LECTERN_MODEL } from "./served-models.ts";

const TextPart = z.object({
  type: z.enum(["input_text", "output_text", "text"], {
    error: "must be input_text or output_text: images, sound and files are not read here",
  }),
  text: z.string(),
});
const Content = z.union([z.string(), z.array(TextPart)]);

const InputMessage = z.object({
  type: z.literal("message").optional(),
  role: z.enum(["system", "developer", "user", "assistant"]),
  content: Content,
});
/** What earlier answers held beside messages, sent back as the history. */
const EarlierItem = z.discriminatedUnion("type", [
  z.object({ type: z.literal("function_call") }),
  z.object({ type: z.literal("function_call_output"), output: Content }),
  z.object({ type: z.literal("file_search_call") }),
  z.object({ type: z.literal("reasoning") }),
]);
const InputItem = z.union([InputMessage, EarlierItem]);
type InputItem = z.infer<typeof InputItem>;

const FileSearch = strictly({
  type: z.literal("file_search", { error: NO_TOOLS }),
  vector_store_ids: z
    .array(z.uuid())
    .max(1, "must name one collection at most")
    .nullish()
    .meta({ description: "The collection to answer from; all when left out" }),
  max_num_results: z.number().int().min(1).max(50).nullish(),
});

/** As OpenAI's Responses take it; what cannot be heeded is refused. */
export const ResponseRequest = strictly({
  model: z.string().default(LECTERN_MODEL),
  input: z.union([z.string().min(1), z.array(InputItem).min(1)]),
  instructions: z.string().nullish(),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_obfuscation: z.boolean().nullish() }).nullish(),
  ...sampling,
  max_output_tokens: z.number().int().min(1).nullish(),
  text: z
    .object({
      format: z
        .discriminatedUnion(
          "type",
          [
            z.object({ type: z.enum(["text", "json_object"]) }),
            z.object({
              type: z.literal("json_schema"),
              name: SchemaName,
              description: z.string().nullish(),
              schema: CallersSchema,
              strict: z.boolean().nullish(),
            }),
          ],
          { error: "must be text, json_object or json_schema" },
        )
        .nullish(),
      verbosity: only(["medium"], "must be left out"),
    })
    .nullish(),
  tools: z.array(FileSearch).max(1, "must hold one file_search at most").nullish(),
  include: z.array(z.enum(["file_search_call.results"])).nullish(),
  ...lecternExtras,
  ...labels,
  tool_choice: only(
    ["auto", "none", "required", { type: "file_search" }],
    "must be auto: the documents are always searched",
  ),
  previous_response_id: only([], "must be left out: nothing is stored; send the earlier messages as input"),
  conversation: only([], "must be left out: nothing is stored; send the earlier messages as input"),
  background: only([false], "must be false"),
  truncation: only(["disabled", "auto"], "must be auto or disabled"),
  reasoning: only([{}], "must be left out: it is set where the language model is set up"),
  prompt: only([], "must be left out"),
  max_tool_calls: only([], "must be left out"),
  top_logprobs: only([0], "must be left out: probabilities are not known here"),
});
export type ResponseRequest = z.infer<typeof ResponseRequest>;

export function saidInInput({ input, instructions }: Pick<ResponseRequest, "input" | "instructions">): Said[] {
  const items: readonly Said[] =
    typeof input === "string" ? [{ role: "user", content: input }] : input.flatMap((item) => saidIn(item));
  return instructions ? [{ role: "system", content: instructions }, ...items] : [...items];
}

function saidIn(item: InputItem): Said[] {
  if ("role" in item)
    return [{ role: item.role === "developer" ? "system" : item.role, content: textOf(item.content) }];
  return item.type === "function_call_output" ? [{ role: "tool", content: textOf(item.output) }] : [];
}

const textOf = (content: z.infer<typeof Content>): string =>
  typeof content === "string" ? content : content.map(({ text }) => text).join("\n");
