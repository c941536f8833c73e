import { describe, expect, it } from "vitest";
import { createServerFetch } from "./server-fetch.ts";

describe("asking the server as somebody", () => {
  it("names the account with every request", async () => {
    const { ask, asked } = setup();
    await ask("/sync/pull?since=0");
    expect(asked).toEqual(["GET /sync/pull?since=0 as anna"]);
  });

  it("renews a login that has run out once, however many notice it, and asks again", async () => {
    const { ask, asked, server } = setup();
    server.isLoggedIn = false;
    const answers = await Promise.all([
      ask("/sync/digest"),
      ask("/sync/events"),
      ask("/sync/push", { method: "POST" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(asked.filter((each) => each.includes("refresh"))).toHaveLength(1);
  });

  it("gives the refusal on when the login cannot be renewed", async () => {
    const { ask, server } = setup();
    Object.assign(server, { isLoggedIn: false, isRenewable: false });
    expect((await ask("/sync/digest")).status).toBe(401);
  });

  it("gives on why the login cannot be renewed, where the server says more than that it has ended", async () => {
    const { ask, server } = setup();
    Object.assign(server, { isLoggedIn: false, isRenewable: false, code: "password_changed" });
    expect(await (await ask("/sync/digest")).json()).toEqual({ code: "password_changed" });
  });

  it("does not renew anything for a device that was taken off", async () => {
    const { ask, asked, server } = setup();
    server.isRevoked = true;
    const answer = await ask("/sync/digest");
    expect([answer.status, await answer.json()]).toEqual([401, { code: "device_revoked" }]);
    expect(asked).toHaveLength(1);
  });
});

function setup() {
  const asked: string[] = [];
  const server = { isLoggedIn: true, isRenewable: true, isRevoked: false, code: undefined };
  let last: Promise<unknown> = Promise.resolve();
  const locks = {
    request: (_: string, work: () => Promise<unknown>) => (last = last.then(work)),
  } as unknown as LockManager;
  const ask = createServerFetch({
    account: "anna",
    locks,
    async fetch(path, { method = "GET", headers } = {}) {
      const account = new Headers(headers).get("lectern-account");
      asked.push(`${method} ${path}${account ? ` as ${account}` : ""}`);
      if (server.isRevoked) return Response.json({ code: "device_revoked" }, { status: 401 });
      if (path === "/sync/auth/refresh") server.isLoggedIn = server.isRenewable;
      const said = path === "/sync/auth/refresh" ? { code: server.code } : {};
      return Response.json(said, { status: server.isLoggedIn ? 200 : 401 });
    },
  });
  return { ask, asked, server };
}
