import { z } from "zod";

/** A parameter of OpenAI's that cannot be heeded here: it may be left out, null, or hold what it means when left out. */
export function only(harmless: readonly unknown[], message: string) {
  const texts = new Set(harmless.map((value) => JSON.stringify(value)));
  return z
    .unknown()
    .refine((value) => value === undefined || value === null || texts.has(JSON.stringify(value)), message)
    .optional()
    .meta({ description: `Not supported: ${message}` });
}

/** What OpenAI's endpoints refuse too: a name they do not know. */
export const strictly = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) => (issue.code === "unrecognized_keys" ? "is not supported here; leave it out" : undefined),
  });

const Label = z.unknown().optional().meta({ description: "Taken, and changes nothing" });

/** Names that callers give to their requests; no answer depends on them. */
export const labels = {
  user: Label,
  safety_identifier: Label,
  prompt_cache_key: Label,
  prompt_cache_retention: Label,
  metadata: z.record(z.string(), z.string()).nullish(),
  service_tier: only(["auto", "default"], "must be auto or default"),
  store: only([false], "must be false: nothing is stored"),
  parallel_tool_calls: z.boolean().nullish(),
};

export const sampling = {
  temperature: z.number().min(0).max(2).nullish(),
  top_p: z.number().min(0).max(1).nullish(),
};

/** What only this service has. */
export const lecternExtras = {
  lectern: strictly({
    sources: z.boolean().nullish().meta({ description: "Whether the text ends with a list of the sources it cites" }),
  }).nullish(),
};

/** A schema that a language model is to fill, and what it is called. */
export const SchemaName = z.string().min(1).max(64).default("answer");
export const CallersSchema = z.record(z.string(), z.unknown()).meta({
  description:
    "Filled from the documents by a model of Ollama, OpenAI or a compatible server; refused where none is chosen. `lectern.values` says which texts and numbers stand in the passages. The answer is checked against it, save for patterns.",
});

/** Refused with the same words wherever tools are sent. */
export const NO_TOOLS =
  "functions of the caller are not called here, the documents are always searched; leave tools out or send tool_choice none";
