import { expect, it } from "vitest";
import { createAskFirst } from "./ask-first.ts";

const push = { method: "POST", body: "readable" };

function setup() {
  const world = { keys: null as object | null, status: 200, sent: [] as string[], time: 0 };
  const ask = createAskFirst(
    async (path, init) => {
      world.sent.push(`${init?.method ?? "GET"} ${path}`);
      if (path === "/sync/encryption") return Response.json({ keys: world.keys }, { status: world.status });
      return Response.json({});
    },
    () => world.time,
  );
  return { world, ask };
}

it("R45: nothing readable is sent to an account that another device has encrypted meanwhile", async () => {
  const { world, ask } = setup();
  expect((await ask("/sync/push", push)).status).toBe(200);
  world.time += 3000;
  world.keys = { key_id: "k1" };
  for (const path of ["/sync/push", "/sync/blobs/a/parts/0"]) {
    const refused = await ask(path, push);
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: "account_encrypted" }]);
  }
  expect(world.sent.filter((each) => !each.endsWith("/encryption"))).toEqual(["POST /sync/push"]);
});

it("R45: where the server says nothing of the account nothing is sent to it; one that is older is not asked in vain", async () => {
  const { world, ask } = setup();
  world.status = 401;
  expect((await ask("/sync/push", push)).status).toBe(401);
  world.status = 404;
  expect((await ask("/sync/push", push)).status).toBe(200);
  expect(world.sent.at(-1)).toBe("POST /sync/push");
});

it("R45: questions and batches that follow at once cost no question more", async () => {
  const { world, ask } = setup();
  for (let at = 0; at < 3; at++) {
    await ask("/sync/pull?since=0");
    await ask("/sync/push", push);
  }
  expect(world.sent.filter((each) => each.endsWith("/encryption")).length).toBe(1);
});
