import { describe, expect, test } from "vitest";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { createCaller, expectRefusal } from "../caller.ts";
import { callerFor } from "./people.ts";
import type { PlatformHost } from "./platform-contract.ts";

/** On a device nobody has registered on; these run first. */
export function builtInCases({ name, send }: PlatformHost): void {
  const anyone = createCaller(send);

  describe(`before anyone registers on ${name}`, () => {
    test("the built-in profile is signed in, with a starting point made once", async () => {
      expect((await anyone.get("/api/v1/auth/me")).body).toMatchObject({ id: LOCAL_USER, is_active: true });
      const lists = ["navigation-routes", "components", "settings/definitions", "settings/instances", "personas"];
      const answers = await Promise.all(lists.map((list) => anyone.get(`/api/v1/${list}`)));
      for (const [index, { body, status }] of answers.entries()) {
        expect(status).toBe(200);
        expect(JSON.stringify(body), lists[index]).toContain('"name"');
      }
      const { body } = await anyone.get("/api/v1/personas");
      expect(body).toMatchObject({ total_items: 1 });
    });

    test("it has no name or password to change", async () => {
      expectRefusal(
        await anyone.json("PUT", "/api/v1/auth/profile/username", { username: "somebody" }),
        400,
        /Make an account/,
      );
      expectRefusal(
        await anyone.json("PUT", "/api/v1/auth/profile/password", {
          current_password: "x",
          new_password: "long enough",
        }),
        400,
      );
    });

    test("it is nobody's account, so that none can be deleted", async () => {
      expectRefusal(await anyone.json("DELETE", "/api/v1/auth/me", { password: "x" }), 400);
    });

    test("it can give scripts a token, which stays its own", async () => {
      const { body, status } = await anyone.json("POST", "/api/v1/auth/tokens", { name: "Script" });
      expect(status).toBe(201);
      const { token } = body as { token: string };
      expect((await callerFor(send, token).get("/api/v1/auth/me")).body).toMatchObject({ id: LOCAL_USER });
    });
  });
}
