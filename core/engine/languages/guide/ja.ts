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
  asks: /何|誰|いつ|どこ|なぜ|どう|どの|どれ|いくつ|いくら|ですか|ますか/u,
  furniture:
    /^(?:目次|はじめに|序文|序論|要旨|概要|まとめ|結論|おわりに|背景|参考文献|付録|謝辞|用語集|お問い合わせ|その他|署名|結果|考察|方法)$/u,
  pageParts: /^(?:目录|目次)$/u,
  idleHeads: /^(?:ページ|番号|備考|説明|名称|種類)$/u,
  about: (heading) => `「${heading}」について何と書かれていますか？`,
  cell: (row, column) => `${row}の${column}はいくつですか？`,
  definitions: [{ says: begins(WORD, "とは、?"), ask: ({ what }) => `${what}とは何ですか？` }],
  facts: [],
};
