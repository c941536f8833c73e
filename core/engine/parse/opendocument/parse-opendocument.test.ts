import { expect, test } from "vitest";
import { parseDocument } from "../parse.ts";
import { makeOpenDocument } from "../testing/make-opendocument.ts";
import { nodeAssets } from "../testing/node-assets.ts";

test("a note and a text box come after the paragraph that they are anchored in", async () => {
  const note = `<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Built in 1911.</text:p></text:note-body></text:note>`;
  const box = `<draw:frame><draw:text-box><text:p>Opens at ten.</text:p></draw:text-box></draw:frame>`;
  const file = makeOpenDocument(
    "text",
    `<text:p>The mill${note} turns${box} daily.</text:p><text:p>It is red.</text:p>`,
  );
  const context = { assets: nodeAssets(), report() {}, signal: new AbortController().signal };
  const { text } = await parseDocument(file, { type: "odt", filename: "mill.odt" }, context);
  expect(text).toBe("The mill turns daily.\n\nBuilt in 1911.\n\nOpens at ten.\n\nIt is red.");
});
