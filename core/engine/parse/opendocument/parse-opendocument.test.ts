import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { makeOpenDocument } from "../testing/make-opendocument.ts";
import { parseAs } from "../testing/setup.ts";

const read = async (body: string, entries: Readonly<Record<string, Uint8Array>> = {}) =>
  (await parseAs("odt", makeOpenDocument("text", body, entries))).text;

test("comments are told apart, with who wrote them and when", async () => {
  const comment = `<office:annotation><dc:creator>Ada</dc:creator><dc:date>2024-03-05T10:00:00</dc:date><text:p>Is that <text:span>so</text:span>?</text:p></office:annotation>`;
  expect(await read(`<text:p>The mill${comment} turns.</text:p><text:p>It is red.</text:p>`)).toBe(
    "The mill turns.\n\nComment by Ada, 2024-03-05: Is that so?\n\nIt is red.",
  );
});

test("headers and footers of the pages come last, once each, and only where they hold words", async () => {
  const master = (header: string, footer: string) =>
    `<style:master-page><style:header><text:p>${header}</text:p></style:header><style:footer><text:p><text:page-number>1</text:page-number>${footer}</text:p></style:footer></style:master-page>`;
  const styles = `<office:document-styles><office:master-styles>${master("Mill company", "")}${master("Mill company", " of the lease")}</office:master-styles></office:document-styles>`;
  expect(await read("<text:p>The mill turns.</text:p>", { "styles.xml": strToU8(styles) })).toBe(
    "The mill turns.\n\nHeader: Mill company\n\nFooter: 1 of the lease",
  );
});

test("a note and a text box come after the paragraph that they are anchored in", async () => {
  const note = `<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Built in 1911.</text:p></text:note-body></text:note>`;
  const box = `<draw:frame><draw:text-box><text:p>Opens at ten.</text:p></draw:text-box></draw:frame>`;
  const text = await read(`<text:p>The mill${note} turns${box} daily.</text:p><text:p>It is red.</text:p>`);
  expect(text).toBe("The mill turns daily.\n\nBuilt in 1911.\n\nOpens at ten.\n\nIt is red.");
});
