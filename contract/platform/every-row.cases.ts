import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { apiRoutes } from "#core/api/app.ts";
import { badFields, withValue } from "../bad-values.ts";
import { expectRefusal, UNKNOWN_ID } from "../caller.ts";
import { badQueries } from "./bad-queries.ts";
import { expectInvalid, expectSaid } from "./people.ts";
import type { PlatformSetup } from "./platform-contract.ts";
import { LOGIN_ROWS, NAMED_BY_CALLER, samples, TRIED_TAGS, type Sample } from "./samples.ts";
import { makeScene, type Scene } from "./scene.ts";

type Row = (typeof apiRoutes)[number];

const rows = apiRoutes.filter(
  ({ tag, name, form, body }) => TRIED_TAGS.includes(tag) && !LOGIN_ROWS.includes(name) && (!form || body),
);

/** What holds for each row alike, read off the row itself. */
export function everyRowCases(setup: PlatformSetup): void {
  const sampleOf = (row: Row, scene: Scene): Sample => samples[row.name]?.(scene) ?? {};

  test("every row is tried", () => {
    expect(rows.map(({ name }) => name).filter((name) => !Object.hasOwn(samples, name))).toEqual([]);
  });

  // Refused requests and reads change nothing, so all of them share one scene. What a row changes, it changes in a second
  // one, which all of them share. What it deletes is from a new scene, and so is a plugin, which it may disable.
  let shared: Scene;
  let changed: Scene;
  beforeAll(async () => {
    shared = await newScene();
    changed = await newScene();
  });
  const sceneFor = async ({ method, tag }: Row) => {
    if (method === "GET") return shared;
    return method === "DELETE" || tag === "Plugins" ? await newScene() : changed;
  };

  describe.each(rows.map((row) => ({ row, title: `${row.method} ${row.fullPath}` })))("$title", ({ row }) => {
    test("answers with its status and all its fields", async () => {
      const { params, body } = sampleOf(row, await sceneFor(row));
      const answer = await send(setup.ada().api, row, params, body);
      const expected = row.name === "setSettingInstance" ? [201] : [row.status ?? 200];
      expect(expected, answer.text).toContain(answer.status);
      if (answer.status === 204) return expect(answer.text).toBe("");
      expect(row.output && z.parse(row.output, answer.body)).toEqual(answer.body);
      if (Array.isArray(answer.body) && row.method === "GET") expect(answer.headers["x-total-count"]).toMatch(/^\d+$/);
      return expect(answer.text).not.toContain('"owner"');
    });

    test("needs a token, and a valid one", async () => {
      const { params, body } = sampleOf(row, shared);
      const without = await send(setup.anyone, row, params, body);
      expectRefusal(without, 401);
      expect(without.headers["www-authenticate"]).toBe("Bearer");
      expectRefusal(await send(setup.stranger, row, params, body), 401);
    });

    test.runIf(Boolean(row.body))("refuses each wrong field at its place", async () => {
      const sample = sampleOf(row, shared);
      for (const { path, what, value, says } of row.body ? badFields(row.body) : []) {
        const loc = ["body", ...path];
        const answer = await send(setup.ada().api, row, sample.params, withValue(sample.body, path, value));
        expectInvalid(answer, loc, what);
        if (says) expectSaid(answer, loc, says, what);
      }
      for (const text of ["", "{", "nul", '"text"', "1"])
        expectInvalid(await setup.ada().api.raw(row.method, pathOf(row, sample.params), text), ["body"], text);
      expectInvalid(await setup.ada().api.raw(row.method, pathOf(row, sample.params), "{}", "text/plain"), ["body"]);
    });

    test.runIf(Boolean(row.query))("refuses each wrong query value at its place", async () => {
      const { params } = sampleOf(row, shared);
      for (const [name, value] of row.query ? badQueries(row.query) : []) {
        const answer = await setup.ada().api.call({
          method: row.method,
          path: `${pathOf(row, params)}?${new URLSearchParams({ [name]: value })}`,
        });
        expectInvalid(answer, ["query", name], value);
      }
    });

    const named: readonly string[] = row.fullPath.match(/[:*]\w+/g) ?? [];
    test.runIf(named.some((name) => name !== ":user_id") && !NAMED_BY_CALLER.includes(row.name))(
      "knows nothing of other ids, nor of other people's things",
      async () => {
        const { params = {}, body } = sampleOf(row, shared);
        for (const name of Object.keys(params)) {
          for (const wrong of [UNKNOWN_ID, "nonsense", "\0"]) {
            expectRefusal(await send(setup.ada().api, row, { ...params, [name]: wrong }, body), 404);
          }
        }
        expectRefusal(await send(setup.bob().api, row, params, body), 404);
      },
    );

    test.runIf(named.includes(":user_id"))("is one's own affair: another user in the path is 403", async () => {
      expectRefusal(await send(setup.ada().api, row, { user_id: setup.bob().user.id }, undefined), 403);
      expect((await send(setup.ada().api, row, { user_id: "current" }, undefined)).status).toBe(200);
    });

    test.runIf(Boolean(row.body))("answers 403 to a body that names another user", async () => {
      const { params, body } = sampleOf(row, shared);
      const other = setup.bob().user.id;
      for (const named of [other, other.toUpperCase().replaceAll("-", "")]) {
        const sent = Array.isArray(body)
          ? body.map((record: object) => ({ ...record, user_id: named }))
          : { ...(body as object), user_id: named };
        expectRefusal(await send(setup.ada().api, row, params, sent), 403);
      }
    });

    test.runIf(row.method === "GET")(
      "does not mind a trailing slash, upper case or missing dashes in ids, and answers HEAD",
      async () => {
        const { params = {} } = sampleOf(row, shared);
        const { body, headers } = await send(setup.ada().api, row, params);
        const isId = (value: string) => value.length === 36;
        const written = (change: (id: string) => string) =>
          Object.fromEntries(
            Object.entries(params).map(([name, value]) => [name, isId(value) ? change(value) : value]),
          );
        expect((await setup.ada().api.get(`${pathOf(row, params)}/`)).body).toEqual(body);
        expect(
          (
            await send(
              setup.ada().api,
              row,
              written((id) => id.toUpperCase()),
            )
          ).body,
        ).toEqual(body);
        expect(
          (
            await send(
              setup.ada().api,
              row,
              written((id) => id.replaceAll("-", "")),
            )
          ).body,
        ).toEqual(body);
        const head = await setup.ada().api.call({ method: "HEAD", path: pathOf(row, params) });
        expect([head.status, head.text, head.headers["x-total-count"]]).toEqual([200, "", headers["x-total-count"]]);
      },
    );

    test("names the right methods where a wrong one is used", async () => {
      const path = pathOf(row, sampleOf(row, shared).params);
      const used = new Set(["GET", "POST", "PUT", "PATCH", "DELETE"]);
      const allowed = apiRoutes
        .filter((other) => matches(other.fullPath, row.fullPath))
        .map(({ method }) => method as string);
      for (const method of allowed) used.delete(method);
      const [wrong] = used;
      const answer = await setup.ada().api.call({ method: wrong ?? "PATCH", path });
      expectRefusal(answer, 405);
      expect(answer.headers.allow?.split(", ")).toEqual(expect.arrayContaining(allowed));
    });
  });

  function newScene(): Promise<Scene> {
    return makeScene(setup.ada().api, setup.ada().user.id);
  }

  function send(api: PlatformSetup["anyone"], row: Row, params: Sample["params"], body?: unknown) {
    const path = pathOf(row, params);
    return row.body ? api.json(row.method, path, body ?? {}) : api.call({ method: row.method, path });
  }
}

/** The address of a row with its parameters filled in. */
export function pathOf({ fullPath }: Row, params: Sample["params"] = {}): string {
  return fullPath.replaceAll(/:(\w+)|\*(\w+)/g, (_, one: string | undefined, rest: string | undefined) =>
    one
      ? encodeURIComponent(params[one] ?? "")
      : (params[rest ?? ""] ?? "").split("/").map(encodeURIComponent).join("/"),
  );
}

/** Whether a path of the other pattern is also one of this: `/tree` is a `/:route_id` too. */
function matches(pattern: string, path: string): boolean {
  const [left, right] = [pattern.split("/"), path.split("/")];
  const rest = left.findIndex((segment) => segment.startsWith("*"));
  if (rest >= 0) return left.slice(0, rest).join("/") === right.slice(0, rest).join("/");
  return (
    left.length === right.length && left.every((segment, index) => segment === right[index] || segment.startsWith(":"))
  );
}
