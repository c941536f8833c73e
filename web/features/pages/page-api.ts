import type { Page, PageList, PageWithBackup } from "#core/pages/page.ts";
import type { z } from "zod";
import type { Api } from "../../app/api.ts";

export type { Page };
export type BackedUpPage = z.infer<typeof PageWithBackup>;

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
};

export type PageApi = ReturnType<typeof createPageApi>;

export function createPageApi({ ask }: Pick<Api, "ask">) {
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
    get: (id: string) => ask<BackedUpPage>("GET", `${BASE}/${id}`),
    create: (body: PageFields & { readonly content: Page["content"] }) => ask<Page>("POST", `${BASE}/`, body),
    change: (id: string, body: Partial<PageFields> & { readonly content?: Page["content"] }) =>
      ask<Page>("PUT", `${BASE}/${id}`, body),
    remove: (id: string) => ask<void>("DELETE", `${BASE}/${id}`),
    publish: (id: string, publish: boolean) => ask<Page>("POST", `${BASE}/${id}/publish`, { publish }),
    backUp: (id: string) => ask<BackedUpPage>("POST", `${BASE}/${id}/backup`, { create_backup: true }),
  };
}
