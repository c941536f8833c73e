import { describe, expect, it } from "vitest";
import { createInProcessService } from "#contract/testing/in-process.ts";
import { createRealEngine } from "#contract/testing/real-engine.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { documents } from "#core/library/documents/document.ts";
import { SAMPLE } from "#core/library/sample/sample.ts";
import { makeDocx } from "../parse/testing/make-docx.ts";
import { decodeText } from "../text-blob.ts";
import type { Guide } from "./guide.ts";

/** A library with these files, read by the real engine. */
async function setup(
  files: readonly { readonly name: string; readonly type?: string; readonly text: string | Uint8Array<ArrayBuffer> }[],
) {
  const { fetch, background, engine, store, blobs } = createInProcessService({ engine: createRealEngine });
  const ids = new Map<string, string>();
  for (const { name, type = "text/markdown", text } of files) {
    const form = new FormData();
    const made = await fetch("/api/collections/default", { method: "POST", body: "{}", headers: JSON_TYPE });
    form.append("collection_id", ((await made.json()) as { id: string }).id);
    form.append("file", new File([text], name, { type }));
    ids.set(
      name,
      ((await (await fetch("/api/documents/", { method: "POST", body: form })).json()) as { id: string }).id,
    );
  }
  await background.idle();
  const guide = async (name: string): Promise<Guide> => {
    const made = await engine.guide({ scope: { owner: LOCAL_USER }, document_id: ids.get(name) ?? "" });
    if (!made) throw new Error(`no guide of ${name}`);
    return made;
  };
  const textOf = async (name: string): Promise<string> => {
    const row = await store.get(documents, LOCAL_USER, ids.get(name) ?? "");
    const bytes = await blobs.heldBy(LOCAL_USER).bytes(row?.text ?? "");
    return decodeText(bytes ?? new Uint8Array()).text;
  };
  return { guide, textOf, engine, ids };
}

const JSON_TYPE = { "content-type": "application/json" };

