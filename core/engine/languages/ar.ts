import type { Language } from "./language.ts";

export const ar: Language = {
  code: "ar",
  script: {
    letters: /\p{Script=Arabic}/u,
    frame: /(?<!\p{L})(?:من|ما|ماذا|متى|أين|كيف|هل|كم|لماذا|أي|في|على|هو|هي)(?!\p{L})/u,
  },
  frames: {
    notSaid: "لا تذكر المستندات ذلك.",
    closest: "أقرب ما وجدته:",
    nothingHere: "لا يذكر ذلك.",
    sideBySide: "جنبًا إلى جنب:",
    inShort: "باختصار",
    numbersDiffer: "الأرقام والتواريخ المختلفة:",
    onlyOne: "يوجد مستند واحد فقط:",
    cannotCompare: "لا تذكر المستندات ما يكفي للمقارنة.",
    noText: "لا تحتوي المستندات على نص للتلخيص.",
    withoutText: (names) =>
      `لا يوجد نص للبحث فيه في ${names}: لا توجد طبقة نص، كما في المسح الضوئي. شغّل التعرف على النص (OCR) ثم أضف النتيجة.`,
    covers: (told, total) =>
      told < total ? `المستندات الملخصة: ${told} من ${total}.` : `المستندات الملخصة: ${total}.`,
    about: (topic, told, total) => `عن «${topic}» (المستندات: ${told} من ${total}):`,
    inventory: (count) => `عدد المستندات: ${count}`,
    mention: (topic, told, total) => `«${topic}»: المستندات التي تذكره ${told} من ${total}`,
    noneMentions: (topic) => `لا يذكر أي مستند «${topic}».`,
    items: (count, documents) => `عدد البنود: ${count} (المستندات: ${documents})`,
    saidAbout: (topic) => `ما تذكره المستندات عن «${topic}»:`,
    steps: "ثم:",
    properties: (author) => `لا يذكر النص ذلك؛ خصائص الملف تذكر **${author}**.`,
    readAs: (asked, read) => `قُرئت «${asked}» على أنها «${read}».`,
    readPart: (question) => `الرسالة أطول من 2000 حرف: قُرئ «${question}» على أنه السؤال والباقي سياق.`,
    firstOf: (count) => `أول ${count}`,
    pages: (count) => `الصفحات: ${count}`,
    words: (count) => `الكلمات: ${count}`,
    hello: "مرحبًا!",
    welcome: "على الرحب والسعة!",
    goodbye: "مع السلامة!",
    fine: "أنا Lectern، وأنا جاهز للإجابة.",
    addOne: "أضف مستندًا، وسأجيب عن الأسئلة حوله مع المقاطع التي تستند إليها الإجابة.",
    canDo: (count) =>
      `أجيب عن الأسئلة حول مستنداتك (${count}) مع المقطع الذي جاءت منه الإجابة دائمًا. اسأل عن معلومة، أو اطلب ملخصًا أو مقارنة أو قائمة.`,
    askBack: "ماذا تريد أن تعرف؟ اذكر شخصًا أو مكانًا أو مصطلحًا أو مستندًا.",
    forExample: "مثلًا عن:",
    noDocuments: "لا توجد مستندات بعد. أضف مستندًا واسأل مرة أخرى بعد قراءته.",
  },
};
