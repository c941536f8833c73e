import { expect, test } from "vitest";
import { parseAs } from "../testing/setup.ts";

async function published(head: string): Promise<unknown> {
  const page = `<!doctype html><html><head>${head}</head><body><p>The ferry leaves at noon.</p></body></html>`;
  return (await parseAs("html", page)).properties["published"];
}

test.each([
  ['<meta property="article:published_time" content="2024-05-03T10:00:00Z">', "2024-05-03T10:00:00Z"],
  ['<meta itemprop="datePublished" content="2023-11-30">', "2023-11-30"],
  ['<meta name="citation_publication_date" content="2019/04/02">', "2019/04/02"],
  ['<meta name="DC.date.issued" content="2018">', "2018"],
  [
    '<script type="application/ld+json">{"@type":"Article","dateModified":"2025-01-01","datePublished": "2021-02-28T08:00"}</script>',
    "2021-02-28T08:00",
  ],
  ['<script type="text/javascript">var a = {"datePublished":"2001-01-01"}</script>', undefined],
  ["<title>Ferry</title>", undefined],
])("the date of %s is read", async (head, date) => {
  expect(await published(head)).toBe(date);
});
