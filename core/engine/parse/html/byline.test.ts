import { expect, test } from "vitest";
import { parseAs } from "../testing/setup.ts";

const paragraph = (number: number) =>
  `<p>Paragraph ${number} tells at some length how the ferry leaves the quay, crosses the sound, and comes back before the tide has turned again.</p>`;

test("who wrote an article stands above it, though it stood outside of its text", async () => {
  const page = `<html><head><title>The ferry</title></head><body><nav>Home</nav>
    <div class="book"><div class="author"><h3>Lena Moor</h3></div>
    <div class="body">${[1, 2, 3, 4, 5, 6].map(paragraph).join("")}</div></div><footer>Imprint</footer></body></html>`;
  const { text } = await parseAs("html", new TextEncoder().encode(page));
  expect(text).toMatch(/^The ferry\n\nLena Moor\n\nParagraph 1/u);
  expect(text.match(/Lena Moor/gu)).toHaveLength(1);
});
