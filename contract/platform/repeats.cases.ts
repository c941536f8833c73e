import { describe, expect, test } from "vitest";
import { expectRefusal } from "../caller.ts";
import { textToBase64 } from "../request.ts";
import { jsonBody } from "./people.ts";
import type { PlatformSetup } from "./platform-contract.ts";
import { makeScene } from "./scene.ts";

/** R42: a POST under an Idempotency-Key happens once, however often it is sent. */
export function repeatCases({ ada, bob, anyone }: PlatformSetup): void {
  const newKey = () => `key-${crypto.randomUUID()}`;
  const post = (key: string, path: string, body: unknown, who = ada) => {
    const { headers, body: text } = jsonBody(body);
    return who().api.call({ method: "POST", path, headers: { ...headers, "idempotency-key": key }, body: text });
  };
  const persona = (name: string) => ({ name, system_prompt: "Read." });
  const countOf = async (name: string, who = ada) => {
    const { body } = await who().api.get("/api/v1/personas?limit=1000");
    return (body as { personas: { name: string }[] }).personas.filter((each) => each.name === name).length;
  };

  describe("a POST under an Idempotency-Key", () => {
    test("is answered as the first time when it is sent again, and happens once", async () => {
      const [key, name] = [newKey(), newKey()];
      const first = await post(key, "/api/v1/personas", persona(name));
      expect([first.status, first.headers["idempotency-replayed"]]).toEqual([201, undefined]);
      const again = await post(key, "/api/v1/personas/", { system_prompt: "Read.", name });
      expect([again.status, again.body, again.headers["idempotency-replayed"]]).toEqual([201, first.body, "true"]);
      expect(again.headers["etag"]).toBe(first.headers["etag"]);
      expect(await countOf(name)).toBe(1);
    });

    test("is refused with another body or at another path", async () => {
      const [key, name] = [newKey(), newKey()];
      expect((await post(key, "/api/v1/personas", persona(name))).status).toBe(201);
      expectRefusal(await post(key, "/api/v1/personas", persona(`${name}-2`)), 409, /used for another request/);
      expectRefusal(await post(key, "/api/v1/personas", { ...persona(name), more: 1 }), 409);
      expectRefusal(await post(key, "/api/v1/tags", { name }), 409);
      expect(await countOf(`${name}-2`)).toBe(0);
    });

    test("sent many times at once happens once, and all are answered alike", async () => {
      const [key, name] = [newKey(), newKey()];
      const answers = await Promise.all(Array.from({ length: 8 }, () => post(key, "/api/v1/personas", persona(name))));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await countOf(name)).toBe(1);
    });

    test("is somebody else's when somebody else sends it", async () => {
      const [key, name] = [newKey(), newKey()];
      const mine = await post(key, "/api/v1/personas", persona(name));
      const theirs = await post(key, "/api/v1/personas", persona(name), bob);
      expect([theirs.status, theirs.headers["idempotency-replayed"]]).toEqual([201, undefined]);
      expect((theirs.body as { id: string }).id).not.toBe((mine.body as { id: string }).id);
      expect(await countOf(name, bob)).toBe(1);
    });

    test("that was refused may be put right and sent again", async () => {
      const [key, name] = [newKey(), newKey()];
      expect((await post(key, "/api/v1/personas", { name })).status).toBe(422);
      const unknown = await post(key, "/api/v1/conversations", { title: name, persona_id: crypto.randomUUID() });
      expect(unknown.status).toBe(422);
      expect((await post(key, "/api/v1/personas", persona(name))).status).toBe(201);
    });

    test("may put a file in, and knows the file again", async () => {
      const { id } = await ada().api.newCollection();
      const key = newKey();
      const upload = (content: string) =>
        ada().api.call({
          method: "POST",
          path: "/api/documents/",
          headers: { "idempotency-key": key },
          body: {
            kind: "form",
            fields: [["collection_id", id]],
            files: [{ field: "file", name: "note.md", base64: textToBase64(content) }],
          },
        });
      const [first, again] = await Promise.all([upload("# Gannets"), upload("# Gannets")]);
      expect([first.status, again.status]).toEqual([201, 201]);
      expect(again.body).toEqual(first.body);
      expect((await upload("# Gannets")).body).toEqual(first.body);
      expectRefusal(await upload("# Puffins"), 409, /used for another request/);
      const { body } = await ada().api.get(`/api/documents/?collection_id=${id}`);
      expect(body).toHaveLength(1);
    });

    test("whose answer holds a secret gives the same one again", async () => {
      const key = newKey();
      const first = await post(key, "/api/v1/auth/tokens", { name: key });
      expect((await post(key, "/api/v1/auth/tokens", { name: key })).body).toEqual(first.body);
    });

    test("whose answer was a stream is not carried out again, and says so", async () => {
      const { id } = await ada().api.newSession({ name: "Streamed" });
      const key = newKey();
      const ask = () => post(key, "/api/chat/message", { session_id: id, message: "What is there?", stream: true });
      const first = await ask();
      expect(first.headers["content-type"]).toMatch(/^text\/event-stream/);
      expectRefusal(await ask(), 409, /was a stream, which is not kept/);
      const { body } = await ada().api.get(`/api/chat/messages?session_id=${id}`);
      expect(body).toHaveLength(2);
    });

    test("needs a key that is one", async () => {
      for (const key of ["ä", "x".repeat(256)])
        expectRefusal(await post(key, "/api/v1/personas", persona("x")), 400, /1 to 255 visible ASCII/);
    });

    test("is not remembered of nobody", async () => {
      const { headers, body } = jsonBody({ email: "nobody@example.org", password: "wrong password" });
      const sent = {
        method: "POST",
        path: "/api/v1/auth/login",
        headers: { ...headers, "idempotency-key": newKey() },
        body,
      };
      expect([(await anyone.call(sent)).status, (await anyone.call(sent)).status]).toEqual([401, 401]);
    });
  });

  test("a change may depend on a state and be repeatable at once", async () => {
    const scene = await makeScene(ada().api, ada().user.id);
    const path = `/api/v1/pages/${scene.page}/publish`;
    const etag = (await ada().api.get(`/api/v1/pages/${scene.page}`)).headers["etag"] ?? "";
    const { headers, body } = jsonBody({ publish: true });
    const both = { ...headers, "if-match": etag, "idempotency-key": newKey() };
    const publish = () => ada().api.call({ method: "POST", path, headers: both, body });
    const first = await publish();
    expect(first.status, first.text).toBe(200);
    const again = await publish();
    expect([again.status, again.body]).toEqual([200, first.body]);
    expectRefusal(
      await ada().api.call({ method: "POST", path, headers: { ...both, "idempotency-key": newKey() }, body }),
      412,
    );
  });
}
