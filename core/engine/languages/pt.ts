import type { Language } from "./language.ts";

export const pt: Language = {
  code: "pt",
  words:
    "o a os as um uma uns umas de do da dos das e ou é são era eram foi foram quem que qual quais quando onde como quanto quantos quanta quantas por para com sem em no na nos nas ao à se não mais me te eu tu você vocês meu minha seu sua olá oi obrigado obrigada bom boa dia tarde noite tchau tudo bem muito muita documentos documento todos todas resuma compare entre este esta estes estas isso conte conta conta-me piada história está estás pode podes faça liste explique tem têm existe há porque quê sim",
  frames: {
    fromDocuments: "Dos seus documentos:",
    noneHolds: (words, total) =>
      total === 1
        ? `O seu documento não menciona ${words.join(" junto com ")}.`
        : `Nenhum dos seus ${total} documentos menciona ${words.join(" junto com ")}.`,
    occursIn: (word, count) => `${word} aparece em ${count} ${count === 1 ? "documento" : "documentos"}.`,
    nothingFound: (total) =>
      total === 1
        ? "Nada no seu documento responde a esta pergunta."
        : `Nada nos seus ${total} documentos responde a esta pergunta.`,
    otherYear: (found, asked) => `Sobre ${found}, não ${asked}:`,
    doesNotMention: (words) => `Não menciona ${words.join(", ")}:`,
    notSaid: "Os documentos não dizem.",
    closest: "O mais próximo que encontrei:",
    nothingHere: "Não diz.",
    sideBySide: "Lado a lado:",
    inShort: "Em resumo",
    numbersDiffer: "Números e datas que diferem:",
    onlyOne: "Só há um documento:",
    cannotCompare: "Os documentos não dizem o bastante para comparar.",
    noText: "Os documentos não contêm texto para resumir.",
    withoutText: (names) =>
      `Não há texto para pesquisar em ${names}: falta a camada de texto, como numa digitalização. Faça o reconhecimento de texto (OCR) e adicione o resultado.`,
    covers: (told, total) =>
      told < total ? `Documentos resumidos: ${told} de ${total}.` : `Documentos resumidos: ${total}.`,
    about: (topic, told, total) => `Sobre «${topic}» (documentos: ${told} de ${total}):`,
    inventory: (count) => `Documentos: ${count}`,
    mention: (topic, told, total) => `«${topic}»: documentos que o mencionam, ${told} de ${total}`,
    noneMentions: (topic) => `Nenhum documento menciona «${topic}».`,
    items: (count, documents) => `Itens encontrados: ${count} (documentos: ${documents})`,
    saidAbout: (topic) => `O que os documentos dizem sobre «${topic}»:`,
    steps: "Depois:",
    properties: (author) => `O texto não diz; as propriedades do arquivo indicam **${author}**.`,
    readAs: (asked, read) => `«${asked}» foi lido como «${read}».`,
    readPart: (question) =>
      `A mensagem tem mais de 2000 caracteres: “${question}” foi lido como a pergunta e o resto como contexto.`,
    firstOf: (count) => `os primeiros ${count}`,
    pages: (count) => `páginas: ${count}`,
    words: (count) => `palavras: ${count}`,
    hello: "Olá!",
    welcome: "De nada!",
    goodbye: "Até logo!",
    fine: "Sou o Lectern e estou pronto.",
    addOne: "Adicione um documento e responderei a perguntas mostrando as passagens em que a resposta se apoia.",
    canDo: (count) =>
      `Respondo a perguntas sobre os seus documentos (${count}), sempre com a passagem de onde vem a resposta. Peça um fato, um resumo, uma comparação ou uma lista.`,
    askBack: "O que quer saber? Diga uma pessoa, um lugar, um termo ou um documento.",
    forExample: "Por exemplo, sobre:",
    noDocuments: "Ainda não há documentos. Adicione um e pergunte de novo quando ele tiver sido lido.",
  },
};
