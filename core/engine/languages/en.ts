import { counted, plural } from "#core/counted.ts";
import type { Language } from "./language.ts";

export const en: Language = {
  code: "en",
  words:
    "the of what who whom whose which when where why how did does do is are was were many much to in and about list compare summarize summarise hello hi hey thanks thank you can all documents document a an it its this that these those there tell me give show my your i we us he she they them his her for on at by with from or if not no any some more most have has had be been will would could should may must please joke story song poem good morning evening night bye goodbye explain find name between during after before into than then also only other same such file files page pages collection mean meaning long old first last people used called happened year what's who's it's great nice cool ok okay yes",
  frames: {
    fromDocuments: "From your documents:",
    noneHolds: (words, total) =>
      total === 1
        ? `Your document does not mention ${words.join(" together with ")}.`
        : `None of your ${total} documents mentions ${words.join(" together with ")}.`,
    occursIn: (word, count) => `${word} occurs in ${counted(count, "document")}.`,
    nothingFound: (total) =>
      total === 1
        ? "Nothing in your document fits this question."
        : `Nothing in your ${total} documents fits this question.`,
    otherYear: (found, asked) => `About ${found}, not ${asked}:`,
    doesNotMention: (words) => `Does not mention ${words.join(", ")}:`,
    notSaid: "The documents do not say.",
    closest: "Closest I found:",
    nothingHere: "Does not say.",
    sideBySide: "Side by side:",
    inShort: "In short",
    numbersDiffer: "Numbers and dates that differ:",
    onlyOne: "There is only one document to look at:",
    cannotCompare: "The documents do not say enough about these to compare them.",
    noText: "The documents hold no text to summarise.",
    withoutText: (names) =>
      `There is no text to search in ${names}: it has no text layer, as a scan of paper. Run text recognition (OCR) over it and add it again.`,
    covers: (told, total) =>
      told < total
        ? `This covers ${told} of ${counted(total, "document")}; ask about the others by name.`
        : `This covers ${counted(total, "document")}.`,
    about: (topic, told, total) =>
      `What ${told} of ${counted(total, "document")} ${plural(told, "says", "say")} about “${topic}”:`,
    inventory: (count) => `There ${plural(count, "is", "are")} ${counted(count, "document")}`,
    mention: (topic, told, total) =>
      `${told} of ${counted(total, "document")} ${plural(told, "mentions", "mention")} “${topic}”`,
    noneMentions: (topic, total) => `None of the ${counted(total, "document")} mentions “${topic}”.`,
    items: (count, documents) => `${counted(count, "item")} found in ${counted(documents, "document")}`,
    saidAbout: (topic) => `What the documents say about “${topic}”:`,
    steps: "Then:",
    properties: (author) => `The text does not say; the properties of the file name **${author}** as its author.`,
    readAs: (asked, read) => `“${read}” was read for “${asked}”.`,
    readPart: (question) =>
      `Your message is longer than 2,000 characters: “${question}” was read as the question, the rest as context.`,
    firstOf: (count) => `the first ${count} ${plural(count, "is", "are")} listed`,
    pages: (count) => counted(count, "page"),
    words: (count) => counted(count, "word"),
    hello: "Hello!",
    welcome: "You are welcome!",
    goodbye: "Goodbye!",
    fine: "I am Lectern, and I am ready.",
    addOne: "Add a document, and I answer questions about it with the passages the answer rests on.",
    canDo: (count) =>
      `I answer questions about your ${count === 1 ? "document" : counted(count, "document")}, always with the passage the answer comes from. Ask for a fact, a summary, a comparison or a list.`,
    askBack: "What would you like to know? Name a person, a place, a term or a document.",
    forExample: "For example about:",
    noDocuments: "There are no documents to look at yet. Add one and ask again when it has been read.",
  },
};
