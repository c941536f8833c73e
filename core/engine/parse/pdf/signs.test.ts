import { describe, expect, test } from "vitest";
import { findSigns } from "./signs.ts";

const TRANSPARENT = "<< /Type /ExtGState /ca 0 >>";
const OPAQUE = "<< /Type /ExtGState /ca 1.0 >>";
const STATES = "/Resources << /ExtGState << /T 1 0 R /O 2 0 R >> >>";
const TEXT = "BT /F1 12 Tf (words) Tj ET";

/** Pages are the objects 10, 11, …; the streams they show are 20, 21, …. */
function signsOf(pages: readonly string[], streams: readonly string[], states = [TRANSPARENT, OPAQUE]) {
  const objects = [
    ...states.map((body, index) => [1 + index, body] as const),
    ...pages.map((body, index) => [10 + index, `<< /Type /Page ${body} >>`] as const),
    ...streams.map((content, index) => [20 + index, streamOf(content)] as const),
  ];
  const text = objects.map(([number, body]) => `${number} 0 obj\n${body}\nendobj\n`).join("");
  const signs = findSigns(new TextEncoder().encode(`%PDF-1.4\n${text}`));
  return pages.map((_, index) => signs.hidesText(10 + index));
}

function streamOf(content: string): string {
  const [dictionary = "", body = content] = content.includes("|") ? content.split("|") : [];
  return `<< /Length ${body.length} ${dictionary} >>\nstream\n${body}\nendstream`;
}

describe("text in a wholly transparent graphics state", () => {
  test("is a sign on the pages that show it", () => {
    const pages = [`${STATES} /Contents 20 0 R`, `${STATES} /Contents 21 0 R`];
    expect(signsOf(pages, [`/T gs ${TEXT}`, TEXT])).toEqual([true, false]);
  });

  test("is none when only areas are filled in it", () => {
    const pages = [`${STATES} /Contents 20 0 R`, `${STATES} /Contents 21 0 R`];
    const contents = [`/T gs 0 0 9 9 re f /O gs ${TEXT}`, `q /T gs 0 0 9 9 re f Q ${TEXT}`];
    expect(signsOf(pages, contents)).toEqual([false, false]);
  });

  test("is a sign when the state was set in the stream before, or in a comment only ended", () => {
    const pages = [`${STATES} /Contents [20 0 R 21 0 R]`, `${STATES} /Contents 22 0 R`];
    expect(signsOf(pages, ["/T gs", TEXT, `/T gs % Q (\n${TEXT}`])).toEqual([true, true]);
  });

  test("is a sign when a form is drawn in it", () => {
    expect(signsOf([`${STATES} /Contents 20 0 R`], ["/T gs /X Do"])).toEqual([true]);
  });

  test("in a form is a sign on the pages that lead to the form", () => {
    const form = `/Subtype /Form ${STATES}|/T gs ${TEXT}`;
    const pages = ["/Resources << /XObject << /X 22 0 R >> >> /Contents 20 0 R", "/Contents 21 0 R"];
    expect(signsOf(pages, ["/X Do", TEXT, form])).toEqual([true, false]);
  });

  test("is a sign by its name when the names of the page cannot be told", () => {
    expect(signsOf([`${STATES} /Note (strange) /Contents 20 0 R`], [`/T gs ${TEXT}`])).toEqual([true]);
    expect(signsOf([`${STATES} /Note (strange) /Contents 20 0 R`], [`/T gs /O gs ${TEXT}`])).toEqual([true]);
  });

  test.each(["<< /ca .01 >>", "<< /#63a 0 >>", "<< /ca % half\n 0 >>", "<< /ca 7 0 R >>"])("%s is one", (state) => {
    expect(signsOf([`${STATES} /Contents 20 0 R`], [`/T gs ${TEXT}`], [state, OPAQUE])).toEqual([true]);
  });

  test("is taken for everywhere when the state is written into the page", () => {
    const page = "/Resources << /ExtGState << /T << /ca 0 >> >> >> /Contents 20 0 R";
    expect(signsOf([page, "/Contents 21 0 R"], [`/T gs ${TEXT}`, TEXT])).toEqual([true, true]);
  });
});
