import type { Page } from "#core/workspace/pages/page.ts";
import type { Answer, Api } from "../../app/client/client.ts";

export type BackedUpPage = Answer<"getPage">;

export interface TaggedPage<Stored extends Page = BackedUpPage> {
  readonly page: Stored;
  readonly tag: string | null;
}

/** The most that a list answers at once. */
const MOST = 1000;

/** Names of cached answers. */
export const pageKeys = {
  all: ["pages"] as const,
  each: ["page"] as const,
  one: (id: string) => ["page", id] as const,
  published: (route: string) => ["page", "published", route] as const,
};

/** By name. */
export async function allPages(api: Pick<Api, "listPages">): Promise<Page[]> {
  const found: Page[] = [];
  for (;;) {
    const { pages, total } = await api.listPages({ query: { limit: MOST, offset: found.length } });
    found.push(...pages);
    if (pages.length === 0 || found.length >= total) return found;
  }
}

/** A published page with the name, description and icon that its readers see. */
export const asPublished = (page: Page): Page => ({ ...page, ...page.published_as });

/** With its state, to tell whether another tab or device has changed it. */
export async function readPage(api: Pick<Api, "tagged">, page_id: string): Promise<TaggedPage> {
  const { value, tag } = await api.tagged("getPage", { params: { page_id } });
  return { page: value, tag };
}

export type PageStore = ReturnType<typeof createPageStore>;

/** What the designer reads and writes. */
export function createPageStore(api: Pick<Api, "tagged">) {
  return {
    get: (id: string) => readPage(api, id),
    /** Fails with 412 when the page is not as the tag says any more. */
    write: async (page_id: string, content: Page["content"], tag: string | null): Promise<TaggedPage<Page>> => {
      const answer = await api.tagged("changePage", { params: { page_id }, body: { content }, tag });
      return { page: answer.value, tag: answer.tag };
    },
  };
}
