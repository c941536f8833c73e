import { strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { makePptx } from "../testing/make-pptx.ts";
import { outline, parseAs } from "../testing/setup.ts";

const relations = (...rows: readonly (readonly [type: string, target: string])[]) =>
  rows.map(([type, target], at) => `<Relationship Id="c${at}" Type="https://x/${type}" Target="${target}"/>`).join("");

test("comments on a slide come last, of both kinds of PowerPoint, with who wrote them and when", async () => {
  const files = unzipSync(makePptx({ slides: [{ title: "Harvest", items: ["Wheat grew."], notes: "Be slow." }] }));
  const add = (name: string, more: string) => {
    const xml = new TextDecoder().decode(files[name]).replace("</Relationships>", `${more}</Relationships>`);
    files[name] = strToU8(xml);
  };
  add("ppt/_rels/presentation.xml.rels", relations(["commentAuthors", "old.xml"], ["authors", "new.xml"]));
  add(
    "ppt/slides/_rels/slide1.xml.rels",
    relations(["comments", "../comments/a.xml"], ["comments", "../comments/b.xml"]),
  );
  const parts = {
    "ppt/old.xml": '<p:cmAuthorLst xmlns:p="p"><p:cmAuthor id="0" name="Rolf"/></p:cmAuthorLst>',
    "ppt/new.xml": '<x:authorLst xmlns:x="x"><x:author id="{7}" name="Eva"/></x:authorLst>',
    "ppt/comments/a.xml":
      '<p:cmLst xmlns:p="p"><p:cm authorId="0" dt="2024-01-05T10:00:00"><p:text>Ask the miller.</p:text></p:cm></p:cmLst>',
    "ppt/comments/b.xml":
      '<x:cmLst xmlns:x="x" xmlns:a="a"><x:cm authorId="{7}" created="2024-02-01T10:00:00"><x:replyLst><x:reply authorId="{9}"><x:txBody><a:p><a:r><a:t>No.</a:t></a:r></a:p></x:txBody></x:reply></x:replyLst></x:cm></x:cmLst>',
  };
  const all = { ...files, ...Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])) };
  expect(outline(await parseAs("pptx", zipSync(all)))).toEqual([
    "heading1: Harvest",
    "list_item1: Wheat grew.",
    "notes: Speaker notes: Be slow.",
    "notes: Comment by Rolf, 2024-01-05: Ask the miller.",
    "notes: Comment: No.",
  ]);
});
