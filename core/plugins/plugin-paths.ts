import { z } from "zod";
import { platformList, platformPaging, type PlatformPage } from "../http/platform-list.ts";

export const SlugPath = z.object({ plugin_slug: z.string().meta({ description: "Slug of the plugin" }) });
export const PageQuery = z.object(platformPaging());

/** All of a list, a part of it where that is asked for. */
export function paged(items: readonly unknown[], page: PlatformPage) {
  return platformList(items.slice(page.offset, page.offset + page.limit), items.length, page);
}
