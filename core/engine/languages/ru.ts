import type { Language } from "./language.ts";

export const ru: Language = {
  code: "ru",
  script: {
    letters: /\p{Script=Cyrillic}/u,
    frame:
      /(?<!\p{L})(?:кто|что|чего|чему|где|когда|как|какой|какая|какое|какие|почему|зачем|сколько|чей|в|на|и|из|по|о|об|это|ли|не|для|расскажи\p{L}*)(?!\p{L})/iu,
  },
  frames: {
    fromDocuments: "Из ваших документов:",
    noneHolds: (words, total) =>
      total === 1
        ? `В вашем документе не упоминается ${words.join(" вместе с ")}.`
        : `Ни в одном из ваших документов (${total}) не упоминается ${words.join(" вместе с ")}.`,
    occursIn: (word, count) => `${word}: документов — ${count}.`,
    nothingFound: (total) => `В ваших документах (${total}) ничего не подходит к этому вопросу.`,
    otherYear: (found, asked) => `О ${found}, не о ${asked}:`,
    doesNotMention: (words) => `Не упоминается ${words.join(", ")}:`,
    notSaid: "В документах об этом не сказано.",
    closest: "Ближе всего к вопросу:",
    nothingHere: "Не сказано.",
    sideBySide: "Рядом друг с другом:",
    inShort: "Коротко",
    numbersDiffer: "Числа и даты, которые различаются:",
    onlyOne: "Документ только один:",
    cannotCompare: "В документах сказано слишком мало, чтобы сравнить.",
    noText: "В документах нет текста для обзора.",
    withoutText: (names) =>
      `В ${names} нет текста для поиска: текстового слоя нет, как у скана. Выполните распознавание текста (OCR) и добавьте результат.`,
    covers: (told, total) =>
      told < total ? `Документов в обзоре: ${told} из ${total}.` : `Документов в обзоре: ${total}.`,
    about: (topic, told, total) => `О теме «${topic}» (документов: ${told} из ${total}):`,
    inventory: (count) => `Документов: ${count}`,
    mention: (topic, told, total) => `«${topic}»: упоминается в документах, ${told} из ${total}`,
    noneMentions: (topic) => `Ни один документ не упоминает «${topic}».`,
    items: (count, documents) => `Найдено пунктов: ${count} (документов: ${documents})`,
    saidAbout: (topic) => `Что сказано в документах о «${topic}»:`,
    steps: "Затем:",
    properties: (author) => `В тексте этого нет; в свойствах файла автором указан(а) **${author}**.`,
    readAs: (asked, read) => `«${asked}» прочитано как «${read}».`,
    readPart: (question) => `Сообщение длиннее 2000 знаков: вопросом считается «${question}», остальное — контекст.`,
    firstOf: (count) => `первые ${count}`,
    pages: (count) => `страниц: ${count}`,
    words: (count) => `слов: ${count}`,
    hello: "Здравствуйте!",
    welcome: "Пожалуйста!",
    goodbye: "До свидания!",
    fine: "Я Lectern, и я готов отвечать.",
    addOne: "Добавьте документ, и я отвечу на вопросы по нему и покажу места, на которых основан ответ.",
    canDo: (count) =>
      `Я отвечаю на вопросы по вашим документам (${count}) и всегда показываю место, откуда взят ответ. Спросите о факте, попросите обзор, сравнение или список.`,
    askBack: "Что вы хотите узнать? Назовите человека, место, понятие или документ.",
    forExample: "Например:",
    noDocuments: "Документов пока нет. Добавьте документ и спросите снова, когда он будет прочитан.",
  },
};
