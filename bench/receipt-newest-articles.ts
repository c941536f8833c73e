/**
 * Sentences as an assistant writes them, true ones and lies, about passages of articles in ../shared/data, written on
 * 2026-11-26 before the checks were run on them. A hash parts them, with those of `receipt-newest-documents.ts`, into halves.
 */
import type { LiesAboutFile } from "./receipt-real-texts.ts";

const READ = "documents/readability/";
const DUCK = "documents/docling/html/sources/wiki_duck.html";
const GERMAN = "retrieval/xquad/xquad.de.json";

export const NEWEST_ARTICLES: readonly LiesAboutFile[] = [
  {
    file: `${READ}cnet/source.html`,
    from: "Facebook CEO Mark Zuckerberg knows a thing",
    to: "trade secrets and copyright infringement.",
    truths: [
      "Facebook paid 19 billion dollars for WhatsApp and one billion dollars for Instagram.",
      "Zuckerberg himself negotiated the takeover of Instagram.",
      "ZeniMax Media sued, accusing Oculus and Facebook of copyright infringement and of misusing trade secrets.",
    ],
    lies: [
      ["exchanged", "Facebook paid $3 billion for Instagram and $1 billion for Oculus VR."],
      ["roles", "Facebook and Oculus accuse ZeniMax Media of misappropriating trade secrets."],
      ["date", "Zuckerberg testified in the lawsuit on Thursday."],
    ],
  },
  {
    file: `${READ}cnet/source.html`,
    from: "He also stressed the need assure your target",
    to: "its original $4 billion asking price.",
    truths: [
      "Oculus originally asked for four billion dollars.",
      "According to Zuckerberg, a shared vision allowed Facebook to buy Oculus for less than it had first asked.",
      "Facebook paid less than $4 billion for Oculus.",
    ],
    lies: [
      ["comparison", "Facebook acquired Oculus for more than its original asking price of $4 billion."],
      ["number", "The original asking price of Oculus was $14 billion."],
      ["cause", "Facebook got Oculus cheaper because no competitor made an offer."],
    ],
  },
  {
    file: `${READ}aclu/source.html`,
    from: "When you sign up for Facebook, it encourages",
    to: "this kind of data collection.",
    truths: [
      "New members of Facebook are encouraged to upload their contact list.",
      "The author was invited by his aunt, a former colleague and a friend from elementary school, among others.",
      "The e-mail contains at least one web bug that identifies the author to Facebook's servers when he opens it.",
    ],
    lies: [
      ["negation", "Facebook does not link people based on who they know."],
      ["detail", "The author agreed that Facebook records this group of people as his contacts."],
      ["name", "The author received an email from Twitter that lists the people who invited him."],
    ],
  },
  {
    file: `${READ}aclu/source.html`,
    from: "Nearly every website that you visit",
    to: "even those who have opted out of the social network.",
    truths: [
      "A page with a Like button sends a request to Facebook's servers even if nobody clicks on it.",
      "The request contains the name of the page that is visited and Facebook-specific cookies.",
      "Such a request is known as a third-party request.",
    ],
    lies: [
      ["condition", "The browser only contacts Facebook's servers when you click on the Like button."],
      ["over-generalised", "Every website that you visit has a Like button."],
      ["negation", "Facebook cannot build a profile of people who have opted out of the social network."],
    ],
  },
  {
    file: `${READ}lifehacker-working/source.html`,
    from: "Color: Stores use color to make products",
    to: "don't play with display items.",
    truths: [
      "Red is often used for sale signs and advertising because it stands out and can encourage people to act.",
      "Shops make customers walk past things they do not need.",
      "People are more likely to buy something once they have picked it up, since their mind takes ownership of it.",
    ],
    lies: [
      ["detail", "Blue is commonly associated with sale signage and advertising."],
      ["comparison", "You are less likely to buy an item as soon as you pick it up."],
      ["negation", "Stores do not want you to touch the items that they sell."],
    ],
  },
  {
    file: `${READ}lwn-1/source.html`,
    from: "What is clear is that Smart Projects filed",
    to: "original Arduino site (arduino.cc).",
    truths: [
      "In October 2014 the USPTO was asked by Smart Projects to cancel Arduino LLC's trademark.",
      "Smart Projects renamed itself Arduino SRL one month later.",
      "Arduino LLC sued Arduino SRL for trademark infringement in January 2015.",
    ],
    lies: [
      ["roles", "Arduino SRL filed a trademark-infringement lawsuit against Arduino LLC in January 2015."],
      ["date", "Smart Projects changed its name to Arduino SRL in October 2014."],
      ["roles", "Federico Musto sold his ownership stake to Martino."],
    ],
  },
  {
    file: `${READ}google-sre-book-1/source.html`,
    from: "The four golden signals of monitoring are",
    to: "as opposed to just filtering out errors.",
    truths: [
      "Latency, traffic, errors and saturation are the golden signals of monitoring.",
      "Latency is how long it takes to serve a request.",
      "An HTTP 500 error caused by a lost database connection may be served very fast.",
    ],
    lies: [
      ["number", "There are five golden signals of monitoring."],
      ["comparison", "A fast error is even worse than a slow error."],
      ["negation", "Error latency need not be tracked; errors should just be filtered out."],
    ],
  },
  {
    file: `${READ}medium-2/source.html`,
    from: "So you should only use literally when",
    to: "how big your stomach is.",
    truths: [
      "The author says that literally should not be used in hyperbole.",
      "Crying because something was funny is possible, but one cannot literally cry one's eyes out.",
      "Saying you could eat a horse simply means that you are hungry.",
    ],
    lies: [
      ["negation", "Literally should be used in hyperbole."],
      ["detail", "The author believes that a big stomach would allow you to eat a horse in one sitting."],
      ["over-generalised", "Nothing is ever funny enough to elicit tears."],
    ],
  },
  {
    file: DUCK,
    from: "Ducks have many predators.",
    to: "such as hawks or owls.",
    truths: [
      "Ducklings are easy prey because they cannot fly.",
      "Among the animals that eat ducklings are pike, crocodilians and herons.",
      "Foxes and hawks may catch brooding females on the nest by surprise.",
    ],
    lies: [
      ["negation", "Ducks have hardly any predators."],
      ["roles", "Ducklings prey on large fish like pike."],
      ["cause", "Ducklings are vulnerable because they cannot swim."],
    ],
  },
  {
    file: DUCK,
    from: "Ducks have many economic uses",
    to: "less than 1 kg (2.2 lb).",
    truths: [
      "About three billion ducks are killed every year for their meat.",
      "Nearly all domestic ducks come from the mallard; the Muscovy duck is an exception.",
      "The smallest breed of domestic duck in the world is the call duck, which weighs under 1,000 grams.",
    ],
    lies: [
      ["unit", "The call duck weighs less than 1 lb."],
      [
        "over-generalised",
        "All varieties of domestic ducks, including the Muscovy duck, are descended from the mallard.",
      ],
      ["number", "Approximately 3 million ducks are slaughtered each year for meat worldwide."],
    ],
  },
  {
    file: `${READ}daringfireball-1/source.html`,
    from: "Daring Fireball is written and produced",
    to: "Perl, PHP, and MySQL.",
    truths: [
      "John Gruber writes and produces Daring Fireball.",
      "Joyent hosts the website, and Movable Type is used to publish the articles and links.",
      "The plug-ins MT-Regex and MT-IfEmpty were written by Brad Choate.",
    ],
    lies: [
      ["roles", "The portrait was made by John Gruber."],
      ["name", "Nat Irons wrote the MT-Regex plug-in."],
      ["name", "The membership system is fueled by Python and PostgreSQL."],
    ],
  },
  {
    file: `${READ}ietf-1/source.html`,
    from: "Internet-Drafts are draft documents valid",
    to: "All rights reserved.",
    truths: [
      "An Internet-Draft is valid for no more than half a year.",
      "This draft expires in the middle of December 2014, on the 15th.",
      "The copyright of 2014 belongs to the IETF Trust and the authors of the document.",
    ],
    lies: [
      ["date", "This Internet-Draft will expire on 15 October 2014."],
      ["number", "Internet-Drafts are valid for at least six months."],
      ["negation", "It is appropriate to use Internet-Drafts as reference material."],
    ],
  },
  {
    file: GERMAN,
    from: "Peyton Manning wurde zum ersten Quarterback",
    to: "General Manager ist.",
    truths: [
      "Manning führte als erster Quarterback zwei verschiedene Mannschaften zu mehreren Super Bowls.",
      "Mit 39 Jahren war Peyton Manning der älteste Quarterback, der je im Super Bowl gespielt hat.",
      "John Elway war 38, als er mit den Broncos den Super Bowl XXXIII gewann.",
    ],
    lies: [
      ["number", "Manning war 38 Jahre alt, als er den Rekord brach."],
      ["name", "Vor Manning hielt Tom Brady den Rekord."],
      ["roles", "Manning führte die Broncos zum Sieg beim Super Bowl XXXIII."],
    ],
  },
  {
    file: GERMAN,
    from: "Warschau war während seiner gesamten Existenz",
    to: "nur wenige wurden wiederaufgebaut.",
    truths: [
      "1901 waren 56,2 Prozent der Einwohner Warschaus katholisch.",
      "Im Jahr 1909 lebten 281.754 Juden in der Stadt.",
      "Die meisten Kultstätten wurden nach dem Aufstand von 1944 zerstört, und nur wenige baute man wieder auf.",
    ],
    lies: [
      ["exchanged", "Laut der Volkszählung von 1901 waren 35,7 % Katholiken und 56,2 % Juden."],
      ["date", "Im Jahr 1901 gab es 281.754 Juden in Warschau."],
      ["negation", "Die kommunistischen Behörden förderten nach dem Krieg den Kirchenbau."],
    ],
  },
  {
    file: GERMAN,
    from: "Im Jahr 1973 ernannte Nixon William E. Simon",
    to: "über kein Benzin verfügten.",
    truths: [
      "William E. Simon wurde 1973 von Nixon zum ersten Leiter des Federal Energy Office ernannt.",
      "1974 bekamen die Staaten so viel inländisches Öl, wie sie 1972 verbraucht hatten.",
      "Ein Fünftel der Tankstellen in den USA hatte Ende Februar 1974 kein Benzin.",
    ],
    lies: [
      ["roles", "Simon ernannte Nixon zum Direktor des Federal Energy Office."],
      ["number", "Die AAA berichtete, dass 80 % der Tankstellen kein Benzin hatten."],
      ["date", "Das Federal Energy Office wurde 1972 gegründet, um auf das Embargo zu reagieren."],
    ],
  },
  {
    file: GERMAN,
    from: "In der Vergangenheit war Victoria die Heimat",
    to: "im Oktober 2016 schließen).",
    truths: [
      "Ford, Toyota und Holden hatten früher Werke in Victoria.",
      "Toyota kündigte im Februar 2014 an, 2017 zu schließen.",
      "Ford entschied sich im Dezember 2013, seine Werke zu schließen.",
    ],
    lies: [
      ["date", "Holden kündigte die Schließung im Dezember 2013 an."],
      ["name", "Toyota hat Werke in Broadmeadows und Geelong."],
      ["name", "Auch Nissan gehörte zu den großen Automarken in Victoria."],
    ],
  },
  {
    file: GERMAN,
    from: "Da sowohl Präsident Kenyatta als auch Vizepräsident",
    to: "während seiner Regierungszeit bereiste.",
    truths: [
      "Obama besuchte Kenia auf seiner Afrikareise 2013 nicht.",
      "Kenyatta reiste auf Einladung von Xi Jinping nach China und machte dabei in Russland Station.",
      "Als erster amtierender US-Präsident kam Obama im Juli 2015 nach Kenia.",
    ],
    lies: [
      ["negation", "Obama besuchte Kenia Mitte 2013 während seiner Afrikareise."],
      ["roles", "Xi Jinping besuchte Kenia auf Einladung von Präsident Kenyatta."],
      ["name", "Vizepräsident Raila Odinga hatte 2013 Gerichtstermine vor dem Internationalen Strafgerichtshof."],
    ],
  },
  {
    file: GERMAN,
    from: "DECnet ist eine Reihe von Netzwerkprotokollen",
    to: "Implementierung für Linux.",
    truths: [
      "Die Digital Equipment Corporation entwickelte die Protokolle von DECnet.",
      "DECnet erschien 1975, um zwei Kleinrechner vom Typ PDP-11 miteinander zu verbinden.",
      "Aus anfangs drei Schichten wurden 1982 sieben.",
    ],
    lies: [
      ["exchanged", "DECnet hatte ursprünglich sieben Schichten und später drei."],
      ["number", "DECnet sollte zwölf PDP-11 Minicomputer verbinden."],
      ["name", "Die DECnet-Protokolle wurden von IBM entwickelt."],
    ],
  },
];
