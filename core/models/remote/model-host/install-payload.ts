import { z } from "zod";
import { ServerUrl } from "../provider-setting.ts";
import { text } from "#core/http/fields.ts";

/** What a `model_install` job takes. */
export const InstallPayload = z.object({
  name: text(300),
  server_url: ServerUrl.nullish().meta({
    description: "Your own Ollama server, or where this host expects it, when left out",
  }),
  force_reinstall: z.boolean().default(false).meta({ description: "Deletes the model first when it is there" }),
});
export type InstallPayload = z.infer<typeof InstallPayload>;
