import { USUAL_SETTINGS } from "#core/engine/usual-settings.ts";
import { expect, test } from "vitest";
import { changeWords, settingsWords } from "./settings-words.ts";

test("settings are told in words, and only what is unusual of document choice and relevance", () => {
  expect(settingsWords(USUAL_SETTINGS)).toBe("5 passages · words and meaning");
  expect(
    settingsWords({ ...USUAL_SETTINGS, use_vectors: false, use_document_choice: false, similarity_threshold: 0.3 }),
  ).toBe("5 passages · words alone · named documents not first · relevance from 30 %");
});

test("a change is told with what was before, each setting by itself", () => {
  expect(changeWords(USUAL_SETTINGS, USUAL_SETTINGS)).toEqual([]);
  expect(changeWords(USUAL_SETTINGS, { ...USUAL_SETTINGS, top_k: 8, use_document_choice: false })).toEqual([
    "Passages: 5 → 8",
    "Documents named in the question first: yes → no",
  ]);
});
