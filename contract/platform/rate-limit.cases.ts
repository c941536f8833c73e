import { describe, expect, test } from "vitest";
import { apiRoutes } from "#core/api/app.ts";
import { createCaller, expectRefusal, UNKNOWN_ID } from "../caller.ts";
import type { Send } from "../request.ts";
import { callerFor, newPerson, type Person, type Remembers } from "./people.ts";

export interface LimitedHost {
  readonly name: string;
  readonly send: Send;
  readonly remembers: Remembers;
}

/** What the host of these cases must be started with. */
export const LOW_LIMITS = { register: 3, login: 4, refresh: 2, upload: 2, sync: 0, default: 25 };

/** What a host with low limits promises. In the order of the tests: each uses up what it is about. */
export function defineRateLimitContract(host: LimitedHost): void {
  const anyone = createCaller(host.send);

  let ada: Person;

  describe(`rate limits on ${host.name}`, () => {
    test("logins, registrations and everything else are counted apart, and refused with the seconds to wait", async () => {
      ada = await newPerson(host.send, host.remembers);
      const bob = await newPerson(host.send, host.remembers);
      const logIn = () => anyone.json("POST", "/api/v1/auth/login", { email: ada.email, password: "wrong" });
      const answers = [await logIn(), await logIn(), await logIn()];
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 429]);
      expectRefusal(answers[2] ?? (await logIn()), 429, /Try again in/);
      expect(Number(answers[2]?.headers["retry-after"])).toBeGreaterThan(0);
      expect(Number(answers[2]?.headers["retry-after"])).toBeLessThanOrEqual(300);

      const register = () => anyone.json("POST", "/api/v1/auth/register", {});
      expect((await register()).status).toBe(422);
      expectRefusal(await register(), 429);

      expect((await ada.api.get("/api/v1/auth/me")).status).toBe(200);
      const { id } = await ada.api.newCollection();
      await ada.api.newDocument(id, "one.md", "One.");
      await ada.api.newDocument(id, "two.md", "Two.");
      const third = await ada.api.upload(id, [{ name: "three.md", content: "Three." }]);
      expectRefusal(third, 429);
      expect(Number(third.headers["retry-after"])).toBeLessThanOrEqual(60);
      expect((await ada.api.get("/api/documents/")).status).toBe(200);

      let refused = 0;
      for (let request = 0; request < 30; request++)
        refused += Number((await ada.api.get("/api/v1/personas")).status === 429);
      expect(refused).toBeGreaterThan(3);
      expect((await bob.api.get("/api/v1/personas")).status, "another user is not held back").toBe(200);
    });

    test("the current password is guessed no more often than at a login", async () => {
      const guess = { current_password: "a guess", new_password: "another password" };
      const statuses: number[] = [];
      for (let attempt = 0; attempt <= LOW_LIMITS.login; attempt++)
        statuses.push((await ada.api.json("PUT", "/api/v1/auth/profile/password", guess)).status);
      expect(statuses.slice(0, LOW_LIMITS.login).every((status) => status === 400)).toBe(true);
      expect(statuses.at(-1)).toBe(429);
    });

    test("whoever guesses tokens is held back too", async () => {
      const guesser = callerFor(host.send, "lt_guess");
      const statuses: number[] = [];
      for (let guess = 0; guess < 30; guess++) statuses.push((await guesser.get("/api/v1/auth/me")).status);
      expect(statuses[0]).toBe(401);
      expect(statuses.at(-1)).toBe(429);
    });

    test.each(apiRoutes.map(({ method, fullPath, access }) => ({ method, fullPath, access })))(
      "$method $fullPath refuses whoever has asked too often, with the seconds to wait",
      async ({ method, fullPath, access }) => {
        const path = fullPath.replaceAll(/[:*]\w+/g, UNKNOWN_ID);
        const api = access === "anyone" ? anyone : ada.api;
        let answer = await api.call({ method, path });
        for (let more = 0; answer.status !== 429 && more < LOW_LIMITS.default; more++)
          answer = await api.call({ method, path });
        expectRefusal(answer, 429, /Try again in/);
        expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
        expect(Number(answer.headers["retry-after"])).toBeLessThanOrEqual(3600);
      },
    );
  });
}
