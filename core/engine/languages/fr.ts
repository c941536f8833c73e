import type { Language } from "./language.ts";

export const fr: Language = {
  code: "fr",
  words:
    "le la les l' un une des du de d' et est sont était étaient ont qui que qu' quoi quel quelle quels quelles où quand comment combien pourquoi dans pour sur avec sans sous par au aux en ce cette ces cet c' s' se ne n' pas plus il elle ils elles on je j' tu vous nous me moi te toi mon ma mes son sa ses leur leurs bonjour bonsoir salut coucou merci beaucoup revoir documents document tous toutes résume résumer résumez comparez compare entre y raconte raconte-moi racontez dis blague histoire chanson ça va es fait peux pouvez donne donnez liste explique oui non suis sommes avons avez ai as a peut peuvent puis pouvoir dois doit doivent devoir faut avoir être chez vers depuis pendant dont lequel laquelle lesquels si fois temps faire fais font notre nos votre vos encore déjà toujours maintenant bientôt souvent exactement vraiment",
  documents:
    "document documents fichier fichiers dossier dossiers collection collections bibliothèque texte textes rapport rapports livre livres article articles page pages conversation discussion manuel guide contrat contrats lettre pdf pdfs",
  these: "ce|cet|cette|ces",
  articles: "le|la|les|l'|un|une|des",
  of: "de|du|des|d'",
  framing:
    "les le la l' d' du de des ce cet cette ces mes mon ma nous sur est son en il y ont un une résume résumez résumer résumé synthèse vue ensemble parlent parle traitent traite idées principales points clés listez listes liste énumérez énumère citez cite donne donnez moi tous toutes tout mentionnent mentionne contiennent contient a-t-il y-a-t-il ai combien quand où pourquoi comment quel quelle quels quelles appelle appelé selon quoi qui que sont dit disent propos dans s'agit il",
  sorts: "étape étapes règle règles raison raisons point points exemple exemples types sortes avantages exigences",
  empty:
    "et ou mais quoi qui que comment où quand pourquoi ça cela ce c'est il elle ils elles plus encore est pas vraiment sûr sûre autre dis m'en moi",
  measures: "combien temps souvent longtemps fréquence quel quelle à de par depuis jusque exactement heure",
  pronouns: {
    person: "il|elle|ils|elles|lui|leur",
    thing: "cela|ça|celui-ci|celle-ci|il|elle",
    possessive: "son|sa|ses|leurs?",
    none: "y a-t-il|il y (?:a|avait)|est-il|est-ce|il (?:est|faut)|faut-il",
  },
  verbs: {
    asker: "qui|que|quand|où|pourquoi|comment",
    auxiliary: "été|fut|furent|était|étaient|ont|avait|peut|doit|\\p{L}+-(?:t-)?(?:il|elle|ils|elles|on)",
  },
  ellipsis: "et pour|et|ou|mais|qu'en est-il de",
  talk: {
    greeting: "bonjour|bonsoir|salut|coucou",
    thanks: "merci(?: beaucoup| bien)?|super|parfait|génial|d'accord",
    goodbye: "au revoir|à bientôt|bonne nuit",
    how_are_you: "comment (?:ça va|vas-tu|allez-vous)|ça va(?: bien)?",
    abilities:
      "(?:(?:est-ce que )?(?:tu (?:peux|sais|veux|aimes)|vous (?:pouvez|savez|aimez))|(?:peux|sais|veux|aimes)-tu|(?:pouvez|savez|voulez|aimez)-vous) (?:aussi |bien |me |m'|nous )*(?:chanter|danser|rapper|cuisiner|nager|voler|conduire|dessiner|peindre|voir|entendre|sentir|penser|rêver|dormir|manger|boire|rire|pleurer|aimer|mentir|apprendre|lire|écrire|parler|jouer|compter|traduire|aider)(?: une chanson)?|(?:parles-tu|parlez-vous|tu parles) (?:le |l')?\\p{L}+|(?:es-tu|êtes-vous|tu es) (?:un|une|fatiguée?|heureux|triste|intelligente?|humaine?|réelle?|là)(?: robot| humain| ia| machine)?|quelles langues (?:parles-tu|parlez-vous)|aimes-tu (?:la |le |les |l')?\\p{L}+|que (?:peux-tu|sais-tu|pouvez-vous) faire|aide(?:-moi)?",
    about_lectern: "(?:comment )?(?:tu t'appelles|t'appelles-tu)|quel âge as-tu|qui es-tu|qui êtes-vous|je t'aime",
    entertain: "fais-moi rire|chante(?:-moi)?(?: quelque chose)?",
  },
  perform: {
    asks: "(?:peux-tu )?(?:raconte|dis|chante|écris|dessine|fais|invente)(?:z|r)?(?:[- ](?:moi|nous))? (?:une?|des|ton)(?: autre)?",
    jokes: "blagues?|devinettes?|histoires? drôles?",
    works: "blagues?|histoires?|chansons?|poèmes?|devinettes?|contes?|secrets?",
    about: "sur|de|d'|du|à propos",
  },
  interesting:
    "(?:raconte|dis|montre)(?:z)?[- ](?:moi|nous) quelque chose (?:d'intéressant|de nouveau|de surprenant|d'amusant)|surprends-moi|quelque chose d'intéressant",
  rewording:
    "(?:s'il (?:vous|te) plaît |(?:pouvez|pourriez)-vous |(?:peux|pourrais)-tu )*(?:(?:me|nous) )?(?:tradui(?:s|sez|re)|reformule[rz]?|simplifie[rz]?|réécri(?:s|vez|re))(?: (?!(?:en|vers|pour) )(.{1,90}?))?(?: (?:en|vers|pour) .{2,40})?",
  summary: {
    starts: "résume[rz]?|résumé|synthèse|vue d'ensemble",
    holds: "un résumé|vue d'ensemble|de quoi (?:parlent|traitent|parle|traite|s'agit)|idées principales|points clés",
  },
  listing: {
    starts:
      "liste[rz]?|énumère[rz]?|cite[rz]? (?:moi )?(?:tou(?:te)?s|les)|donne[rz]?(?:-moi)? (?:tou(?:te)?s|la liste|les)",
    documents:
      "(?:quels?|quelles?|combien de|combien d') ?(?:documents?|fichiers?|textes?|articles?|rapports?|pdfs?|livres?)|dans quels? (?:documents?|fichiers?)|(?:ai-je|avons-nous|y a-t-il) (?:quelque chose|des documents|des fichiers) sur",
    needed:
      "(?:documents?|fichiers?|papiers) (?:dois-je|devons-nous|doit-on|faut-il|puis-je|peut-on|manquent|sont (?:nécessaires|requis|exigés))",
  },
  comparison: {
    asks: "^compare[rz]?|comparaison entre|différences? entre|points communs|en quoi diffèrent",
    sides: [
      /(?:différences?|comparaison|points communs)(?: de (?<topic>.+?))? entre (?<a>.+?) et (?<b>.+)/iu,
      /compare[rz]? (?<a>.+?) (?:et|à|avec) (?<b>.+)/iu,
    ],
    respect: "en termes de|concernant|sur le plan",
    and: "et",
    unnamed: "habituel habituelle normal normale ordinaire autre autres avant habitude",
  },
  negation: {
    words: "ne|n'|pas|jamais|aucun|aucune|ni|rien|personne",
    denials:
      "sans|sauf|excepté|exclu|exclue|exclus|exclut|refusé|refusa|manque|seulement|uniquement|interdite?s?|fermée?s?",
    conditions: "si|s'ils?|(?<=\\S )quand|lorsque|bien que",
  },
  told: [
    /^que (?:dit|disent|raconte|explique) (?<document>.{2,90}?) (?:sur|de|du|des|à propos de|au sujet de) (?<topic>.{2,90})$/iu,
    /^qu'est-ce que (?<document>.{2,90}?) (?:dit|disent|raconte|explique) (?:sur|de|du|des|à propos de|au sujet de) (?<topic>.{2,90})$/iu,
    /^(?:que dit-on|qu'est-ce qui est dit|que lit-on) (?:sur|de|du|des|à propos de) (?<topic>.{2,90}?) dans (?<document>.{2,90})$/iu,
  ],
  facts: {
    author: ["qui a écrit (.+)", "qui est l'auteur (?:de |du |d')?(.+)", "qui est l'auteur()"],
    year: ["quand (.+?) a(?:-t-il|-t-elle)? été (?:publiée?|écrite?)"],
    length: ["combien de (?:pages|mots) (?:a|fait|compte|contient) (.+)"],
    version: [
      "quelle (?:version|édition|révision) (?:de |du |d')?(.+?) (?:est-ce|ai-je|avons-nous)",
      "quelle est la (?:version|l'édition|révision) (?:de |du |d')?(.+)",
    ],
    organisation: [
      "(?:de |à |par |pour )?quel(?:le)? (?:université|institut|école|entreprise|société|organisation|agence|ministère|maison d'édition) (?:a publié|a écrit|publie|vient|est) (.+)",
    ],
    journal: ["dans quel(?:le)? (?:revue|journal|magazine) (?:est paru|a paru|a été publiée?) (.+)"],
    email: ["quelle est l'adresse (?:e-?mail|électronique|de courriel) de (?:l'auteur (?:de |du |d'))?(.+)"],
    released: ["quand (.+?) a(?:-t-il|-t-elle)? été (?:mise? à jour|révisée?|soumise?|acceptée?|diffusée?)"],
    translator: ["qui a traduit (?:en \\p{L}+ )?(.+?)(?: en \\p{L}+)?", "qui est le traducteur (?:de |du |d')(.+)"],
    title: ["quel est le titre (?:de |du |d')(.+)"],
  },
  structure: {
    contents: [
      "(?:quels|quelles|combien de) (?:sont les )?(?:chapitres|sections)(?: (?:a|contient|de|du|dans))? (?:le |la |les |l')?(?<document>.+)",
      "(?:la |le |les )?(?:table des matières|sommaire|plan|chapitres|sections)(?: (?:de|du|de la|des) (?<document>.+))?",
    ],
    part: [
      "(?:que dit|que contient|qu'y a-t-il dans|résume|résumez|de quoi parle|explique) (?:le |la |l')?(?:chapitre|section|partie|article|paragraphe|§) ?(?<part>\\p{N}+(?:\\.\\p{N}+)*|[ivx]+)(?: (?:de|du|de la|des) (?<document>.+))?",
      "(?:le |la |l')?(?:chapitre|section|partie|article|§) ?(?<part>\\p{N}+(?:\\.\\p{N}+)*|[ivx]+)(?: (?:de|du|de la|des) (?<document>.+))?",
    ],
  },
  inventory: {
    asks: [
      "(?:quels|quelles|combien de|combien d') ?(?<kind>.+?) (?:ai-je|avons-nous)",
      "(?:liste|montre|donne)(?:-moi)?(?: tous| toutes)? mes (?<kind>.+)",
      "quel est (?:mon|le) (?:document|fichier|texte) (?<order>.+)",
    ],
    kinds: {
      pdf: "(?:fichiers? )?pdfs?",
      text: "(?:fichiers?|documents?) (?:word|texte)",
      sheet: "feuilles? de calcul|(?:fichiers? )?(?:excel|csv)",
      slides: "présentations?|power ?points?",
      image: "images?|photos?|scans?",
      mail: "e-?mails?|courriels?",
      web: "pages? web",
      book: "livres? numériques?|e-?books?",
    },
    orders: {
      longest: "le plus (?:long|grand)",
      shortest: "le plus (?:court|petit)",
      newest: "le plus récent|le dernier",
      oldest: "le plus ancien|le premier",
    },
  },
  wants: {
    year: "(?:en )?quelle année",
    date: "quand|à quelle heure|à quelle date|depuis quand",
    percent: "pourcentage|pour cent",
    amount: "combien (?:coûte|d'argent)|quel (?:est le )?(?:prix|montant)",
    duration: "combien de temps|quel âge|depuis combien|quelle (?:est la )?durée",
    measure: "quelle (?:est la )?(?:taille|hauteur|distance|température|longueur|profondeur)",
    licence: "licence",
    frequency: "à quelle fréquence|tous les combien",
    count: "combien",
    person: "qui",
    place: "où|dans quelle? (?:ville|pays|région)",
  },
  forms: {
    steps: "^comment (?:faire|puis-je|peut-on|dois-je)|^que faire",
    reason: "pourquoi|pour quelles? raisons?",
    list: "^quel(?:le)?s sont ",
    yes_no: "^(?:est-ce que|est-il|est-elle|peut-on|y a-t-il|faut-il) ",
    person: "^qui (?:est|était|sont) ",
    definition: "^qu'est[- ]ce (?:que|qu')|^que signifie",
  },
  numbers: {
    from: 2,
    words: "deux trois quatre cinq - - huit - dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf",
    tens: "vingt trente quarante cinquante soixante",
    joined: { ones: "un deux trois quatre cinq six sept huit neuf", by: "-", isTenFirst: true },
    others: { "soixante-dix": 70, "quatre-vingts": 80, "quatre-vingt-dix": 90 },
    scales: { douzaine: 12, douzaines: 12, mille: 1e3, milliard: 1e9, milliards: 1e9 },
  },
  clock: {
    times: [
      ["{h} heures et demie", 30],
      ["{h} heures et quart", 15],
    ],
    names: { midi: 720, minuit: 0 },
    before_noon: "du matin",
    after_noon: "de l'après-midi|du soir",
  },
  ranges: [
    ["entre", "et"],
    ["de", "à"],
  ],
  frames: {
    fromDocuments: "Dans vos documents :",
    total: "Total",
    reckoned: (of, count) => `${of === "sum" ? "Somme" : "Moyenne"} de ${count} valeurs.`,
    rowsOf: (count, total) => `${count} sur ${total} ${total < 2 ? "ligne" : "lignes"}`,
    tableSize: (rows, columns) =>
      `${rows} ${rows < 2 ? "ligne" : "lignes"} sous les en-têtes, ${columns} ${columns < 2 ? "colonne" : "colonnes"}`,
    noneHolds: (words, total) =>
      total === 1
        ? `Votre document ne mentionne pas ${words.join(" avec ")}.`
        : `Aucun de vos ${total} documents ne mentionne ${words.join(" avec ")}.`,
    noPassageHolds: (words) => `Aucun passage ne mentionne ${words.join(" avec ")}.`,
    occursIn: (word, count) => `${word} figure dans ${count} ${count === 1 ? "document" : "documents"}.`,
    nothingFound: (total) =>
      total === 1
        ? "Rien dans votre document ne correspond à cette question."
        : `Rien dans vos ${total} documents ne correspond à cette question.`,
    noneSoFar: (words) =>
      words.length === 0
        ? "Rien de ce qui a été lu jusqu’ici ne correspond à cette question."
        : `Ce qui a été lu jusqu’ici ne mentionne pas ${words.join(" avec ")}.`,
    notRead: (names) => `Pas encore lu : ${names}.`,
    otherYear: (found, asked) => `Au sujet de ${found}, non de ${asked} :`,
    withoutNot: (word) => `Sans le « ${word} » de votre question :`,
    fromOtherLanguage: (languages) => `Tiré de documents en ${languages}, trouvé d'après le sens :`,
    otherLanguage: (languages) => `Vos documents sont en ${languages}. Posez la question avec des mots qui y figurent.`,
    doesNotMention: (words) => `Ne mentionne pas ${words.join(", ")} :`,
    notSaid: "Les documents ne le disent pas.",
    closest: "Le plus proche que j'ai trouvé :",
    nothingHere: "Rien trouvé à ce sujet.",
    sideBySide: "Côte à côte :",
    inShort: "En bref",
    numbersDiffer: "Nombres et dates qui diffèrent :",
    onlyOne: "Il n'y a qu'un seul document :",
    cannotCompare: "Les documents n'en disent pas assez pour comparer.",
    noText: "Les documents ne contiennent pas de texte à résumer.",
    withoutText: (names) =>
      `Il n’y a pas de texte à chercher dans ${names} : la reconnaissance de texte (OCR) n’en a pas trouvé, ou a été arrêtée.`,
    covers: (told, total) =>
      told < total ? `Documents résumés : ${told} sur ${total}.` : `Documents résumés : ${total}.`,
    about: (topic, told, total) => `À propos de « ${topic} » (documents : ${told} sur ${total}) :`,
    inventory: (count) => `Documents : ${count}`,
    mention: (topic, told, total) => `« ${topic} » : documents qui en parlent, ${told} sur ${total}`,
    notMention: (topic, told, total) => `${told} documents sur ${total} ne mentionnent pas « ${topic} »`,
    noneMentions: (topic) => `Aucun document ne mentionne « ${topic} ».`,
    items: (count, documents) => `Points trouvés : ${count} (documents : ${documents})`,
    saidAbout: (topic) => `Ce que les documents disent de « ${topic} » :`,
    properties: (author) => `Le texte ne le dit pas ; les propriétés du fichier indiquent **${author}**.`,
    readAs: (asked, read) => `« ${asked} » a été lu comme « ${read} ».`,
    readPart: (question) =>
      `Votre message dépasse 2 000 caractères : « ${question} » a été lu comme la question, le reste comme contexte.`,
    noSuchFile: "Il n’y a pas de tel fichier.",
    firstOf: (count) => `les ${count} premiers`,
    pages: (count) => `pages : ${count}`,
    words: (count) => `mots : ${count}`,
    hello: "Bonjour !",
    welcome: "Avec plaisir !",
    goodbye: "Au revoir !",
    fine: "Je suis Lectern, prêt à répondre.",
    addOne: "Ajoutez un document et je répondrai à vos questions en montrant les passages qui fondent la réponse.",
    canDo: (count) =>
      `Je réponds aux questions sur vos documents (${count}), toujours avec le passage d'où vient la réponse. Demandez un fait, un résumé, une comparaison ou une liste.`,
    askBack: "Que voulez-vous savoir ? Nommez une personne, un lieu, un terme ou un document.",
    forExample: "Par exemple :",
    noDocuments:
      "Il n'y a pas encore de documents ici. Ajoutez-en un ou choisissez une autre collection, puis reposez la question.",
    whichOne: "Lequel voulez-vous dire ?",
    joke: "En voici une. Un scan va chez le médecin : « Docteur, personne ne me comprend. » « Je vois », dit le médecin, « il vous manque la couche de texte. »",
    cannotReword: "Traduire et reformuler demandent un modèle de langage. Sans lui, je ne peux que citer.",
    cannotPerform:
      "Il faudrait l'inventer, et je ne fais que citer vos documents. Je peux vous offrir une blague, ou quelque chose d'intéressant tiré de vos documents.",
    interesting: "À lire :",
    sections: "Sections",
    unread: (names) => `Sans texte, donc non résumés : ${names}.`,
  },
};
