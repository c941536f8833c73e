import type { Language } from "./language.ts";

export const es: Language = {
  code: "es",
  words:
    "el la los las un una unos unas de del y o es son era eran fue fueron está están qué quién quiénes cuál cuáles cuándo dónde cómo cuánto cuántos cuánta cuántas por para con sin en al a se su sus lo le les me te nos mi tu que como hola gracias muchas adiós hasta luego tal buenos buenas días tardes noches documentos documento todos todas resume resumir compara entre hay según no más muy este esta estos estas ese eso cuéntame cuenta dime chiste historia eres estás puedes haz lista explica tiene tienen sí",
  frames: {
    fromDocuments: "De tus documentos:",
    noneHolds: (words, total) =>
      total === 1
        ? `Tu documento no menciona ${words.join(" junto con ")}.`
        : `Ninguno de tus ${total} documentos menciona ${words.join(" junto con ")}.`,
    occursIn: (word, count) => `${word} aparece en ${count} ${count === 1 ? "documento" : "documentos"}.`,
    nothingFound: (total) =>
      total === 1
        ? "Nada en tu documento responde a esta pregunta."
        : `Nada en tus ${total} documentos responde a esta pregunta.`,
    otherYear: (found, asked) => `Sobre ${found}, no ${asked}:`,
    doesNotMention: (words) => `No menciona ${words.join(", ")}:`,
    notSaid: "Los documentos no lo dicen.",
    closest: "Lo más cercano que encontré:",
    nothingHere: "No lo dice.",
    sideBySide: "Lado a lado:",
    inShort: "En resumen",
    numbersDiffer: "Números y fechas que difieren:",
    onlyOne: "Solo hay un documento:",
    cannotCompare: "Los documentos no dicen lo suficiente para compararlos.",
    noText: "Los documentos no contienen texto que resumir.",
    withoutText: (names) =>
      `No hay texto que buscar en ${names}: falta la capa de texto, como en un escaneo. Pasa un reconocimiento de texto (OCR) y añade el resultado.`,
    covers: (told, total) =>
      told < total ? `Documentos resumidos: ${told} de ${total}.` : `Documentos resumidos: ${total}.`,
    about: (topic, told, total) => `Sobre «${topic}» (documentos: ${told} de ${total}):`,
    inventory: (count) => `Documentos: ${count}`,
    mention: (topic, told, total) => `«${topic}»: documentos que lo mencionan, ${told} de ${total}`,
    noneMentions: (topic) => `Ningún documento menciona «${topic}».`,
    items: (count, documents) => `Puntos encontrados: ${count} (documentos: ${documents})`,
    saidAbout: (topic) => `Lo que dicen los documentos sobre «${topic}»:`,
    steps: "Después:",
    properties: (author) => `El texto no lo dice; las propiedades del archivo indican **${author}**.`,
    readAs: (asked, read) => `«${asked}» se leyó como «${read}».`,
    readPart: (question) =>
      `Tu mensaje tiene más de 2000 caracteres: «${question}» se leyó como la pregunta y el resto como contexto.`,
    firstOf: (count) => `los primeros ${count}`,
    pages: (count) => `páginas: ${count}`,
    words: (count) => `palabras: ${count}`,
    hello: "¡Hola!",
    welcome: "¡De nada!",
    goodbye: "¡Hasta luego!",
    fine: "Soy Lectern y estoy a punto.",
    addOne: "Añade un documento y responderé preguntas sobre él con los pasajes en que se apoya la respuesta.",
    canDo: (count) =>
      `Respondo preguntas sobre tus documentos (${count}), siempre con el pasaje del que viene la respuesta. Pide un dato, un resumen, una comparación o una lista.`,
    askBack: "¿Qué quieres saber? Nombra una persona, un lugar, un término o un documento.",
    forExample: "Por ejemplo, sobre:",
    noDocuments: "Todavía no hay documentos. Añade uno y vuelve a preguntar cuando se haya leído.",
  },
};
