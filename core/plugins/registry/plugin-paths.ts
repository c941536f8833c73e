import { z } from "zod";
import { platformPaging } from "#core/http/platform-list.ts";

export const SlugPath = z.object({ plugin_slug: z.string().meta({ description: "Slug of the plugin" }) });
export const PageQuery = z.object(platformPaging());
