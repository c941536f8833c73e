import type { Language } from "./language.ts";

export const fr: Language = {
  code: "fr",
  words:
    "le la les l' un une des du de d' et est sont était étaient ont qui que qu' quoi quel quelle quels quelles où quand comment combien pourquoi dans pour sur avec sans sous par au aux en ce cette ces cet c' s' se ne n' pas plus il elle ils elles on je j' tu vous nous me moi te toi mon ma mes son sa ses leur leurs bonjour bonsoir salut coucou merci beaucoup revoir documents document tous toutes résume résumer résumez comparez compare entre y raconte raconte-moi racontez dis blague histoire chanson ça va es fait peux pouvez donne donnez liste explique oui non",
  frames: {
    fromDocuments: "Dans vos documents :",
    noneHolds: (words, total) =>
      total === 1
        ? `Votre document ne mentionne pas ${words.join(" avec ")}.`
        : `Aucun de vos ${total} documents ne mentionne ${words.join(" avec ")}.`,
    occursIn: (word, count) => `${word} figure dans ${count} ${count === 1 ? "document" : "documents"}.`,
    nothingFound: (total) =>
      total === 1
        ? "Rien dans votre document ne correspond à cette question."
        : `Rien dans vos ${total} documents ne correspond à cette question.`,
    otherYear: (found, asked) => `Au sujet de ${found}, non de ${asked} :`,
    doesNotMention: (words) => `Ne mentionne pas ${words.join(", ")} :`,
    notSaid: "Les documents ne le disent pas.",
    closest: "Le plus proche que j'ai trouvé :",
    nothingHere: "N'en dit rien.",
    sideBySide: "Côte à côte :",
    inShort: "En bref",
    numbersDiffer: "Nombres et dates qui diffèrent :",
    onlyOne: "Il n'y a qu'un seul document :",
    cannotCompare: "Les documents n'en disent pas assez pour comparer.",
    noText: "Les documents ne contiennent pas de texte à résumer.",
    withoutText: (names) =>
      `Il n’y a pas de texte à chercher dans ${names} : la couche de texte manque, comme dans un scan. Lancez une reconnaissance de texte (OCR) et ajoutez le résultat.`,
    covers: (told, total) =>
      told < total ? `Documents résumés : ${told} sur ${total}.` : `Documents résumés : ${total}.`,
    about: (topic, told, total) => `À propos de « ${topic} » (documents : ${told} sur ${total}) :`,
    inventory: (count) => `Documents : ${count}`,
    mention: (topic, told, total) => `« ${topic} » : documents qui en parlent, ${told} sur ${total}`,
    noneMentions: (topic) => `Aucun document ne mentionne « ${topic} ».`,
    items: (count, documents) => `Points trouvés : ${count} (documents : ${documents})`,
    saidAbout: (topic) => `Ce que les documents disent de « ${topic} » :`,
    steps: "Ensuite :",
    properties: (author) => `Le texte ne le dit pas ; les propriétés du fichier indiquent **${author}**.`,
    readAs: (asked, read) => `« ${asked} » a été lu comme « ${read} ».`,
    readPart: (question) =>
      `Votre message dépasse 2 000 caractères : « ${question} » a été lu comme la question, le reste comme contexte.`,
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
    noDocuments: "Il n'y a pas encore de documents. Ajoutez-en un et reposez la question quand il aura été lu.",
  },
};
