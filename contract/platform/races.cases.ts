import { describe, expect, test } from "vitest";
import type { PlatformSetup } from "./platform-contract.ts";
import { makeScene, type Scene } from "./scene.ts";

type Change = (scene: Scene) => readonly [method: string, path: string, body: unknown];

/** What can be changed, and what changes it, while it is deleted. */
const CHANGES: Readonly<
  Record<string, { readonly at: (scene: Scene) => string; readonly changes: readonly Change[] }>
> = {
  "a page": {
    at: ({ page }) => `/api/v1/pages/${page}`,
    changes: [
      ({ page }) => ["PUT", `/api/v1/pages/${page}`, { name: "B" }],
      ({ page }) => ["PUT", `/api/v1/pages/${page}/hierarchy`, { parent_route: "/x" }],
      ({ page }) => ["POST", `/api/v1/pages/${page}/publish`, { publish: true }],
      ({ page }) => ["POST", `/api/v1/pages/${page}/backup`, { create_backup: true }],
    ],
  },
  "a navigation route": {
    at: ({ navigation }) => `/api/v1/navigation-routes/${navigation}`,
    changes: [
      ({ navigation }) => [
        "PUT",
        `/api/v1/navigation-routes/${navigation}/move`,
        { parent_id: null, display_order: 1 },
      ],
    ],
  },
  "a component": {
    at: ({ component }) => `/api/v1/components/${component}`,
    changes: [({ component }) => ["PUT", `/api/v1/components/${component}`, { name: "B" }]],
  },
  "a plugin state": {
    at: ({ state }) => `/api/v1/plugin-state/${state}`,
    changes: [({ state }) => ["PUT", `/api/v1/plugin-state/${state}`, { state_data: {} }]],
  },
  "a setting instance": {
    at: ({ instance }) => `/api/v1/settings/instances/${instance}`,
    changes: [({ instance }) => ["PATCH", `/api/v1/settings/instances/${instance}`, { value: 4 }]],
  },
  "a conversation": {
    at: ({ conversation }) => `/api/v1/conversations/${conversation}`,
    changes: [
      ({ conversation }) => ["PUT", `/api/v1/conversations/${conversation}`, { title: "B" }],
      ({ conversation }) => [
        "POST",
        `/api/v1/conversations/${conversation}/messages`,
        { sender: "user", message: "?" },
      ],
      ({ conversation, tag }) => ["POST", `/api/v1/conversations/${conversation}/tags`, { tag_id: tag }],
    ],
  },
  "a prompt": {
    at: ({ prompt }) => `/api/v1/prompts/${prompt}`,
    changes: [({ prompt }) => ["PUT", `/api/v1/prompts/${prompt}`, { name: "B" }]],
  },
  "a persona": {
    at: ({ persona }) => `/api/v1/personas/${persona}`,
    changes: [({ persona }) => ["PUT", `/api/v1/personas/${persona}`, { name: "B" }]],
  },
};

export function raceCases({ ada }: PlatformSetup): void {
  describe.each(Object.entries(CHANGES).map(([what, how]) => ({ what, ...how })))(
    "$what deleted while it is changed",
    ({ at, changes }) => {
      test("is changed or not there, and gone for good", async () => {
        const { api, user } = ada();
        for (let round = 0; round < 5; round++) {
          const scene = await makeScene(api, user.id);
          const [removed, ...changed] = await Promise.all([
            api.remove(at(scene)),
            ...changes.map((change) => api.json(...change(scene))),
          ]);
          expect(removed.status).toBe(204);
          for (const answer of changed) expect([200, 201, 404], answer.text).toContain(answer.status);
          expect((await api.get(at(scene))).status).toBe(404);
        }
      });
    },
  );

  test("a definition deleted while its value is set leaves no value behind", async () => {
    const { api, user } = ada();
    const scene = await makeScene(api, user.id);
    const set = () => api.json("POST", "/api/v1/settings/instances", { definition_id: scene.definition, value: 1 });
    const [first, , ...rest] = await Promise.all([
      set(),
      api.remove(`/api/v1/settings/definitions/${scene.definition}`),
      set(),
      set(),
    ]);
    for (const answer of [first, ...rest]) expect([200, 201, 422], answer.text).toContain(answer.status);
    expect((await api.get(`/api/v1/settings/instances?definition_id=${scene.definition}`)).body).toEqual([]);
  });
}
