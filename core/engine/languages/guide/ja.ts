import type { GuidePhrases } from "./phrases.ts";
import { begins } from "./parts.ts";

const WORD = String.raw`(?<what>[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー\p{N}A-Za-z]{2,16}?)`;

export const ja: GuidePhrases = {
  kinds: /年次報告書|報告書|契約書|手引き|マニュアル|ガイド|論文|請求書|議事録|規則|規程/u,
  organisation: /株式会社|大学|研究所|銀行|委員会|協会|省$/u,
  person: /(?!)/u,
  noSubject: /^(?:これ|それ|あれ|この|その|あの|ここ|私|彼|彼女|しかし|また|そして|もし)/u,
  unclear: /[、。；：？！]|この|その/u,
  division: /(?!)/u,
  article: /^(?!)/u,
  about: (heading) => `「${heading}」について何と書かれていますか？`,
  table: (caption) => `表「${caption}」は何を示していますか？`,
  cell: (row, column) => `${row}の${column}はいくつですか？`,
  definitions: [{ says: begins(WORD, "とは、?"), ask: ({ what }) => `${what}とは何ですか？` }],
  facts: [],
};