describe("the guide of a document", () => {
  it("says what the document is about in its own words", async () => {
    const { guide } = await setup(SAMPLE.documents);
    const { title, headings, terms } = await guide("Bees of the island.md");
    expect(title).toBe("Bees of the island");
    expect(headings.map(({ text }) => text)).toEqual(["The year", "Harvest", "Health"]);
    expect(terms).toContain("hives");
    expect(terms).not.toContain("Nordholm");
  });

  it("does not take tracked changes for what the document is about", async () => {
    const changed = (word: string) =>
      `<w:p><w:r><w:t xml:space="preserve">The hives of the mill hold </w:t></w:r><w:ins w:id="1" w:author="Bob"><w:r><w:t>${word}</w:t></w:r></w:ins></w:p>`;
    const parts = ["honey", "wax", "bees", "larvae"].map((word) => ({ xml: changed(word) }));
    const { guide } = await setup([{ name: "mill.docx", text: makeDocx({ parts }) }]);
    const { terms } = await guide("mill.docx");
    expect(terms.join(" ")).toContain("mill");
    expect(terms.join(" ")).not.toMatch(/change|inserted|bob/i);
  });

  it("finds its kind, date, people and organisations", async () => {
    const text = `# Annual report 2021\n\nFor Amazon Linux 2023.\n\n4 March 2022\n\nThe report was written by Dr. Marit Aune for the Harbour Society of Nordholm. The University of Bergen advised. Dr. Marit Aune thanks the University of Bergen.\n`;
    const { kind, date, names } = await (await setup([{ name: "a.md", text }])).guide("a.md");
    expect(kind).toBe("Annual report");
    expect(date).toBe("4 March 2022");
    expect(names).toEqual(expect.arrayContaining(["Marit Aune", "University of Bergen"]));
  });

  it("takes no kind from a sentence", async () => {
    const text = "# Call of 20 January\n\n- Ms Ferreira sends the new policy by Friday.\n- We keep the lamp.\n";
    expect((await (await setup([{ name: "a.md", text }])).guide("a.md")).kind).toBeNull();
  });

  it("takes no kind from the name of a part", async () => {
    const text =
      "# Harbour tips\n\n9.3. Data recording and presentation\n\n9.4. Signs and play\n\nThe lamp is lit at dusk.\n";
    expect((await (await setup([{ name: "a.md", text }])).guide("a.md")).kind).toBeNull();
  });

  it("offers only questions whose first quote is at the place they were made from", async () => {
    const { guide, engine, ids } = await setup(SAMPLE.documents);
    for (const { name } of SAMPLE.documents) {
      const { questions } = await guide(name);
      expect(questions.length, name).toBeGreaterThan(0);
      expect(questions.length, name).toBeLessThanOrEqual(5);
      for (const { text, start, end } of questions) {
        const scope = { owner: LOCAL_USER, document_ids: [ids.get(name) ?? ""] };
        const { answered, receipts } = await engine.answer({
          scope,
          question: text,
          history: [],
          top_k: 5,
          hybrid: true,
        });
        const first = receipts.find(({ citation }) => citation !== null);
        expect(answered, text).toBe(true);
        expect((first?.start ?? -1) < end && (first?.end ?? -1) > start, text).toBe(true);
      }
    }
  });

  it("asks for numbers, dates and definitions", async () => {
    const text = `# Harbour\n\nA beacon is a light that guides ships. The harbour tower was built in 1868 by the town. The harbour tower has 142 steps. The crossing takes 40 minutes.\n`;
    const { questions } = await (await setup([{ name: "a.md", text }])).guide("a.md");
    expect(questions.map((question) => question.text)).toEqual(
      expect.arrayContaining(["When was the harbour tower built?", "How many steps does the harbour tower have?"]),
    );
  });

  it("asks in the language of the document", async () => {
    const text = `# Der Hafen von Nordholm\n\nDer Leuchtturm wurde im Jahr 1868 von der Stadt am Eingang des Hafens gebaut. Der Leuchtturm hat 142 Stufen und steht auf einem Felsen. Die Überfahrt dauert 40 Minuten und wird bei starkem Wind nicht angeboten.\n`;
    const { questions } = await (await setup([{ name: "a.md", text }])).guide("a.md");
    expect(questions.map((question) => question.text)).toContain("Wie viele Stufen hat der Leuchtturm?");
  });

  it.each([
    [
      "fr",
      "Le phare a été construit en 1868 par la ville de Nordholm. Le phare compte 142 marches. Une balise est une lumière qui guide les navires dans la nuit.",
      "Combien de marches compte le phare ?",
    ],
    [
      "es",
      "El faro fue construido en 1868 por la ciudad de Nordholm. El faro tiene 142 escalones. Una baliza es una luz que guía a los barcos durante la noche.",
      "¿Cuántos escalones tiene el faro?",
    ],
    [
      "it",
      "Il faro è stato costruito nel 1868 dalla città di Nordholm. Il faro ha 142 gradini. Una boa è un segnale che guida le navi durante la notte.",
      "Quanti gradini ha il faro?",
    ],
    [
      "pt",
      "O farol foi construído em 1868 pela cidade de Nordholm. O farol tem 142 degraus. Uma boia é um sinal que guia os navios durante a noite.",
      "Quantos degraus tem o farol?",
    ],
    [
      "ru",
      "Маяк — это башня, которая указывает кораблям путь ночью. Маяк построили жители города Нордхольм. Смотритель каждый вечер зажигает лампу на вершине башни.",
      "Что такое Маяк?",
    ],
    [
      "zh",
      "灯塔是一种建在海边的高塔，用来在夜里给船只指引方向。这座灯塔由诺德霍姆市建造，塔上有一盏大灯。",
      "什么是灯塔？",
    ],
    [
      "ja",
      "灯台とは、夜に船に道を知らせるために海岸に建てられた塔のことです。この灯台はノルトホルム市が建てました。",
      "灯台とは何ですか？",
    ],
  ])("asks in %s", async (_, text, question) => {
    const { questions } = await (
      await setup([{ name: "a.md", text: `# ${text.slice(0, 4)}\n\n${text}\n` }])
    ).guide("a.md");
    expect(questions.map((one) => one.text)).toContain(question);
  });

  it("offers nothing where nothing can be asked", async () => {
    const { questions } = await (await setup([{ name: "a.md", text: "Lorem ipsum\n" }])).guide("a.md");
    expect(questions).toEqual([]);
  });

  it("is not made of a document that is not here", async () => {
    const { engine } = await setup([]);
    expect(await engine.guide({ scope: { owner: LOCAL_USER }, document_id: LOCAL_USER })).toBeNull();
  });
});
