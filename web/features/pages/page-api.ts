import type { Page, PageList, PageWithBackup } from "#core/workspace/pages/page.ts";
import type { z } from "zod";
import type { Api } from "../../app/api.ts";

export type { Page };
export type BackedUpPage = z.infer<typeof PageWithBackup>;

export interface TaggedPage {
  readonly page: BackedUpPage;
  readonly tag: string | null;
}

export interface PageFields {
  readonly name: string;
  readonly route: string;
  readonly description: string;
  readonly parent_route: string | null;
}

const BASE = "/api/v1/pages";
/** The most that a list answers at once. */
const MOST = 1000;

/** Names of cached answers. */
export const pageKeys = {
  all: ["pages"] as const,
  each: ["page"] as const,
  one: (id: string) => ["page", id] as const,
  published: (route: string) => ["page", "published", route] as const,
};

export type PageApi = ReturnType<typeof createPageApi>;

export function createPageApi({ ask, tagged }: Pick<Api, "ask" | "tagged">) {
  return {
    /** By name. */
    async list(): Promise<Page[]> {
      const found: Page[] = [];
      for (;;) {
        const { pages, total } = await ask<z.infer<typeof PageList>>(
          "GET",
          `${BASE}/?limit=${MOST}&offset=${found.length}`,
        );
        found.push(...pages);
        if (pages.length === 0 || found.length >= total) return found;
      }
    },
    /** With its state, to tell whether somebody else changes it. */
    get: async (id: string): Promise<TaggedPage> => {
      const { value, tag } = await tagged<BackedUpPage>("GET", `${BASE}/${id}`);
      return { page: value, tag };
    },
    /** Fails with 412 when the page is not as the tag says any more. */
    write: async (id: string, content: Page["content"], tag: string | null): Promise<TaggedPage> => {
      const answer = await tagged<BackedUpPage>("PUT", `${BASE}/${id}`, { content }, tag);
      return { page: answer.value, tag: answer.tag };
    },
    /** As readers see it; fails with 404 while it is not published. */
    published: (route: string) =>
      ask<BackedUpPage>("GET", `${BASE}/route/${encodeURIComponent(route.slice(1))}?published=true`),
    create: (body: PageFields & { readonly content: Page["content"] }) => ask<Page>("POST", `${BASE}/`, body),
    change: (id: string, body: Partial<PageFields> & { readonly content?: Page["content"] }) =>
      ask<Page>("PUT", `${BASE}/${id}`, body),
    remove: (id: string) => ask<void>("DELETE", `${BASE}/${id}`),
    publish: (id: string, publish: boolean) => ask<Page>("POST", `${BASE}/${id}/publish`, { publish }),
    backUp: (id: string) => ask<BackedUpPage>("POST", `${BASE}/${id}/backup`, { create_backup: true }),
  };
}
