import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { makePdf } from "../testing/make-pdf.ts";
import { createDecrypt } from "./decrypt.ts";
import { findSigns } from "./signs.ts";

const FILING = new URL("../../../../../shared/data/filings/pdfs/NETFLIX_2015_10K.pdf", import.meta.url);

describe("a file encrypted with an empty password", () => {
  test("is looked through for hidden text as a plain one is", async ({ skip }) => {
    if (!existsSync(FILING)) skip("There is no folder ../shared/data beside the project.");
    const bytes = new Uint8Array(await readFile(FILING));
    const decrypt = await createDecrypt(bytes);
    expect(decrypt).not.toBeNull();
    // Object 1000000 is no page: what is not known is looked at.
    expect(findSigns(bytes).hidesText(1_000_000)).toBe(true);
    expect(findSigns(bytes, decrypt).hidesText(1_000_000)).toBe(false);
  });

  test("is none where nothing is encrypted", async () => {
    expect(await createDecrypt(makePdf({ pages: [["Words"]] }))).toBeNull();
  });

  test("is not taken for one that has a password", async () => {
    const bytes = new TextEncoder().encode(
      "%PDF-1.4\n5 0 obj << /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O (aaaa) /U (bbbb) >> endobj\n" +
        "trailer << /Encrypt 5 0 R /ID [<00ff><00ff>] >>",
    );
    expect(await createDecrypt(bytes)).toBeNull();
    expect(findSigns(bytes).hidesText(1)).toBe(true);
  });
});

describe("links", () => {
  test("are looked for only on pages with an address", () => {
    const link = { x: 72, y: 98, width: 90, height: 16, href: "https://example.org/" };
    const signs = findSigns(makePdf({ pages: [["None"], { lines: ["Here"], links: [link] }] }));
    expect([7, 9].map((page) => signs.holdsAnnotations(page))).toEqual([false, true]);
  });
});
