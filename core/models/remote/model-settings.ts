import { z } from "zod";

/** How the model is to write; keys not named here are kept for the provider. */
export const ModelSettings = z.looseObject({
  temperature: z.number().min(0).max(2).optional(),
  top_p: z.number().min(0).max(1).optional(),
  max_tokens: z.number().int().min(1).optional(),
});
