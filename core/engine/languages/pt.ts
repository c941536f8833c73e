import type { Language } from "./language.ts";

export const pt: Language = {
  code: "pt",
  words:
    "o a os as um uma uns umas de do da dos das e ou é são era eram foi foram quem que qual quais quando onde como quanto quantos quanta quantas por para com sem em no na nos nas ao à se não mais me te eu tu você vocês meu minha seu sua olá oi obrigado obrigada bom boa dia tarde noite tchau tudo bem muito muita documentos documento todos todas resuma compare entre este esta estes estas isso conte conta conta-me piada história está estás pode podes faça liste explique tem têm existe há porque quê sim posso podemos podem poder devo deve devemos devem dever tenho temos ter fazer faço faz fazem ser estar vez vezes tempo nosso nossa meus minhas ainda já sempre agora logo exatamente realmente",
  documents:
    "documento documentos arquivo arquivos ficheiro ficheiros coleção coleções página páginas biblioteca pasta pastas conversa texto textos artigo artigos relatório relatórios livro livros manual guia contrato carta pdf pdfs",
  these: "este|esta|estes|estas|esse|essa|esses|essas|[dn]est[ea]s?|[dn]ess[ea]s?",
  articles: "o|a|os|as|um|uma|uns|umas",
  of: "de|do|da|dos|das",
  framing:
    "o a os as do da dos das de em sobre com um uma meu minha meus resume resuma resumo resumir visão geral trata tratam fala falam ideias principais pontos liste lista enumere faça todos todas menciona mencionam contêm contém há existem existe tenho quantos quantas quanto onde quando qual quais quem que diz dizem é são",
  sorts: "passo passos regra regras motivo motivos requisito requisitos ponto pontos exemplo exemplos tipos vantagens",
  empty:
    "e ou mas o que quem como onde quando isso isto ele ela eles elas mais é são não certeza mesmo outro alguém conta-me diz-me",
  measures: "quanto quanta quantos quantas tempo frequência com por até desde exatamente cada",
  pronouns: {
    person: "ele|ela|eles|elas",
    thing: "isso|isto|aquilo|lá",
    possessive: "dele|dela|deles|delas|seu|sua|seus|suas",
    none: "há|é possível",
  },
  verbs: {
    asker: "quem|o que|quando|onde|como",
    auxiliary: "foi|foram|era|eram|está|estão|estava|estavam|tem|têm|tinha|pode|podem|deve",
  },
  ellipsis: "e quanto a|e|ou|mas",
  talk: {
    greeting: "olá|oi|bom dia|boa (?:tarde|noite)",
    thanks: "(?:muito )?obrigad[oa]|ótimo|perfeito|valeu",
    goodbye: "tchau|até (?:logo|breve)|adeus",
    how_are_you: "como (?:vai|estás|você está)|tudo bem(?: com você)?",
    abilities:
      "(?:(?:você|tu) )?(?:pode|podes|sabe|sabes|consegue|consegues|poderia|quer|queres) (?:também |me )?(?:cantar|dançar|cozinhar|nadar|voar|dirigir|conduzir|desenhar|pintar|ver|ouvir|sentir|pensar|sonhar|dormir|comer|beber|rir|chorar|amar|mentir|aprender|ler|escrever|falar|jogar|contar|traduzir|ajudar)(?:-me)?(?: uma canção| bem)?|(?:você )?(?:gosta|gostas) de \\p{L}+|(?:você )?(?:fala|falas) \\p{L}+ês|que (?:línguas|idiomas) (?:você )?(?:fala|falas)|(?:você é|és) (?:um|uma|humano|humana|real|inteligente|feliz)(?: robô| ia| humano| pessoa| máquina)?|o que (?:você )?(?:pode|sabe|podes|sabes) fazer|ajuda|ajude-me",
    about_lectern: "quem (?:é você|és tu|és)|qual é o (?:seu|teu) nome|quantos anos (?:você tem|tens)",
    entertain: "me faça rir|faz-me rir|canta(?: algo)?",
  },
  perform: {
    asks: "(?:me )?(?:conta|conte|diz|diga|canta|cante|escreve|escreva|desenhe|inventa)(?:-me| me)? (?:um|uma|outro|outra|o seu)",
    jokes: "piadas?|anedotas?|adivinhas?",
    works: "piadas?|anedotas?|histórias?|canç(?:ão|ões)|poemas?|adivinhas?|segredos?",
    about: "sobre|de|do|da",
  },
  interesting:
    "(?:conta|conte|diz|diga)(?:-me| me) (?:algo|alguma coisa) (?:interessante|novo|nova|divertido)|surpreenda-me|algo interessante",
  rewording:
    "(?:por favor |pode |podes |poderia |podias )*(?:tradu(?:z|za|zir)|reformul(?:a|e|ar)|reescrev(?:e|a|er)|simplifi(?:ca|que|car))(?: (?!(?:em|para) )(.{1,90}?))?(?: (?:em|para) .{2,40})?",
  summary: {
    starts: "resum[aoe]|resumir",
    holds: "um resumo|visão geral|(?:do|de) que (?:se )?(?:tratam?|falam?)|ideias principais",
  },
  listing: {
    starts: "liste|enumere|faça uma lista",
    documents:
      "(?:quais|quantos|quantas|em quais|que) (?:documentos?|arquivos?|ficheiros?|textos?|artigos?|relatórios?|livros?|pdfs?)",
    needed:
      "(?:documentos?|arquivos?|ficheiros?) (?:preciso|precisamos|devo|devemos|posso|podemos|tenho (?:de|que)|faltam|são (?:necessários|precisos|exigidos))",
  },
  comparison: {
    asks: "^compar[ae]|diferenças? entre|comparação entre|em que diferem",
    sides: [
      /(?:diferenças?|comparação|semelhanças)(?: de (?<topic>.+?))? entre (?<a>.+?) e (?<b>.+)/iu,
      /compar[ae](?:r)? (?<a>.+?) (?:e|com) (?<b>.+)/iu,
    ],
    respect: "em termos de|quanto a",
    and: "e",
    unnamed: "habitual normal outro outra outros outras antes",
  },
  negation: {
    words: "não|nunca|jamais|nenhum|nenhuma|nada|ninguém",
    denials: "sem|exceto|salvo|excluído|excluídos|recusou|falta|só|somente|apenas|proibid[oa]s?|fechad[oa]s?",
    conditions: "se|(?<=\\S )quando|embora",
  },
  told: [
    /^o que (?:diz|dizem|conta|explica) (?<document>.{2,90}?) (?:sobre|acerca de|a respeito de) (?<topic>.{2,90})$/iu,
    /^o que se (?:diz|conta) (?:sobre|acerca de) (?<topic>.{2,90}?) em (?<document>.{2,90})$/iu,
  ],
  facts: {
    author: ["quem (?:escreveu|é o autor (?:de|do|da)) (.+)", "quem é o autor()"],
    year: ["quando foi (?:publicad[oa]|escrit[oa]) (.+)"],
    length: ["quantas (?:páginas|palavras) tem (.+)"],
    version: ["qual é a (?:versão|edição|revisão) (?:de |do |da )(.+)"],
    organisation: [
      "(?:de |da |por |para )?que (?:universidade|instituto|escola|empresa|organização|ministério|editora) (?:publicou|escreveu|publica|é|são) (.+)",
    ],
    journal: ["em que (?:revista|jornal) foi publicad[oa] (.+)"],
    email: ["qual é o e-?mail (?:do autor )?(?:de |do |da )(.+)"],
    released: ["quando foi (?:atualizad[oa]|revist[oa]|apresentad[oa]|aceit[oa]) (.+)"],
    title: ["qual é o título (?:de |do |da )(.+)"],
  },
  structure: {
    contents: [
      "(?:que|quais são os|quais são as|quantos|quantas) (?:capítulos|secções|seções) (?:tem|há em|contém|de|do|da) (?<document>.+)",
      "(?:o |os |as )?(?:índice|sumário|capítulos|secções|seções)(?: (?:de|do|da) (?<document>.+))?",
    ],
    part: [
      "(?:o que diz|o que há (?:em|no|na)|resume|resuma|de que trata|explica) (?:o |a )?(?:capítulo|secção|seção|parte|artigo|parágrafo|§) ?(?<part>\\p{N}+(?:\\.\\p{N}+)*|[ivx]+)(?: (?:de|do|da) (?<document>.+))?",
      "(?:o |a )?(?:capítulo|secção|seção|parte|artigo|§) ?(?<part>\\p{N}+(?:\\.\\p{N}+)*|[ivx]+)(?: (?:de|do|da) (?<document>.+))?",
    ],
  },
  wants: {
    year: "(?:em )?que ano",
    date: "quando|a que horas|(?:em )?que (?:data|dia)",
    percent: "porcentagem|percentagem|por cento",
    amount: "quanto (?:custa|dinheiro)|qual (?:o |é o )?(?:preço|valor|montante)",
    duration: "quanto tempo|qual (?:a |é a )?(?:duração|idade)",
    measure: "qual (?:a |é a )?(?:altura|distância|temperatura|profundidade)|qual (?:o |é o )?(?:tamanho|comprimento)",
    licence: "licença",
    frequency: "com que frequência|de quanto em quanto tempo",
    count: "quant[oa]s?",
    person: "quem",
    place: "onde|em que (?:cidade|país|região)",
  },
  forms: {
    steps: "^como (?:posso|se|faço|devo)|^o que (?:devo )?fazer",
    reason: "por ?que|porquê",
    list: "^quais (?:são|os|as) ",
    yes_no: "^(?:é|são|há|pode|podem|tem|deve) ",
    person: "^quem (?:é|foi|era|são) ",
    definition: "^o que (?:é|são|significa) ",
  },
  numbers: {
    from: 2,
    words:
      "dois três quatro cinco seis sete oito nove - - doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte",
  },
  frames: {
    fromDocuments: "Dos seus documentos:",
    total: "Total",
    reckoned: (of, count) => `${of === "sum" ? "Soma" : "Média"} de ${count} valores.`,
    rowsOf: (count, total) => `${count} de ${total} ${total === 1 ? "linha" : "linhas"}`,
    tableSize: (rows, columns) =>
      `${rows} ${rows === 1 ? "linha" : "linhas"} abaixo dos cabeçalhos, ${columns} ${columns === 1 ? "coluna" : "colunas"}`,
    noneHolds: (words, total) =>
      total === 1
        ? `O seu documento não menciona ${words.join(" junto com ")}.`
        : `Nenhum dos seus ${total} documentos menciona ${words.join(" junto com ")}.`,
    noPassageHolds: (words) => `Nenhuma passagem menciona ${words.join(" junto com ")}.`,
    occursIn: (word, count) => `${word} aparece em ${count} ${count === 1 ? "documento" : "documentos"}.`,
    nothingFound: (total) =>
      total === 1
        ? "Nada no seu documento responde a esta pergunta."
        : `Nada nos seus ${total} documentos responde a esta pergunta.`,
    noneSoFar: (words) =>
      words.length === 0
        ? "Nada do que foi lido até agora responde a esta pergunta."
        : `O que foi lido até agora não menciona ${words.join(" junto com ")}.`,
    notRead: (names) => `Por ler até agora: ${names}.`,
    otherYear: (found, asked) => `Sobre ${found}, não ${asked}:`,
    withoutNot: (word) => `Sem o “${word}” da sua pergunta:`,
    fromOtherLanguage: (languages) => `De documentos em ${languages}, pelo seu significado:`,
    otherLanguage: (languages) => `Os seus documentos estão em ${languages}. Pergunte com palavras que ocorram neles.`,
    doesNotMention: (words) => `Não menciona ${words.join(", ")}:`,
    notSaid: "Os documentos não dizem.",
    closest: "O mais próximo que encontrei:",
    nothingHere: "Nada encontrado sobre isto.",
    sideBySide: "Lado a lado:",
    inShort: "Em resumo",
    numbersDiffer: "Números e datas que diferem:",
    onlyOne: "Só há um documento:",
    cannotCompare: "Os documentos não dizem o bastante para comparar.",
    noText: "Os documentos não contêm texto para resumir.",
    withoutText: (names) =>
      `Não há texto para pesquisar em ${names}: o reconhecimento de texto (OCR) não encontrou nenhum ou foi parado.`,
    covers: (told, total) =>
      told < total ? `Documentos resumidos: ${told} de ${total}.` : `Documentos resumidos: ${total}.`,
    about: (topic, told, total) => `Sobre «${topic}» (documentos: ${told} de ${total}):`,
    inventory: (count) => `Documentos: ${count}`,
    mention: (topic, told, total) => `«${topic}»: documentos que o mencionam, ${told} de ${total}`,
    notMention: (topic, told, total) => `${told} de ${total} documentos não mencionam “${topic}”`,
    noneMentions: (topic) => `Nenhum documento menciona «${topic}».`,
    items: (count, documents) => `Itens encontrados: ${count} (documentos: ${documents})`,
    saidAbout: (topic) => `O que os documentos dizem sobre «${topic}»:`,
    properties: (author) => `O texto não diz; as propriedades do arquivo indicam **${author}**.`,
    readAs: (asked, read) => `«${asked}» foi lido como «${read}».`,
    readPart: (question) =>
      `A mensagem tem mais de 2000 caracteres: “${question}” foi lido como a pergunta e o resto como contexto.`,
    noSuchFile: "Não há nenhum ficheiro deste tipo.",
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
    noDocuments: "Aqui ainda não há documentos. Adicione um ou escolha outra coleção, e pergunte de novo.",
    whichOne: "A qual se refere?",
    joke: "Aqui vai uma. Um documento digitalizado vai ao médico: «Doutor, ninguém me entende.» «Estou a ver», diz o médico, «falta-lhe a camada de texto.»",
    cannotReword: "Traduzir e reformular exigem um modelo de linguagem. Sem ele só posso citar.",
    cannotPerform:
      "Isso teria de ser inventado, e eu só repito o que dizem os seus documentos. Posso oferecer uma piada, ou algo interessante dos seus documentos.",
    interesting: "Vale a pena ler:",
    sections: "Secções",
    unread: (names) => `Sem texto, por isso fora do resumo: ${names}.`,
  },
};
