// Text recognition on one core: words right on made scans, processor seconds a page, and every page without a text layer of the
// real PDFs. `node bench/ocr.ts` · `node bench/ocr.ts files` for the real ones · `node bench/ocr.ts layers` for the check
// of text layers alone · `node bench/ocr.ts german`. German is read with the data of Debian's package tesseract-ocr-deu.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { createRecogniser } from "#core/engine/ocr/recognise.ts";
import { UNSURE_BELOW, type RecognisedPage } from "#core/engine/ocr/recognised-page.ts";
import { parseDocument } from "#core/engine/parse/parse.ts";
import { nodeAssets } from "#core/engine/parse/testing/node-assets.ts";
import { createOcrHost } from "#sync-server/workers/ocr-host.ts";

const DATA = new URL("../../shared/data/", import.meta.url).pathname;
const assets = nodeAssets();
const LANGUAGE_FOLDER = "/usr/share/tesseract-ocr/5/tessdata";
const languages = {
  list: async () => (existsSync(join(LANGUAGE_FOLDER, "deu.traineddata")) ? ["deu"] : []),
  read: async (code: string) => new Uint8Array(readFileSync(join(LANGUAGE_FOLDER, `${code}.traineddata`))),
};
const recogniser = createRecogniser(createOcrHost(languages), assets);
const [mode = "made"] = process.argv.slice(2);

/** A4 at 300 dots an inch. */
const [WIDTH, HEIGHT] = [2480, 3508];

interface Look {
  readonly name: string;
  readonly font: string;
  readonly line: number;
  readonly ink?: string;
  readonly paper?: string;
  /** Share of pixels that are changed at random, and degrees by which the sheet lies aslant. */
  readonly noise?: number;
  readonly aslant?: number;
}

const LOOKS: readonly Look[] = [
  { name: "serif, 11 points", font: "46px DejaVu Serif", line: 70 },
  { name: "sans, 10 points", font: "42px DejaVu Sans", line: 64 },
  { name: "typewriter, 10 points", font: "42px DejaVu Sans Mono", line: 66 },
  { name: "serif, 8 points", font: "33px DejaVu Serif", line: 50 },
  { name: "grey on cream", font: "44px DejaVu Serif", line: 68, ink: "#666", paper: "#efe8d8" },
  { name: "3 % of the pixels noise", font: "44px DejaVu Serif", line: 68, noise: 0.03 },
  { name: "1 degree aslant", font: "44px DejaVu Serif", line: 68, aslant: 1 },
];

/** English of SQuAD, and German of XQuAD. */
const TEXTS = {
  English: { file: "retrieval/squad/half-of-dev-v1.1.json", kept: /^[\x21-\x7e]+$/ },
  German: { file: "retrieval/xquad/xquad.de.json", kept: /^[\x21-\x7eÄÖÜäöüß„“–]+$/ },
};

/** Sheets are read as any scan is: nothing says their language. */
async function made(name: keyof typeof TEXTS): Promise<void> {
  const { data } = JSON.parse(readFileSync(join(DATA, TEXTS[name].file), "utf8")) as {
    readonly data: readonly { readonly paragraphs: readonly { readonly context: string }[] }[];
  };
  const words = data
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ context }) => context.split(/\s+/)))
    .filter((word) => TEXTS[name].kept.test(word));
  let [right, all, wrongUnsure, wrong, rightUnsure] = [0, 0, 0, 0, 0];
  // Loads the program and the language; the page after it is read in the language of the page before.
  const [first] = LOOKS;
  if (first) await recogniser.recognise({ bytes: sheet(first, words).png, page: 1 }, () => undefined);
  for (const [at, look] of LOOKS.entries()) {
    const { png, truth } = sheet(look, words.slice(at * 1500));
    const began = process.cpuUsage();
    const page = await recogniser.recognise({ bytes: png, page: 1 }, () => undefined);
    const seconds = process.cpuUsage(began).user / 1e6;
    const same = matches(truth, page);
    right += same.size;
    all += truth.length;
    page.words.forEach(({ confidence }, index) => {
      const isRight = new Set(same.values()).has(index);
      if (!isRight) wrong++;
      if (!isRight && confidence < UNSURE_BELOW) wrongUnsure++;
      if (isRight && confidence < UNSURE_BELOW) rightUnsure++;
    });
    const share = percent(same.size, truth.length);
    console.log(
      `${name}, ${look.name}: ${share} of ${truth.length} words, ${seconds.toFixed(1)} s, read as ${page.language}`,
    );
  }
  console.log(`${name}, all: ${percent(right, all)} of ${all} words`);
  console.log(
    `unsure below ${UNSURE_BELOW}: ${wrongUnsure} of ${wrong} wrong words, ${rightUnsure} of ${right} right ones`,
  );
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

