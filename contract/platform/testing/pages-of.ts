import type { PageWithBackup } from "#core/workspace/pages/page.ts";
import { expect } from "vitest";
import type { PlatformSetup } from "../platform-contract.ts";

export const PAGES = "/api/v1/pages";

export const newRoute = (below = "") => `${below}/p-${crypto.randomUUID().slice(0, 8)}`;

/** Makes and reads pages of one person. */
export function pagesOf({ ada }: Pick<PlatformSetup, "ada">) {
  return {
    async newPage(fields: object = {}): Promise<PageWithBackup> {
      const answer = await ada().api.json("POST", PAGES, { name: "Page", route: newRoute(), ...fields });
      expect(answer.status, answer.text).toBe(201);
      return answer.body as PageWithBackup;
    },
    get: async (id: string) => (await ada().api.get(`${PAGES}/${id}`)).body as PageWithBackup,
    place: (id: string, body: object) => ada().api.json("PUT", `${PAGES}/${id}/hierarchy`, body),
  };
}
