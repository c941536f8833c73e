import { describe, expect, test } from "vitest";
import { Model } from "#core/models/local/models.ts";
import { expectRefusal, type Caller } from "./caller.ts";
import type { ContractSetup } from "./contract.ts";
import { textToBase64 } from "./request.ts";

/** A model of the catalogue that orders passages: to have it and take it out of use again changes no answer. */
export const STAND_IN_MODEL = "ms-marco-minilm-l6-v2";

const MODELS = "/api/models";
const LANGUAGE = "/api/language-models";
const PATHS = ["config.json", "tokenizer.json", "tokenizer_config.json", "onnx/model_quantized.onnx"];

export function modelCases({ api, downloadsModels = false }: ContractSetup): void {
  const act = (what: string, id = STAND_IN_MODEL) => api.call({ method: "POST", path: `${MODELS}/${id}/${what}` });
  const model = async () => modelOf(api, STAND_IN_MODEL);

  describe("models", () => {
    test("are listed with the built-in embedder first, which is in use", async () => {
      const models = Model.array().parse((await api.get(MODELS)).body);
      expect(models[0]).toMatchObject({ id: "built-in", status: "built-in", active: true });
      expect(models.map(({ id }) => id)).toContain(STAND_IN_MODEL);
      expect((await api.get(`${MODELS}/machine`)).status).toBe(200);
      expect((await act("activate", "built-in")).status).toBe(200);
    });

    test("of language are chosen by their user", async () => {
      const before = (await api.get(LANGUAGE)).body as Record<"choice" | "account_choice", { readonly use: string }>;
      expect(before).toMatchObject({ only_here: false, rungs: expect.any(Array), speeds: expect.any(Array) });
      expect(before.account_choice).toEqual(before.choice);
      const chosen = await api.json("PUT", `${LANGUAGE}/choice`, before.choice);
      expect(chosen.status, chosen.text).toBe(200);
      expect(chosen.body).toEqual(before);
      expectRefusal(await api.json("PUT", `${LANGUAGE}/choice`, { use: "chosen" }), 400, /model/);
    });

    test("of language may be others on one host, until that is given up", async () => {
      const before = (await api.get(LANGUAGE)).body as { readonly choice: object };
      const here = await api.json("PUT", `${LANGUAGE}/choice`, { use: "none", only_here: true });
      expect(here.body).toMatchObject({ choice: { use: "none" }, account_choice: before.choice, only_here: true });
      expect((await api.remove(`${LANGUAGE}/choice`)).status).toBe(204);
      expect((await api.get(LANGUAGE)).body).toEqual(before);
    });

    test("that nobody knows, or that are not there yet, are 404", async () => {
      for (const what of ["install", "pause", "activate", "deactivate"]) expectRefusal(await act(what, "nobody"), 404);
      expectRefusal(await api.remove(`${MODELS}/nobody`), 404);
      expectRefusal(await send("nobody", { path: "config.json", text: "{}" }), 404);
      for (const what of ["activate", "deactivate"]) expectRefusal(await act(what), 404);
      expectRefusal(await act("pause"), 400);
      expectRefusal(await api.remove(`${MODELS}/${STAND_IN_MODEL}`), 404);
    });

    test("are installed from files of one's own, piece by piece, and taken out of use and removed", async () => {
      expectRefusal(await send(STAND_IN_MODEL, { path: "readme.md", text: "x" }), 400, /needs/);
      expectRefusal(
        await send(STAND_IN_MODEL, { path: "config.json", text: "{}", offset: 5, size: 7 }),
        409,
        /0 bytes/,
      );
      expect((await send(STAND_IN_MODEL, { path: "config.json", text: "{", size: 2 })).status).toBe(202);
      expectRefusal(await send(STAND_IN_MODEL, { path: "config.json", text: "}", size: 2 }), 409, /1 bytes/);
      expect((await send(STAND_IN_MODEL, { path: "config.json", text: "}", offset: 1, size: 2 })).status).toBe(202);
      for (const path of PATHS.slice(1)) expect((await send(STAND_IN_MODEL, { path, text: path })).status).toBe(202);
      expect(await model()).toMatchObject({ status: "installed", active: true });
      expect((await act("deactivate")).status).toBe(200);
      expect(await model()).toMatchObject({ status: "installed", active: false });
      expect((await act("activate")).status).toBe(200);
      expect((await act("deactivate")).status).toBe(200);
      expect((await api.remove(`${MODELS}/${STAND_IN_MODEL}`)).status).toBe(204);
      expect(await model()).toMatchObject({ status: "not-installed", active: false });
    });

    test("are downloaded, which can be paused", async () => {
      // Whoever is slow finds it done, or refused: then it is begun again.
      const paused = async () => {
        expect((await act("install")).status).toBe(202);
        const { status } = await act("pause");
        if (status !== 200) await api.remove(`${MODELS}/${STAND_IN_MODEL}`);
        return status;
      };
      await expect.poll(paused, { timeout: 60_000 }).toBe(200);
      expect(await model()).toMatchObject({ status: "paused" });
      expect((await act("install")).status).toBe(202);
      await expect.poll(async () => (await model())?.status, { timeout: 60_000 }).toMatch(/installed|failed/);
      expect(await model()).toMatchObject(downloadsModels ? { status: "installed" } : { status: "failed" });
      expect((await api.remove(`${MODELS}/${STAND_IN_MODEL}`)).status).toBe(204);
    });
  });

  function send(
    id: string,
    { path, text, offset = 0, size = text.length }: { path: string; text: string; offset?: number; size?: number },
  ) {
    const fields = Object.entries({ path, size, offset }).map(([name, value]) => [name, String(value)] as const);
    const files = [{ field: "piece", name: "piece", base64: textToBase64(text) }];
    return api.call({ method: "POST", path: `${MODELS}/${id}/files`, body: { kind: "form", fields, files } });
  }
}

export async function modelOf(api: Pick<Caller, "get">, id: string): Promise<Model | undefined> {
  return Model.array()
    .parse((await api.get(MODELS)).body)
    .find((model) => model.id === id);
}
