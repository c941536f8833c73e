import { expect, test } from "vitest";
import { Collection } from "#core/library/collections/collection.ts";
import { expectRefusal, tick, UNKNOWN_ID } from "./caller.ts";
import type { ContractSetup } from "./contract.ts";

export function collectionCases({ api }: ContractSetup): void {
  test("a new collection has every field, the default color and no documents", async () => {
    const { status, body } = await api.json("POST", "/api/collections/", {
      name: "Tea",
      description: "All about tea",
      unknown: 1,
    });
    expect(status).toBe(201);
    const collection = Collection.strict().parse(body);
    expect(collection).toMatchObject({
      name: "Tea",
      description: "All about tea",
      color: "#3B82F6",
      document_count: 0,
    });
    expect(collection.updated_at).toBe(collection.created_at);
    expect((await api.get(`/api/collections/${collection.id}`)).body).toEqual(collection);
  });

  test("what a person writes comes back unchanged, markup and all scripts included", async () => {
    const written = {
      name: `<script>alert("x")</script> ../../ 'OR 1=1`,
      description: "نص · 文字 · 👩‍🔬\n\ttab",
      color: "#00ff7F",
    };
    const { body } = await api.json("POST", "/api/collections/", written);
    expect(body).toMatchObject(written);
  });

  test("an icon is one emoji, and null takes it away", async () => {
    const { id } = await api.newCollection();
    expect((await api.get(`/api/collections/${id}`)).body).toMatchObject({ icon: null });
    for (const icon of ["🍵", "👩‍🔬", "🇳🇴", null])
      expect((await api.json("PUT", `/api/collections/${id}`, { icon })).body).toMatchObject({ icon });
    for (const icon of ["", "7", "tea", "🍵🍵"])
      expectRefusal(await api.json("PUT", `/api/collections/${id}`, { icon }), 400, /^icon: must be one emoji/);
    const tea = await api.json("POST", "/api/collections/", { name: "Tea", description: "Tea", icon: "🍵" });
    expect(tea.body).toMatchObject({ icon: "🍵" });
  });

  test("a name or description of spaces alone is refused, once and for what it is", async () => {
    const made = { name: "A", description: "B" };
    const { id } = await api.newCollection();
    for (const field of ["name", "description"])
      for (const blank of ["", " ", "\n\t\u00a0"]) {
        const says = new RegExp(`^${field}: must not be empty$`);
        expectRefusal(await api.json("POST", "/api/collections/", { ...made, [field]: blank }), 400, says);
        expectRefusal(await api.json("PUT", `/api/collections/${id}`, { [field]: blank }), 400, says);
      }
  });

  test("a change touches what is given and makes updated_at later", async () => {
    const before = await api.newCollection("Before");
    const { status, body } = await api.json("PUT", `/api/collections/${before.id}`, { name: "After" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: "After",
      description: before.description,
      color: before.color,
      created_at: before.created_at,
    });
    expect(Collection.parse(body).updated_at > before.updated_at).toBe(true);
    expect((await api.json("PUT", `/api/collections/${before.id}`, {})).body).toMatchObject({ name: "After" });
  });

  test("the list is newest first, counts all and can be paged", async () => {
    const first = await api.newCollection("First");
    await tick();
    const second = await api.newCollection("Second");
    const all = await api.get("/api/collections/");
    const ids = Collection.array()
      .parse(all.body)
      .map(({ id }) => id);
    expect(ids.indexOf(second.id)).toBeLessThan(ids.indexOf(first.id));
    expect(all.headers["x-total-count"]).toBe(String(ids.length));

    const page = await api.get("/api/collections/?limit=1&offset=1");
    expect(
      Collection.array()
        .parse(page.body)
        .map(({ id }) => id),
    ).toEqual([ids[1]]);
    expect(page.headers["x-total-count"]).toBe(String(ids.length));
    for (const query of ["limit=0", "limit=1001", "limit=x", "limit=1.5", "offset=-1", "limit="]) {
      expectRefusal(await api.get(`/api/collections/?${query}`), 400, /^(limit|offset): /);
    }
  });

  test("an unknown or deleted collection is 404 whatever is asked of it", async () => {
    const { id } = await api.newCollection();
    const deleted = await api.remove(`/api/collections/${id}`);
    expect(deleted).toMatchObject({ status: 204, text: "" });
    for (const gone of [id, UNKNOWN_ID]) {
      expectRefusal(await api.get(`/api/collections/${gone}`), 404, gone);
      expectRefusal(await api.json("PUT", `/api/collections/${gone}`, { name: "A" }), 404, gone);
      expectRefusal(await api.remove(`/api/collections/${gone}`), 404, gone);
    }
  });

  test("deleting a collection deletes its documents and runs, and unbinds its sessions", async () => {
    const { id } = await api.newCollection();
    const document = await api.completed(id, "tea.md", "Assam is a black tea from India.");
    const session = await api.newSession({ collection_id: id });
    const run = await api.json("POST", "/api/evaluation/plugin/start", {
      collection_id: id,
      total_questions: 1,
      user_id: "u",
      config: {},
    });
    const { evaluation_run_id } = run.body as { evaluation_run_id: string };
    await api.json("POST", `/api/evaluation/state/${evaluation_run_id}`, {
      current_question_index: 0,
      answered_questions: 0,
      user_answers: {},
      evaluation_results: [],
    });

    expect((await api.remove(`/api/collections/${id}`)).status).toBe(204);
    for (const path of ["", "/file", "/text", "/marks?start=0&end=1"])
      expectRefusal(await api.get(`/api/documents/${document.id}${path}`), 404);
    expectRefusal(await api.get(`/api/evaluation/results/${evaluation_run_id}`), 404);
    expectRefusal(await api.get(`/api/evaluation/state/${evaluation_run_id}`), 404);
    expect((await api.get(`/api/documents/?collection_id=${id}`)).body).toEqual([]);
    const sessions = (await api.get("/api/chat/sessions")).body as { id: string; collection_id: string | null }[];
    expect(sessions.find((one) => one.id === session.id)).toMatchObject({ collection_id: null });
  });

  test("one that never leaves says so, and lets go when told to", async () => {
    const open = await api.newCollection();
    expect(open).toMatchObject({ never_leaves: false });
    const made = await api.json("POST", "/api/collections/", {
      name: "Diary",
      description: "Mine",
      never_leaves: true,
    });
    expect(made.status).toBe(201);
    const { id } = Collection.strict().parse(made.body);
    expect((await api.get(`/api/collections/${id}`)).body).toMatchObject({ never_leaves: true });
    expect((await api.json("PUT", `/api/collections/${id}`, { name: "Diaries" })).body).toMatchObject({
      never_leaves: true,
    });
    expectRefusal(await api.json("PUT", `/api/collections/${open.id}`, { never_leaves: true }), 409, /keep-here/);
    expectRefusal(await api.json("PUT", `/api/collections/${open.id}`, { never_leaves: "yes" }), 400, /never_leaves/);
    const { body } = await api.json("PUT", `/api/collections/${id}`, { never_leaves: false });
    expect(body).toMatchObject({ never_leaves: false });
  });

  test("kept here, a collection gets a new id with its documents and chats, and answers as before", async () => {
    const { id } = await api.newCollection("Moved");
    const document = await api.completed(id, "tea.md", "Sencha is a green tea from Japan.");
    const session = await api.newSession({ collection_id: id });
    const ask = (session_id: string) =>
      api.json("POST", "/api/chat/message", { session_id, message: "Where does Sencha come from?" });
    expect((await ask(session.id)).status).toBe(200);

    const { status, body } = await api.json("POST", `/api/collections/${id}/keep-here`, {});
    expect(status).toBe(200);
    const kept = Collection.strict().parse(body);
    expect(kept).toMatchObject({ name: "Moved", never_leaves: true, document_count: 1 });
    expectRefusal(await api.get(`/api/collections/${id}`), 404, id);
    expectRefusal(await api.get(`/api/documents/${document.id}`), 404);
    const sessions = (await api.get("/api/chat/sessions")).body as { id: string; collection_id: string | null }[];
    const chat = sessions.find(({ collection_id }) => collection_id === kept.id);
    const answer = await ask(chat?.id ?? UNKNOWN_ID);
    expect((answer.body as { content: string }).content).toContain("Japan");
    expect(answer.body).toMatchObject({ metadata: { answer: { kept_here: true } } });
    expect((await api.json("POST", `/api/collections/${kept.id}/keep-here`, {})).body).toEqual(kept);
    expectRefusal(await api.json("POST", `/api/collections/${UNKNOWN_ID}/keep-here`, {}), 404, UNKNOWN_ID);
  });

  test("what is put nowhere in particular has a collection, the same whenever it is asked for", async () => {
    const [first, second] = await Promise.all([1, 2].map(() => api.json("POST", "/api/collections/default", {})));
    expect([first?.status, second?.status]).toEqual([200, 200]);
    const made = Collection.strict().parse(first?.body);
    expect(second?.body).toMatchObject({ id: made.id });
    expect((await api.get(`/api/collections/${made.id}`)).body).toMatchObject({ id: made.id, name: made.name });
    await api.remove(`/api/collections/${made.id}`);
    const again = await api.json("POST", "/api/collections/default", {});
    expect(again.body).toMatchObject({ id: made.id, name: "My documents", document_count: 0 });
  });

  test("one collection takes in another: documents and chats go on in it, and are found there", async () => {
    const [into, from] = [await api.newCollection("Into"), await api.newCollection("From")];
    const document = await api.completed(from.id, "tea.md", "Sencha is a green tea from Japan.");
    const session = await api.newSession({ collection_id: from.id });
    const path = (one: string, other: string) => `/api/collections/${one}/take-in/${other}`;
    const { status, body } = await api.json("POST", path(into.id, from.id), {});
    expect([status, Collection.strict().parse(body)]).toMatchObject([200, { id: into.id, document_count: 1 }]);
    expectRefusal(await api.get(`/api/collections/${from.id}`), 404, from.id);
    expect((await api.get(`/api/documents/${document.id}`)).body).toMatchObject({ collection_id: into.id });
    const sessions = (await api.get("/api/chat/sessions")).body as { id: string; collection_id: string | null }[];
    expect(sessions.find(({ id }) => id === session.id)).toMatchObject({ collection_id: into.id });
    const found = await api.json("POST", "/api/search_u/", { query: "Sencha", collection_id: into.id });
    expect((found.body as { chunks: unknown[] }).chunks).toHaveLength(1);

    expectRefusal(await api.json("POST", path(into.id, into.id), {}), 400, /into itself/);
    expectRefusal(await api.json("POST", path(into.id, UNKNOWN_ID), {}), 404, UNKNOWN_ID);
    expectRefusal(await api.json("POST", path(UNKNOWN_ID, into.id), {}), 404, UNKNOWN_ID);
    const stays = { name: "Here", description: "B", never_leaves: true };
    const { id } = (await api.json("POST", "/api/collections/", stays)).body as Collection;
    expectRefusal(await api.json("POST", path(into.id, id), {}), 409, /never leaves/);
  });
}
