import { expect, it } from "vitest";
import { apiRoutes } from "#core/api/app.ts";
import { openApiDocument } from "./openapi.ts";

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<Record<string, { readonly headers?: object } | undefined>>;
}

function setup() {
  const { paths } = openApiDocument(apiRoutes, { title: "t", version: "1", description: "d" }) as unknown as {
    paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  return (method: string, path: string) => {
    const found = paths[path]?.[method];
    if (!found) throw new Error(`${method} ${path} is not described.`);
    const { parameters, responses } = found;
    const success = Object.entries(responses).find(([status]) => status < "300")?.[1];
    return {
      headers: parameters.filter((each) => each.in === "header").map(({ name }) => name),
      answered: Object.keys(success?.headers ?? {}),
      statuses: Object.keys(responses),
    };
  };
}

it("says which headers a request may carry, and what answers they lead to", () => {
  const of = setup();
  const persona = "/api/v1/personas/{persona_id}";
  expect(of("get", persona)).toMatchObject({ headers: ["If-None-Match"], answered: ["ETag"] });
  expect(of("get", persona).statuses).toContain("304");
  expect(of("put", persona)).toMatchObject({ headers: ["If-Match"], answered: ["ETag"] });
  expect(of("put", persona).statuses).toContain("412");
  expect(of("delete", persona)).toMatchObject({ headers: ["If-Match"], answered: [] });
  const made = of("post", "/api/v1/personas");
  expect(made).toMatchObject({ headers: ["Idempotency-Key"], answered: ["ETag", "Idempotency-Replayed"] });
  expect(made.statuses).toContain("409");
  expect(of("post", "/api/v1/auth/login").headers).toEqual([]);
});

it("every change of one row that syncs may depend on its state", () => {
  const changing = apiRoutes.filter(
    ({ method, fullPath }) => method !== "GET" && method !== "POST" && /:\w+_id/.test(fullPath),
  );
  const without = changing.filter(({ entity }) => entity === undefined).map(({ name }) => name);
  // What these change does not sync, is a link between two rows, or is many rows at once.
  expect(without).toEqual([
    "removeModel",
    "detachTag",
    "setPluginEnabled",
    "setPluginPermission",
    "unregisterPlugin",
    "setPluginModuleEnabled",
    "deleteJob",
    "deleteProviderSetting",
    "cancelModelHostInstall",
    "cancelOllamaInstall",
  ]);
});
