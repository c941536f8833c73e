import type { Language } from "./language.ts";

export const es: Language = {
  code: "es",
  words:
    "el la los las un una unos unas de del y o es son era eran fue fueron está están qué quién quiénes cuál cuáles cuándo dónde cómo cuánto cuántos cuánta cuántas por para con sin en al a se su sus lo le les me te nos mi tu que como hola gracias muchas adiós hasta luego tal buenos buenas días tardes noches documentos documento todos todas resume resumir compara entre hay según no más muy este esta estos estas ese eso cuéntame cuenta dime chiste historia eres estás puedes haz lista explica tiene tienen sí puedo podemos puede pueden poder debo debemos debe deben deber tengo tenemos tener hacer hago hace hacen ser estar he ha han hemos desde cuyo vez tiempo nuestro nuestra vuestro mis todavía aún ya siempre ahora pronto exactamente realmente",
  documents:
    "documento documentos archivo archivos fichero ficheros colección colecciones página páginas biblioteca carpeta carpetas conversación texto textos artículo artículos informe informes libro libros manual guía contrato carta pdf pdfs",
  these: "este|esta|estos|estas|ese|esa|esos|esas",
  articles: "el|la|los|las|un|una|unos|unas",
  of: "de|del",
  framing:
    "los las el la un una de del es en sobre con me mi mis resume resumen resumir resúmeme visión general tratan trata hablan habla ideas principales puntos clave lista listar enumera enumere dame nombra todos todas mencionan menciona contienen contiene hay existen tengo haz cuántos cuántas cuánto cuánta cuándo dónde cuál cuáles quién quiénes llama según qué que son dice dicen se",
  sorts: "paso pasos regla reglas razón razones requisito requisitos punto puntos ejemplo ejemplos tipos ventajas",
  empty:
    "y o pero por qué quién cómo dónde cuándo eso esto ello él ella más es son no seguro segura verdad otro alguien dime cuéntame",
  measures: "cuánto cuánta cuántos cuántas tiempo frecuencia con hasta desde exactamente cada",
  pronouns: {
    person: "él|ella|ellos|ellas",
    thing: "eso|esto|ello|aquello|allí",
    possessive: "su|sus",
    none: "hay|es posible",
  },
  verbs: {
    asker: "quién|qué|cuándo|dónde|cómo",
    auxiliary: "fue|fueron|era|eran|está|están|estaba|estaban|ha|han|había|puede|pueden|debe|deben",
  },
  ellipsis: "y qué tal|y qué hay de|qué hay de|y|e|o|pero",
  talk: {
    greeting: "hola|buenos días|buenas (?:tardes|noches)|buenas",
    thanks: "(?:muchas )?gracias|genial|perfecto|vale",
    goodbye: "adiós|hasta luego|hasta pronto",
    how_are_you: "(?:cómo|como) est[áa]s?|qué tal(?: est[áa]s)?",
    abilities:
      "(?:puedes|sabes|podrías|quieres)(?: tú)? (?:también )?(?:cantar|bailar|rapear|cocinar|nadar|volar|conducir|dibujar|pintar|ver|oír|sentir|pensar|soñar|dormir|comer|beber|reír|llorar|amar|mentir|aprender|leer|escribir|hablar|jugar|contar|traducir|ayudar)(?:me|nos|te)?(?: una canción| bien)?|te gusta (?:cantar|bailar|(?:el |la )?\\p{L}+)|hablas \\p{L}+|qué idiomas hablas|(?:tú )?eres (?:un|una|humano|humana|real|inteligente|feliz)(?: robot| ia| humano| persona| máquina)?|qué (?:puedes|sabes) hacer|ayuda|ayúdame",
    about_lectern: "quién eres|cómo te llamas|cuántos años tienes|te quiero",
    entertain: "hazme reír|cántame(?: algo)?|canta(?: algo)?",
  },
  perform: {
    asks: "(?:puedes )?(?:cuéntame|cuenta|dime|cántame|canta|escribe|escríbeme|dibuja|inventa)(?:me)? (?:un|una|otro|otra|tu)(?: buen)?",
    jokes: "chistes?|adivinanzas?",
    works: "chistes?|historias?|cuentos?|canci(?:ón|ones)|poemas?|adivinanzas?|secretos?",
    about: "sobre|de|del",
  },
  interesting:
    "(?:cuéntame|dime|muéstrame) algo (?:interesante|nuevo|sorprendente|divertido)|sorpréndeme|algo interesante",
  rewording:
    "(?:por favor |puedes |podrías |puede |podría )*(?:tradu(?:ce|zca|cir|cirme)|reformul(?:a|e|ar)|reescrib(?:e|a|ir)|simplifi(?:ca|que|car))(?: (?!(?:al|en|para) )(.{1,90}?))?(?: (?:al|en|para) .{2,40})?",
  summary: {
    starts: "resume|resumir|resúmeme|resumen",
    holds: "resumen (?:de|del)|visión general|de qué (?:tratan?|hablan?|se tratan?)|ideas principales|puntos clave",
  },
  listing: {
    starts: "lista|listar|enumera|enumere|dame una lista|nombra todos|haz una lista",
    documents:
      "(?:qué|cuáles|cuántos|cuántas|en qué) (?:documentos?|archivos?|textos?|artículos?|informes?|libros?|pdfs?)|(?:tengo|tenemos|hay) (?:algo|documentos|archivos) (?:sobre|de)",
    needed:
      "(?:documentos?|archivos?) (?:necesito|necesitamos|debo|debemos|puedo|podemos|hay que|tengo que|se necesitan|se requieren|hacen falta|faltan|son necesarios)",
  },
  comparison: {
    asks: "^compara(?:r|ción)?|diferencias? entre|similitudes entre|en qué se diferencian?",
    sides: [
      /(?:diferencias?|similitudes|comparación)(?: de (?<topic>.+?))? entre (?<a>.+?) (?:y|e) (?<b>.+)/iu,
      /compara(?:r)? (?<a>.+?) (?:y|e|con) (?<b>.+)/iu,
      /en qué se diferencian? (?<a>.+?) (?:y|e|de) (?<b>.+)/iu,
    ],
    respect: "en cuanto a|respecto a",
    and: "y",
    unnamed: "habitual normal otro otra otros otras antes",
  },
  negation: {
    words: "no|nunca|jamás|ningún|ninguno|ninguna|nada|nadie|tampoco",
    denials:
      "sin|excepto|salvo|excluido|excluye|excluidos|rechazó|falta|solo|sólo|solamente|prohibid[oa]s?|cerrad[oa]s?",
    conditions: "si|aunque|(?<=\\S )cuando",
  },
  told: [
    /^qué (?:dice|dicen|cuenta|explica) (?<document>.{2,90}?) (?:sobre|acerca de|de|del) (?<topic>.{2,90})$/iu,
    /^qué se (?:dice|cuenta|explica) (?:sobre|acerca de|de|del) (?<topic>.{2,90}?) en (?<document>.{2,90})$/iu,
  ],
  facts: {
    translator: ["(?:quién|quien) tradujo (.+?)(?: al \\p{L}+)?"],
    author: ["quién(?:es)? (?:escribió|es el autor de|es la autora de) (.+)", "quién(?:es)? es el autor()"],
    year: ["cuándo se (?:publicó|escribió) (.+)"],
    length: ["cuántas (?:páginas|palabras) tiene (.+)"],
    version: [
      "qué (?:versión|edición|revisión) (?:de |del )?(.+?) es (?:esta|este)",
      "cuál es la (?:versión|edición|revisión) (?:de |del )(.+)",
    ],
    organisation: [
      "(?:de |en |por |para )?qué (?:universidad|instituto|escuela|empresa|organización|agencia|ministerio|editorial) (?:publicó|escribió|publica|es|son) (.+)",
    ],
    journal: ["en qué (?:revista|periódico) (?:se publicó|apareció) (.+)"],
    email: ["cuál es el (?:correo(?: electrónico)?|e-?mail) (?:del autor )?(?:de |del )(.+)"],
    released: ["cuándo se (?:actualizó|revisó|presentó|aceptó) (.+)"],
    title: ["cuál es el título (?:de |del )(.+)"],
  },
  structure: {
    contents: [
      "(?:qué|cuáles son los|cuáles son las|cuántos|cuántas) (?:capítulos|secciones) (?:tiene|hay en|contiene|de|del) (?<document>.+)",
      "(?:el |los |las )?(?:índice|capítulos|secciones|esquema)(?: (?:de|del|de la) (?<document>.+))?",
    ],
    part: [
      "(?:qué dice|qué hay en|resume|resuma|de qué trata|explica) (?:el |la )?(?:capítulo|sección|parte|artículo|párrafo|§) ?(?<part>\\p{N}+(?:\\.\\p{N}+)*|[ivx]+)(?: (?:de|del|de la) (?<document>.+))?",
      "(?:el |la )?(?:capítulo|sección|parte|artículo|§) ?(?<part>\\p{N}+(?:\\.\\p{N}+)*|[ivx]+)(?: (?:de|del|de la) (?<document>.+))?",
    ],
  },
  inventory: {
    asks: [
      "(?:qué|cuáles|cuántos|cuántas) (?<kind>.+?) (?:tengo|tenemos)",
      "(?:lista|muestra|muéstrame|dame)(?: todos| todas)? mis (?<kind>.+)",
      "cuál es (?:mi|el) (?:documento|archivo|texto) (?<order>.+)",
    ],
    kinds: {
      pdf: "(?:archivos? )?pdfs?",
      text: "(?:archivos?|documentos?) (?:de )?(?:word|texto)",
      sheet: "hojas? de cálculo|(?:archivos? )?(?:de )?(?:excel|csv)",
      slides: "presentaciones|power ?points?",
      image: "imágenes|fotos?",
      mail: "correos(?: electrónicos)?|e-?mails?",
      web: "páginas? web",
      book: "libros? electrónicos?|e-?books?",
    },
    orders: {
      longest: "más (?:largo|grande)",
      shortest: "más (?:corto|pequeño)",
      newest: "más reciente|más nuevo|último",
      oldest: "más antiguo|primero",
    },
  },
  wants: {
    year: "(?:en )?qué año",
    date: "cuándo|a qué hora|qué (?:fecha|día)",
    percent: "porcentaje|por ciento",
    amount: "cuánto (?:cuesta|dinero)|qué (?:precio|importe)",
    duration: "cuánto tiempo|qué edad|cuántos años|(?:cuál es la )?duración",
    measure: "qué (?:tamaño|altura|distancia|temperatura|longitud)",
    licence: "licencia",
    frequency: "con qué frecuencia|cada cuánto",
    count: "cuánt[oa]s?",
    person: "quién(?:es)?",
    place: "dónde|en qué (?:ciudad|país|región)",
  },
  forms: {
    steps: "^cómo (?:puedo|se|hago|debo)|^qué (?:hago|hacer|debo hacer)",
    reason: "por qué",
    list: "^cuáles son ",
    yes_no: "^(?:es|son|hay|puede|pueden|tiene|debe) ",
    person: "^quién(?:es)? (?:es|fue|era|son) ",
    definition: "^qué (?:es|son|significa) ",
  },
  numbers: {
    from: 2,
    words:
      "dos tres cuatro cinco seis siete ocho nueve diez - doce trece catorce quince dieciséis diecisiete dieciocho diecinueve",
    tens: "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
    joined: { ones: "uno dos tres cuatro cinco seis siete ocho nueve", by: " y ", isTenFirst: true },
    others: { veinticinco: 25, cien: 100 },
    scales: { docena: 12, docenas: 12, mil: 1e3, millón: 1e6, millones: 1e6 },
  },
  clock: {
    times: [
      ["{h} y media", 30],
      ["{h} y cuarto", 15],
    ],
    before_noon: "de la mañana",
    after_noon: "de la tarde|de la noche",
  },
  ranges: [
    ["entre", "y"],
    ["de", "a"],
  ],
  frames: {
    fromDocuments: "De tus documentos:",
    total: "Total",
    reckoned: (of, count) => `${of === "sum" ? "Suma" : "Media"} de ${count} valores.`,
    rowsOf: (count, total) => `${count} de ${total} ${total === 1 ? "fila" : "filas"}`,
    tableSize: (rows, columns) =>
      `${rows} ${rows === 1 ? "fila" : "filas"} bajo los encabezados, ${columns} ${columns === 1 ? "columna" : "columnas"}`,
    noneHolds: (words, total) =>
      total === 1
        ? `Tu documento no menciona ${words.join(" junto con ")}.`
        : `Ninguno de tus ${total} documentos menciona ${words.join(" junto con ")}.`,
    noPassageHolds: (words) => `Ningún pasaje menciona ${words.join(" junto con ")}.`,
    occursIn: (word, count) => `${word} aparece en ${count} ${count === 1 ? "documento" : "documentos"}.`,
    nothingFound: (total) =>
      total === 1
        ? "Nada en tu documento responde a esta pregunta."
        : `Nada en tus ${total} documentos responde a esta pregunta.`,
    noneSoFar: (words) =>
      words.length === 0
        ? "Nada de lo leído hasta ahora responde a esta pregunta."
        : `Lo leído hasta ahora no menciona ${words.join(" junto con ")}.`,
    notRead: (names) => `Sin leer hasta ahora: ${names}.`,
    otherYear: (found, asked) => `Sobre ${found}, no ${asked}:`,
    withoutNot: (word) => `Sin el «${word}» de tu pregunta:`,
    fromOtherLanguage: (languages) => `De documentos en ${languages}, según su significado:`,
    otherLanguage: (languages) => `Tus documentos están en ${languages}. Pregunta con palabras que aparezcan en ellos.`,
    doesNotMention: (words) => `No menciona ${words.join(", ")}:`,
    notSaid: "Los documentos no lo dicen.",
    closest: "Lo más cercano que encontré:",
    nothingHere: "No se encontró nada sobre esto.",
    sideBySide: "Lado a lado:",
    inShort: "En resumen",
    numbersDiffer: "Números y fechas que difieren:",
    onlyOne: "Solo hay un documento:",
    cannotCompare: "Los documentos no dicen lo suficiente para compararlos.",
    noText: "Los documentos no contienen texto que resumir.",
    withoutText: (names) =>
      `No hay texto que buscar en ${names}: el reconocimiento de texto (OCR) no encontró ninguno o se detuvo.`,
    covers: (told, total) =>
      told < total ? `Documentos resumidos: ${told} de ${total}.` : `Documentos resumidos: ${total}.`,
    about: (topic, told, total) => `Sobre «${topic}» (documentos: ${told} de ${total}):`,
    inventory: (count) => `Documentos: ${count}`,
    mention: (topic, told, total) => `«${topic}»: documentos que lo mencionan, ${told} de ${total}`,
    notMention: (topic, told, total) => `${told} de ${total} documentos no mencionan «${topic}»`,
    noneMentions: (topic) => `Ningún documento menciona «${topic}».`,
    items: (count, documents) => `Puntos encontrados: ${count} (documentos: ${documents})`,
    saidAbout: (topic) => `Lo que dicen los documentos sobre «${topic}»:`,
    properties: (author) => `El texto no lo dice; las propiedades del archivo indican **${author}**.`,
    readAs: (asked, read) => `«${asked}» se leyó como «${read}».`,
    readPart: (question) =>
      `Tu mensaje tiene más de 2000 caracteres: «${question}» se leyó como la pregunta y el resto como contexto.`,
    noSuchFile: "No hay ningún archivo así.",
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
    noDocuments: "Aquí todavía no hay documentos. Añade uno o elige otra colección, y vuelve a preguntar.",
    whichOne: "¿A cuál se refiere?",
    joke: "Ahí va uno. Un escaneo va al médico: «Doctor, nadie me entiende». «Ya lo veo», dice el médico, «le falta la capa de texto».",
    cannotReword: "Traducir y reformular requieren un modelo de lenguaje. Sin él solo puedo citar.",
    cannotPerform:
      "Tendría que inventarlo, y yo solo repito lo que dicen tus documentos. Puedo ofrecer un chiste, o algo interesante de tus documentos.",
    interesting: "Algo que vale la pena leer:",
    sections: "Secciones",
    unread: (names) => `Sin texto, y por eso fuera del resumen: ${names}.`,
  },
};
