import { describe, expect, it } from "vitest";
import { LOCAL_USER } from "./built-in-user.ts";
import { navigationRoutes } from "#core/workspace/navigation/navigation-route.ts";
import { personas } from "#core/chat/personas/persona.ts";
import { startingPoint } from "#core/api/starting-point.ts";
import { createMemoryStore } from "../storage/testing/memory-store.ts";
import { remove } from "../storage/store.ts";
import { tables } from "#core/api/tables.ts";
import { ensureStartingPoint } from "./built-in-start.ts";

describe("the starting point of the built-in user", () => {
  it("is made once, even when asked for twice at once, and what is deleted stays deleted", async () => {
    const deps = { store: createMemoryStore(tables), clock: { now: () => Date.UTC(2026, 10, 21) }, startingPoint };
    await Promise.all([ensureStartingPoint(deps, LOCAL_USER), ensureStartingPoint(deps, LOCAL_USER)]);
    const [persona, ...more] = await deps.store.query(personas, { owner: LOCAL_USER });
    expect(more).toEqual([]);
    expect(await deps.store.count(navigationRoutes, { owner: LOCAL_USER })).toBe(5);
    await deps.store.write([remove(personas, LOCAL_USER, persona?.id ?? "")]);
    await ensureStartingPoint(deps, LOCAL_USER);
    expect(await deps.store.count(personas, { owner: LOCAL_USER })).toBe(0);
  });
});
