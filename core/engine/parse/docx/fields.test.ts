import { expect, test } from "vitest";
import { makeDocx } from "../testing/make-docx.ts";
import { parseAs } from "../testing/setup.ts";

const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const mark = (type: string, data = "") => `<w:r><w:fldChar w:fldCharType="${type}">${data}</w:fldChar></w:r>`;
const field = (code: string, data: string, text = "") =>
  `${mark("begin", `<w:ffData>${data}</w:ffData>`)}<w:r><w:instrText>${code}</w:instrText></w:r>${mark("separate")}${text}${mark("end")}`;

const read = async (xml: string) => (await parseAs("docx", makeDocx({ parts: [{ xml: `<w:p>${xml}</w:p>` }] }))).text;

test.each([
  ["<w:checked/>", "☒"],
  ['<w:default w:val="1"/>', "☒"],
  ['<w:default w:val="1"/><w:checked w:val="0"/>', "☐"],
  ['<w:default w:val="0"/>', "☐"],
])("a box of a form with %s shows %s", async (data, shown) => {
  const box = field("FORMCHECKBOX", `<w:checkBox>${data}</w:checkBox>`);
  expect(await read(run("Licence: ") + box + run(" forklift"))).toBe(`Licence: ${shown} forklift`);
});

test("a list to choose from shows what was chosen, and a text field what was typed", async () => {
  const list = '<w:ddList><w:result w:val="1"/><w:listEntry w:val="Kiel"/><w:listEntry w:val="Lübeck"/></w:ddList>';
  expect(await read(run("Depot: ") + field("FORMDROPDOWN", list))).toBe("Depot: Lübeck");
  expect(await read(field("FORMTEXT", "<w:textInput/>", run("Lena Ost")))).toBe("Lena Ost");
});

test("the words of WordArt and watermarks are read", async () => {
  const art = '<w:r><w:pict><v:shape xmlns:v="v"><v:textpath string="Draft only"/></v:shape></w:pict></w:r>';
  expect(await read(art + run("The lease."))).toBe("Draft only The lease.");
});
