const listed = (words: string): readonly string[] => words.split(" ").map((word) => word.replaceAll("_", " "));

/** Verbs of instructions that are no nouns: "Installing Docker" and "Install Docker" ask how it is done. */
const CLEAR = listed(
  "add adjust back_up bake calculate configure connect convert create customise customize delete deploy disable disconnect enable install log_in log_out modify rebuild reinstall remove rename restore roll_back set_up sign_in sign_up sync troubleshoot turn_off turn_on uninstall update upgrade upload validate verify",
);
/** Those that are nouns as well: "Share repurchases" is no instruction, "Share your notes" is one. */
const WITH_ARTICLE = listed(
  "allow apply assemble boil book brew build buy call cancel change charge check choose clean clear close cook copy cut debug decorate define design download draw edit enter export fetch file fill find fit fix generate get host import insert join launch learn link load make manage map measure merge mix monitor mount move open order organise organize pack paint pay plan plant prepare prevent print protect publish read register renew repair replace report request reset resize restart return run save scan schedule search select sell send share ship show sort split start stop store submit switch test track train transfer translate use view visit wash watch wire wrap write",
);

/** After one of them these make a noun of both: "Install process". */
const MADE_NOUNS = listed(
  "process procedure procedures instructions command guide log path status dialog menu mode script history",
);

/** "set up" is "setting up", "use" is "using". */
function gerundOf(verb: string): string {
  const [first = "", ...rest] = verb.split(" ");
  const isDoubled = /[^aeiou][aeiou][bdglmnpt]$/u.test(first) && !UNDOUBLED.has(first);
  const stem = isDoubled ? first + first.slice(-1) : /[^eo]e$/u.test(first) ? first.slice(0, -1) : first;
  return [`${stem}ing`, ...rest].join(" ");
}

/** Their last syllable is not the stressed one. */
const UNDOUBLED = new Set(["cancel", "edit", "open", "visit"]);

const forms = (verbs: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    verbs.flatMap((verb) => [
      [verb, verb],
      [gerundOf(verb), verb],
    ]),
  );
const CLEAR_FORMS = new Map([...forms(CLEAR), ["using", "use"]]);
const OTHER_FORMS = forms(WITH_ARTICLE);

const anyOf = (words: Iterable<string>): string => [...words].toSorted((a, b) => b.length - a.length).join("|");
const HOW_TO = new RegExp(`^(?:how )?to (?=(?:${anyOf(CLEAR)}|${anyOf(WITH_ARTICLE)}) )`, "iu");
const OPENS = new RegExp(
  `^(?:(${anyOf(CLEAR_FORMS.keys())}) (?=\\p{L})(?!(?:${anyOf(MADE_NOUNS)})$)|(${anyOf(OTHER_FORMS.keys())}) (?=(?:the|an?|your|my|our|its?) ))`,
  "iu",
);

/** "Installing the app", "Install the app" and "How to install the app" ask how it is done. */
export function stepsIn(heading: string): string | undefined {
  const [told = ""] = HOW_TO.exec(heading) ?? [];
  if (told !== "") return `How do I ${heading.slice(told.length)}?`;
  const [opening, clear, other] = OPENS.exec(heading) ?? [];
  const verb = CLEAR_FORMS.get(clear?.toLowerCase() ?? "") ?? OTHER_FORMS.get(other?.toLowerCase() ?? "");
  return opening && verb ? `How do I ${verb} ${heading.slice(opening.length)}?` : undefined;
}
