import { expect, test } from "vitest";
import { SearchAnswer } from "#core/library/search/search.ts";
import { expectRefusal, UNKNOWN_ID } from "./caller.ts";
import type { ContractSetup } from "./contract.ts";

export function searchCases({ api }: ContractSetup): void {
  const search = async (body: object) => {
    const answer = await api.json("POST", "/api/search_u/", body);
    expect(answer.status, answer.text).toBe(200);
    return SearchAnswer.strict().parse(answer.body);
  };

  test("a passage is found as soon as its document is completed, and not after it is deleted", async () => {
    const { id: collection_id } = await api.newCollection();
    const { id } = await api.completed(
      collection_id,
      "tea.md",
      "# Tea\n\nAssam is a black tea from India.\n\n# Coffee\n\nYirgacheffe is a coffee from Ethiopia.",
    );
    const found = await search({
      query: "Where does Yirgacheffe coffee come from?",
      collection_id,
      similarity_threshold: 0,
    });
    const [best] = found.chunks;
    expect(best).toMatchObject({
      document_id: id,
      content: expect.stringContaining("Yirgacheffe"),
      metadata: { document_name: "tea.md" },
    });
    expect(found.metadata).toMatchObject({
      search_method: "hybrid",
      total_results: found.chunks.length,
      queries_used: [expect.any(String)],
    });
    expect(found).toMatchObject({
      requires_generation: true,
      generation_type: "answer",
      intent: { kind: "retrieval", confidence: expect.any(Number), reasoning: expect.any(String) },
    });
    expect(found.chunks.map(({ score }) => score)).toEqual(
      found.chunks.map(({ score }) => score).toSorted((a, b) => b - a),
    );

    const { text } = (await api.get(`/api/documents/${id}/text`)).body as { text: string };
    expect(text.slice(best?.metadata.start, best?.metadata.end)).toBe(best?.content);

    await api.remove(`/api/documents/${id}`);
    expect((await search({ query: "Yirgacheffe coffee", collection_id, similarity_threshold: 0 })).chunks).toEqual([]);
  });

  test("a collection, top_k and the threshold narrow what is found", async () => {
    const { id: one } = await api.newCollection();
    const { id: two } = await api.newCollection();
    const word = `zebra${crypto.randomUUID().slice(0, 4)}`;
    const here = await api.completed(one, "a.md", `The ${word} lives here.`);
    const there = await api.completed(two, "b.md", `The ${word} lives there.`);
    const ids = async (body: object) =>
      (await search({ query: word, similarity_threshold: 0, ...body })).chunks.map((chunk) => chunk.document_id);
    expect(await ids({ collection_id: one })).toEqual([here.id]);
    expect(await ids({})).toEqual(expect.arrayContaining([here.id, there.id]));
    expect(await ids({ collection_id: null, top_k: 1 })).toHaveLength(1);

    const strict = await search({ query: word, collection_id: one, similarity_threshold: 1 });
    expect(strict.chunks.length + strict.metadata.below_threshold).toBe(1);
    expect((await search({ query: word, use_hybrid_search: false })).metadata.search_method).toBe("vector");
  });

  test("the default threshold does not empty a good result", async () => {
    const { id: collection_id } = await api.newCollection();
    await api.completed(collection_id, "tea.md", "Assam is a black tea from India.");
    expect((await search({ query: "Assam black tea India", collection_id })).chunks).toHaveLength(1);
  });

  test("nothing to search finds nothing, an unknown collection is 404", async () => {
    const { id: collection_id } = await api.newCollection();
    expect((await search({ query: "tea", collection_id })).chunks).toEqual([]);
    expectRefusal(
      await api.json("POST", "/api/search_u/", { query: "tea", collection_id: UNKNOWN_ID }),
      404,
      UNKNOWN_ID,
    );
    expectRefusal(await api.json("POST", "/api/search_u/", { query: "   " }), 400, /^query: must not be empty/);
  });
}
