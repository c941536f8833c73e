import { existsSync, readFileSync } from "node:fs";
import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import type { LanguageFiles } from "#core/engine/ocr/host.ts";
import { createRecogniser } from "#core/engine/ocr/recognise.ts";
import { createOcrHost } from "./ocr-host.ts";

/** Of Debian's package tesseract-ocr-deu. */
const GERMAN = "/usr/share/tesseract-ocr/5/tessdata/deu.traineddata";
const isHere = existsSync(GERMAN);
if (!isHere) console.warn("Tests of German scans are skipped: install Debian's package tesseract-ocr-deu.");

const LINES = [
  "Die Brücke über die Weser wurde im März für Wanderer geöffnet.",
  "Für größere Schäden haftet der Eigentümer, wenn er sie verschuldet hat.",
  "Der Bürgermeister hat die Gemeinde über die Kosten nicht früh unterrichtet.",
];
const ENGLISH_LINES = [
  "The bridge over the river was opened to people on foot in the spring.",
  "The owner has to pay for all of the damage that was done to it since then.",
];

/** What was asked of the language data, in order. */
function setup(has: readonly string[]) {
  const asked: string[] = [];
  const languages: LanguageFiles = {
    list: async () => has,
    async read(code) {
      asked.push(code);
      return code === "deu" && has.includes("deu") ? new Uint8Array(readFileSync(GERMAN)) : undefined;
    },
  };
  const recogniser = createRecogniser(createOcrHost(languages), () => Promise.reject(new Error("no PDF here")));
  const read = (lines: readonly string[], { language, isUpsideDown = false }: Ways = {}) =>
    recogniser.recognise({ bytes: picture(lines, isUpsideDown), page: 1, language }, () => undefined);
  return { read, asked };
}

interface Ways {
  readonly language?: string;
  readonly isUpsideDown?: boolean;
}

function picture(lines: readonly string[], isUpsideDown: boolean): Uint8Array<ArrayBuffer> {
  const canvas = createCanvas(1900, 500);
  const context = canvas.getContext("2d");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, 1900, 500);
  if (isUpsideDown) context.transform(-1, 0, 0, -1, 1900, 500);
  context.fillStyle = "#000000";
  context.font = "46px sans-serif";
  lines.forEach((line, row) => context.fillText(line, 60, 100 + row * 90));
  return new Uint8Array(canvas.toBuffer("image/png"));
}

const textOf = ({ words }: { readonly words: readonly { readonly text: string }[] }) =>
  words.map(({ text }) => text).join(" ");

test("a German scan that is read in English says that it looks German", async () => {
  const page = await setup([]).read(LINES);
  expect(page).toMatchObject({ language: "eng", seems: "deu" });
});

test("a language that was chosen and is not here rejects as code that cannot be had", async () => {
  await expect(setup([]).read(LINES, { language: "deu" })).rejects.toMatchObject({
    name: "CodeUnavailable",
    message: expect.stringContaining("the language data for German is not here"),
  });
});

test.runIf(isHere)("where German is here, a German scan is read in it, and an English one in English", async () => {
  const { read, asked } = setup(["deu"]);
  const english = await read(ENGLISH_LINES);
  expect(textOf(english)).toBe(ENGLISH_LINES.join(" "));
  expect(english.seems).toBeUndefined();
  expect(asked).toEqual([]);
  const german = await read(LINES);
  expect(german.language).toBe("deu");
  expect(german.seems).toBeUndefined();
  expect(textOf(german)).toBe(LINES.join(" "));
  expect((await read(ENGLISH_LINES)).language).toBe("eng");
  expect(asked).toEqual(["deu"]);
});

test.runIf(isHere)("a German scan that lies upside down is turned and read in German", async () => {
  const page = await setup(["deu"]).read(LINES, { isUpsideDown: true });
  expect(page).toMatchObject({ turn: 2, language: "deu" });
  expect(textOf(page)).toBe(LINES.join(" "));
});

test.runIf(isHere)("a language that was chosen is used for any text", async () => {
  expect(await setup(["deu"]).read(ENGLISH_LINES, { language: "deu" })).toMatchObject({ language: "deu" });
});