function sheet(look: Look, words: readonly string[]): { png: Uint8Array<ArrayBuffer>; truth: string[] } {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext("2d");
  context.fillStyle = look.paper ?? "#fff";
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.rotate(((look.aslant ?? 0) * Math.PI) / 180);
  context.fillStyle = look.ink ?? "#000";
  context.font = look.font;
  const truth = write(context, look.line, words);
  if (look.noise !== undefined) speckle(context, look.noise);
  return { png: new Uint8Array(canvas.toBuffer("image/png")), truth };
}

function write(context: SKRSContext2D, line: number, words: readonly string[]): string[] {
  const truth: string[] = [];
  let [x, y] = [220, 300];
  for (const word of words) {
    const width = context.measureText(`${word} `).width;
    if (x + width > WIDTH - 200) [x, y] = [220, y + line];
    if (y > HEIGHT - 300) break;
    context.fillText(word, x, y);
    truth.push(word);
    x += width;
  }
  return truth;
}

/** The same specks at each run. */
function speckle(context: SKRSContext2D, share: number): void {
  const image = context.getImageData(0, 0, WIDTH, HEIGHT);
  let seed = 1;
  for (let at = 0; at < image.data.length; at += 4) {
    seed = (seed * 48271) % 2147483647;
    if (seed / 2147483647 < share) image.data.fill(seed % 2 === 0 ? 60 : 200, at, at + 3);
  }
  context.putImageData(image, 0, 0);
}

/** Places in the truth and in the page of words that are equal, in order (longest common subsequence). */
function matches(truth: readonly string[], { words }: RecognisedPage): Map<number, number> {
  const rows = truth.length + 1;
  const columns = words.length + 1;
  const length = new Uint16Array(rows * columns);
  for (let a = truth.length - 1; a >= 0; a--)
    for (let b = words.length - 1; b >= 0; b--)
      length[a * columns + b] =
        truth[a] === words[b]?.text
          ? (length[(a + 1) * columns + b + 1] ?? 0) + 1
          : Math.max(length[(a + 1) * columns + b] ?? 0, length[a * columns + b + 1] ?? 0);
  const same = new Map<number, number>();
  for (let [a, b] = [0, 0]; a < truth.length && b < words.length;)
    if (truth[a] === words[b]?.text) same.set(a++, b++);
    else if ((length[(a + 1) * columns + b] ?? 0) >= (length[a * columns + b + 1] ?? 0)) a++;
    else b++;
  return same;
}

/** Every PDF of the collected documents: pages that want recognition, and with `recognise` what becomes of them. */
async function real(recognise: boolean): Promise<void> {
  const { isUnreadable } = await import("#core/engine/parse/pdf/unreadable-text.ts");
  const { openPdf } = await import("#core/engine/parse/pdf/open-pdf.ts");
  const files = readdirSync(join(DATA, "documents"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".pdf"))
    .sort();
  let [pages, empty, nonsense, withWords, withReason, seconds] = [0, 0, 0, 0, 0, 0];
  for (const name of files) {
    const bytes = new Uint8Array(readFileSync(join(DATA, "documents", name)));
    const signal = AbortSignal.timeout(120_000);
    const parsed = await parseDocument(bytes, { type: "pdf", filename: name }, { assets, report() {}, signal }).catch(
      () => undefined,
    );
    if (!parsed) continue;
    pages += parsed.pages.length;
    const pdf = await openPdf(bytes, assets);
    for (const number of parsed.scan?.unread ?? []) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const text = items.map((item) => ("str" in item ? item.str : "")).join(" ");
      if (isUnreadable(text)) {
        nonsense++;
        console.log(`nonsense: ${name} page ${number}: ${JSON.stringify(text.slice(0, 80))}`);
      } else empty++;
      if (!recognise) continue;
      const began = process.cpuUsage();
      const found = await recogniser.recognise({ bytes, page: number }, () => undefined);
      seconds += process.cpuUsage(began).user / 1e6;
      if (found.reason === null) withWords++;
      else withReason++;
      const words = found.words.map((word) => word.text).join(" ");
      console.log(`${name} page ${number}: ${found.reason ?? `${found.words.length} words: ${words.slice(0, 70)}`}`);
    }
    await pdf.loadingTask.destroy();
  }
  console.log(`${files.length} files, ${pages} pages: ${empty} without text, ${nonsense} with nonsense`);
  if (recognise) console.log(`${withWords} with words, ${withReason} with a reason, ${seconds.toFixed(0)} s in all`);
}

if (mode === "made") for (const name of ["English", "German"] as const) await made(name);
else if (mode === "german") await made("German");
else await real(mode === "files");
