import { describe, expect, test } from "vitest";
import { framesFor } from "./compose/frames.ts";
import { questionLanguage } from "./understand/question-language.ts";
import type { LanguageCode } from "../languages/language.ts";
import { askOver } from "./testing/ask-over.ts";

const DOCUMENTS = [
  { name: "jokes.md", blocks: ["A joke and a story were told by an old friend. Tell me a joke, he said."] },
  { name: "scherze.md", blocks: ["Ein Witz und eine Geschichte. Una historia y un chiste. Une blague. Шутка. 笑话."] },
];

const TALK: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [
    "Tell me a joke",
    "Can you tell me a story?",
    "Hello",
    "How are you?",
    "Thanks!",
    "What's up",
    "I love you",
    "Bye",
  ],
  de: ["Erzähl mir einen Witz", "Hallo", "Wie geht es dir?", "Vielen Dank", "Wer bist du?", "Guten Morgen", "Tschüss"],
  fr: ["Raconte-moi une blague", "Bonjour", "Comment ça va ?", "Merci beaucoup", "Qui es-tu ?", "Au revoir"],
  es: ["Cuéntame un chiste", "Hola", "¿Cómo estás?", "Muchas gracias", "¿Quién eres?", "Hasta luego"],
  it: ["Raccontami una barzelletta", "Ciao", "Come stai?", "Grazie mille", "Chi sei?", "Arrivederci"],
  pt: ["Conta-me uma piada", "Olá", "Tudo bem?", "Muito obrigado", "Quem é você?", "Tchau"],
  nl: ["Vertel me een mop", "Hoe gaat het?", "Dank je wel", "Wie ben je?", "Tot ziens"],
  ru: ["Расскажи анекдот", "Привет", "Как дела?", "Большое спасибо", "Кто ты?", "До свидания"],
  zh: ["讲个笑话", "你好", "你好吗？", "谢谢", "你是谁？", "再见"],
  ja: ["ジョークを言って", "こんにちは", "お元気ですか", "ありがとうございます", "さようなら"],
  ar: ["احك لي نكتة", "مرحبا", "كيف حالك؟", "شكرا جزيلا", "من أنت؟", "مع السلامة"],
  hi: ["मुझे एक चुटकुला सुनाओ", "नमस्ते", "आप कैसे हैं?", "धन्यवाद", "आप कौन हैं?"],
};

describe("small talk", () => {
  test.each(Object.entries(TALK).flatMap(([language, said]) => said.map((question) => [question, language] as const)))(
    "%s is answered in its language (%s) and never searched for",
    async (question, language) => {
      const { ask } = askOver(DOCUMENTS);
      const answer = await ask(question);
      expect(answer.intent.kind).toBe("chat");
      expect(answer).toMatchObject({ queries_used: [], passages: [], receipts: [] });
      expect(questionLanguage(question)).toBe(language);
      const { hello, welcome, goodbye, fine, joke, cannotPerform } = framesFor(TALK[language as LanguageCode][0] ?? "");
      expect(
        [hello, welcome, goodbye, fine, joke, cannotPerform].some((opening) => answer.content.startsWith(opening)),
      ).toBe(true);
    },
  );

  test("is answered the same after a question", async () => {
    const { ask } = askOver(DOCUMENTS);
    const history = [{ role: "user", content: "Who told a joke?" }] as const;
    expect(await ask("Tell me a joke", history)).toEqual(await ask("Tell me a joke"));
  });

  test("with a topic is a question", async () => {
    const { ask } = askOver(DOCUMENTS);
    expect((await ask("Tell me a story about the old friend")).intent.kind).not.toBe("chat");
  });
});

describe("the language of a short question", () => {
  test.each([
    ["Photosynthesis?", "en"],
    ["Name a common disease", "en"],
    ["Who is Der Spiegel?", "en"],
    ["Who wrote Les Misérables?", "en"],
    ["What does 北京 mean?", "en"],
    ["What is São Paulo?", "en"],
    ["A list", "en"],
    ["O que é isto?", "pt"],
    ["Wie hoch ist der Eiffel Tower?", "de"],
    ["Was ist Machine Learning?", "de"],
    ["Qui a écrit Hamlet ?", "fr"],
    ["Qu'est-ce que c'est ?", "fr"],
    ["¿Dónde vive John Smith?", "es"],
    ["Dove vive John Smith?", "it"],
    ["Где живёт John Smith?", "ru"],
    ["Кто написал The Lord of the Rings?", "ru"],
    ["什么是 TypeScript?", "zh"],
    ["TypeScriptとは何ですか", "ja"],
    ["ما هو TypeScript؟", "ar"],
    ["TypeScript क्या है?", "hi"],
    ["Wat is de hoofdstad van Nederland?", "nl"],
    ["What is 5 °C?", "en"],
  ])("%s is %s", (question, language) => {
    expect(questionLanguage(question)).toBe(language);
  });
});
