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

  test.each([
    ["en", "Can you sing?"],
    ["en", "Can you sing me a song?"],
    ["en", "Do you speak German?"],
    ["en", "Do you like music?"],
    ["en", "Could you help me, please?"],
    ["en", "Are you ChatGPT?"],
    ["de", "Kannst du singen?"],
    ["de", "Können Sie mir helfen?"],
    ["de", "Sprichst du Französisch?"],
    ["de", "Bist du müde?"],
    ["fr", "Peux-tu chanter ?"],
    ["fr", "Est-ce que tu sais danser ?"],
    ["fr", "Parlez-vous anglais ?"],
    ["es", "¿Puedes cantar?"],
    ["es", "¿Te gusta la música?"],
    ["it", "Sai cantare?"],
    ["it", "Puoi ballare?"],
    ["pt", "Você sabe cantar?"],
    ["pt", "Consegues dançar?"],
    ["nl", "Kun je zingen?"],
    ["nl", "Heb je gevoelens?"],
    ["ru", "Ты умеешь петь?"],
    ["ru", "Можешь спеть?"],
    ["zh", "你会唱歌吗？"],
    ["zh", "你能跳舞吗"],
    ["ja", "歌えますか"],
    ["ja", "ダンスができますか"],
    ["ar", "هل يمكنك الغناء؟"],
    ["ar", "هل تستطيع أن تغني؟"],
    ["hi", "क्या आप गा सकते हैं?"],
    ["hi", "क्या तुम नाच सकते हो?"],
  ] as const)("in %s asks what the assistant can do or is: %s", async (_, question) => {
    const { ask } = askOver(DOCUMENTS);
    const answer = await ask(question);
    expect(answer).toMatchObject({ intent: { kind: "chat" }, queries_used: [], passages: [] });
  });

  test.each([
    "Can you tell me when the lighthouse was built?",
    "Can you read the meter at night?",
    "Can you swim in the harbour in winter?",
    "Could you explain the joke?",
    "Do you know who wrote the report?",
    "Do you need a licence to fly drones?",
    "Are you allowed to return a book late?",
    "Kannst du mir sagen, wann der Turm gebaut wurde?",
    "Können Sie erklären, was ein Witz ist?",
    "Peux-tu me dire quand la tour a été construite ?",
    "¿Puedes decirme cuándo se construyó la torre?",
    "Puoi dirmi quando è stata costruita la torre?",
    "Você pode me dizer quando a torre foi construída?",
    "Kun je me vertellen wanneer de toren is gebouwd?",
    "Ты можешь сказать, когда построили башню?",
    "你能告诉我灯塔是什么时候建的吗？",
    "灯台がいつ建てられたか教えてもらえますか",
    "هل يمكنك أن تخبرني متى بني البرج؟",
    "क्या आप बता सकते हैं कि मीनार कब बनी?",
  ])("is not: %s", async (question) => {
    const { ask } = askOver(DOCUMENTS);
    expect((await ask(question)).intent.kind).toBe("retrieval");
  });

  test("that asks for a list in a question of can and you is a listing", async () => {
    const { ask } = askOver(DOCUMENTS);
    expect((await ask("Can you list all jokes?")).intent.kind).toBe("listing");
  });

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
    ["washing machine display shows E:11", "en"],
    ["dishwasher error E-14", "en"],
    ["quanto costa il tagliando a 60000 km", "it"],
  ])("%s is %s", (question, language) => {
    expect(questionLanguage(question)).toBe(language);
  });
});
