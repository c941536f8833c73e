import type { Language } from "./language.ts";

export const ja: Language = {
  code: "ja",
  script: { letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, frame: /\p{Script=Hiragana}{2}|[はがをのにで]/u },
  frames: {
    notSaid: "文書には書かれていません。",
    closest: "最も近い記述：",
    nothingHere: "記述なし。",
    sideBySide: "並べて比較します：",
    inShort: "要点",
    numbersDiffer: "異なる数値と日付：",
    onlyOne: "文書は一つだけです：",
    cannotCompare: "比較できるだけの記述が文書にありません。",
    noText: "要約できる文章が文書にありません。",
    withoutText: (names) =>
      `${names} には検索できる文字がありません。スキャンのように文字の層がないためです。文字認識（OCR）をしてから追加し直してください。`,
    covers: (told, total) =>
      told < total ? `${total} 件の文書のうち ${told} 件の概要です。` : `${total} 件の文書の概要です。`,
    about: (topic, told, total) => `「${topic}」について（${total} 件中 ${told} 件の文書）：`,
    inventory: (count) => `文書は ${count} 件あります`,
    mention: (topic, told, total) => `「${topic}」に触れている文書：${total} 件中 ${told} 件`,
    noneMentions: (topic) => `「${topic}」に触れている文書はありません。`,
    items: (count, documents) => `${documents} 件の文書に ${count} 項目あります`,
    saidAbout: (topic) => `「${topic}」についての記述：`,
    steps: "次に：",
    properties: (author) => `本文には書かれていません。ファイルのプロパティでは作成者は **${author}** です。`,
    readAs: (asked, read) => `「${asked}」は「${read}」と読みました。`,
    readPart: (question) => `メッセージが2000文字を超えています。「${question}」を質問、残りを文脈として読みました。`,
    firstOf: (count) => `最初の ${count} 件`,
    pages: (count) => `${count} ページ`,
    words: (count) => `${count} 語`,
    hello: "こんにちは！",
    welcome: "どういたしまして！",
    goodbye: "さようなら！",
    fine: "Lectern です。いつでもお答えします。",
    addOne: "文書を追加すると、根拠となる箇所を示しながら質問にお答えします。",
    canDo: (count) =>
      `${count} 件の文書についての質問に、必ず根拠となる箇所を示してお答えします。事実、要約、比較、一覧をお尋ねください。`,
    askBack: "何をお知りになりたいですか。人物、場所、用語、文書のいずれかを挙げてください。",
    forExample: "例えば：",
    noDocuments: "文書がまだありません。追加して、読み込みが終わってからもう一度お尋ねください。",
  },
};
