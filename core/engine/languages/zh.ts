import type { Language } from "./language.ts";

export const zh: Language = {
  code: "zh",
  script: {
    letters: /\p{Script=Han}/u,
    frame: /什么|什麼|谁|誰|哪|吗|嗎|呢|几|多少|如何|怎|为何|为什么|是|的|了|请|列出|总结|比较|你|我|在/u,
  },
  frames: {
    fromDocuments: "来自您的文档：",
    noneHolds: (words, total) =>
      `您的 ${total} 个文档中没有一个提到${words.length > 1 ? "同时" : ""}${words.join("和")}。`,
    occursIn: (word, count) => `${word}出现在 ${count} 个文档中。`,
    nothingFound: (total) => `您的 ${total} 个文档中没有与此问题相符的内容。`,
    otherYear: (found, asked) => `关于 ${found}，而非 ${asked}：`,
    doesNotMention: (words) => `未提到${words.join("、")}：`,
    notSaid: "文档中没有提到。",
    closest: "最接近的内容：",
    nothingHere: "没有提到。",
    sideBySide: "并排比较：",
    inShort: "概要",
    numbersDiffer: "不同的数字和日期：",
    onlyOne: "只有一份文档：",
    cannotCompare: "文档中的内容不足以比较。",
    noText: "文档中没有可以总结的文字。",
    withoutText: (names) =>
      `${names} 中没有可搜索的文字：没有文本层，像是扫描件。请先进行文字识别（OCR），再重新添加。`,
    covers: (told, total) =>
      told < total ? `本概述包含 ${total} 份文档中的 ${told} 份。` : `本概述包含 ${total} 份文档。`,
    about: (topic, told, total) => `关于“${topic}”（${total} 份文档中的 ${told} 份）：`,
    inventory: (count) => `共有 ${count} 份文档`,
    mention: (topic, told, total) => `${total} 份文档中有 ${told} 份提到“${topic}”`,
    noneMentions: (topic) => `没有文档提到“${topic}”。`,
    items: (count, documents) => `在 ${documents} 份文档中找到 ${count} 项`,
    saidAbout: (topic) => `文档中关于“${topic}”的内容：`,
    steps: "然后：",
    properties: (author) => `文中没有写明；文件属性中的作者是 **${author}**。`,
    readAs: (asked, read) => `“${asked}”已按“${read}”理解。`,
    readPart: (question) => `消息超过 2000 个字符：“${question}”被当作问题，其余作为上下文。`,
    firstOf: (count) => `列出前 ${count} 项`,
    pages: (count) => `${count} 页`,
    words: (count) => `${count} 词`,
    hello: "你好！",
    welcome: "不客气！",
    goodbye: "再见！",
    fine: "我是 Lectern，随时可以回答。",
    addOne: "添加一份文档，我就能回答有关它的问题，并指出答案的出处。",
    canDo: (count) =>
      `我回答关于您的 ${count} 份文档的问题，并始终指出答案的出处。您可以询问事实，或要求总结、比较、列表。`,
    askBack: "您想知道什么？请说出人物、地点、术语或文档。",
    forExample: "例如：",
    noDocuments: "还没有文档。请先添加一份，读取完成后再提问。",
  },
};
