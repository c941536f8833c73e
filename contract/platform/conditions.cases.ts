import { describe, expect, test } from "vitest";
import { msOf } from "#core/sync/protocol/stamp.ts";
import { expectRefusal, type Called } from "../caller.ts";
import { jsonBody } from "./people.ts";
import type { PlatformSetup } from "./platform-contract.ts";
import { makeScene, type Scene } from "./scene.ts";

interface Thing {
  readonly at: (scene: Scene) => string;
  readonly method: "PUT" | "PATCH";
  readonly body: unknown;
  /** Shows more than its row, so that a list of what is in it may have changed under the same tag. */
  readonly more?: true;
}

/** One row each of what syncs, and a change of it. */
const THINGS: Readonly<Record<string, Thing>> = {
  prompt: { at: ({ prompt }) => `/api/v1/prompts/${prompt}`, method: "PUT", body: { name: "B" } },
  persona: { at: ({ persona }) => `/api/v1/personas/${persona}`, method: "PUT", body: { name: "B" } },
  page: { at: ({ page }) => `/api/v1/pages/${page}`, method: "PUT", body: { name: "B" } },
  "navigation route": {
    at: ({ navigation }) => `/api/v1/navigation-routes/${navigation}`,
    method: "PUT",
    body: { name: "B" },
  },
  component: { at: ({ component }) => `/api/v1/components/${component}`, method: "PUT", body: { name: "B" } },
  "plugin state": {
    at: ({ state }) => `/api/v1/plugin-state/${state}`,
    method: "PUT",
    body: { state_data: { b: 1 } },
    more: true,
  },
  "setting instance": {
    at: ({ instance }) => `/api/v1/settings/instances/${instance}`,
    method: "PATCH",
    body: { value: 4 },
    more: true,
  },
  conversation: {
    at: ({ conversation }) => `/api/v1/conversations/${conversation}`,
    method: "PUT",
    body: { title: "B" },
    more: true,
  },
};

const ETAG = /^"[0-9a-z]{13}\.[0-9a-z-]{10}"$/;

/** R42: what changes a row may depend on the state it was read in. */
export function conditionCases({ ada, bob, remembers }: PlatformSetup): void {
  const with_ = (method: string, path: string, headers: Readonly<Record<string, string>>, body?: unknown) => {
    const sent = body === undefined ? { headers: {} } : jsonBody(body);
    return ada().api.call({ method, path, ...sent, headers: { ...sent.headers, ...headers } });
  };
  const tagOf = ({ headers, text }: Called): string => {
    expect(headers["etag"], text).toMatch(ETAG);
    return headers["etag"] ?? "";
  };

  describe.each(Object.entries(THINGS).map(([what, how]) => ({ what, ...how })))("the ETag of a $what", (thing) => {
    const { at, method, body, more } = thing;

    test("is the latest stamp, of the time it says it was changed", async () => {
      const path = at(await makeScene(ada().api, ada().user.id));
      const read = await ada().api.get(path);
      const changed = await ada().api.json(method, path, body);
      const [before, after] = [tagOf(read), tagOf(changed)];
      expect(after > before).toBe(true);
      const { updated_at } = changed.body as { updated_at: string };
      expect(new Date(msOf(after.slice(1, -1))).toISOString()).toBe(updated_at);
      const again = await ada().api.get(path);
      expect(tagOf(again)).toBe(after);
      expect(again.body).toMatchObject({ updated_at });
      // On a server the stamp names the hand that wrote, on a device the device.
      expect(after.slice(15, 17) === "r-").toBe(remembers === "cookies");
    });

    test("held against the row, lets one change through and no second", async () => {
      const path = at(await makeScene(ada().api, ada().user.id));
      const etag = tagOf(await ada().api.get(path));
      const changed = await with_(method, path, { "if-match": etag }, body);
      expect(changed.status, changed.text).toBe(200);
      const late = await with_(method, path, { "if-match": etag }, body);
      expectRefusal(late, 412, /changed since you read it/);
      expect(late.headers["etag"]).toBe(tagOf(changed));
      expectRefusal(await with_("DELETE", path, { "if-match": etag }), 412);
      expect((await with_("DELETE", path, { "if-match": `"other", ${tagOf(changed)}` })).status).toBe(204);
      expectRefusal(await with_("DELETE", path, { "if-match": "*" }), 404);
    });

    test("lets one of many at once through", async () => {
      const path = at(await makeScene(ada().api, ada().user.id));
      const etag = tagOf(await ada().api.get(path));
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => with_(method, path, { "if-match": etag }, body)),
      );
      const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
      expect(statuses).toEqual([200, 412, 412, 412, 412, 412]);
    });

    test("spares whoever has it already the answer, where the row is all there is to see", async () => {
      const path = at(await makeScene(ada().api, ada().user.id));
      const etag = tagOf(await ada().api.get(path));
      const again = await ada().api.get(path, { "if-none-match": `"other", ${etag}` });
      expect(again.status).toBe(more ? 200 : 304);
      if (!more) expect([again.text, again.headers["etag"]]).toEqual(["", etag]);
      expect((await ada().api.get(path, { "if-none-match": '"other"' })).status).toBe(200);
    });
  });

  test("weak tags and tags of somebody else's row let nothing through", async () => {
    const scene = await makeScene(ada().api, ada().user.id);
    const path = `/api/v1/personas/${scene.persona}`;
    const etag = tagOf(await ada().api.get(path));
    expectRefusal(await with_("PUT", path, { "if-match": `W/${etag}` }, { name: "B" }), 412);
    const theirs = await makeScene(bob().api, bob().user.id);
    const foreign = `/api/v1/personas/${theirs.persona}`;
    const known = tagOf(await bob().api.get(foreign));
    for (const header of ["if-match", "if-none-match"])
      expectRefusal(await with_("GET", foreign, { [header]: known }), 404);
    for (const method of ["PUT", "DELETE"]) {
      const refused = await with_(method, foreign, { "if-match": '"other"' }, { name: "B" });
      expectRefusal(refused, 404);
      expect(refused.headers["etag"]).toBeUndefined();
    }
  });

  test("what has no ETag is changed under no condition", async () => {
    const scene = await makeScene(ada().api, ada().user.id);
    const path = `/api/v1/auth/tokens/${scene.token}`;
    expectRefusal(await with_("DELETE", path, { "if-match": '"x"' }), 412, /Leave the header out/);
    expect((await with_("DELETE", path, { "if-match": "*" })).status).toBe(204);
  });

  test("collections have one too, also those that never leave", async () => {
    for (const never_leaves of [false, true]) {
      const made = await ada().api.json("POST", "/api/collections", { name: "A", description: "B", never_leaves });
      const { id } = made.body as { id: string };
      const path = `/api/collections/${id}`;
      const etag = made.headers["etag"] ?? "";
      expect((await ada().api.get(path)).headers["etag"]).toBe(etag);
      const changed = await with_("PUT", path, { "if-match": etag }, { name: "C" });
      expect([changed.status, changed.headers["etag"] === etag]).toEqual([200, false]);
      expectRefusal(await with_("PUT", path, { "if-match": etag }, { name: "D" }), 412);
      expect(await ada().api.get(path)).toMatchObject({ body: { name: "C" } });
    }
  });
}
