/** Tables and German texts, written with those in `receipt-real-texts.ts`. */
import type { LiesAboutFile } from "./receipt-real-texts.ts";

const WEBUI = "documents/markdown/open-webui+docs/docs/";
const WALMART = "filings/pdfs/WALMART_2020_10K.pdf";
const NETFLIX = "filings/pdfs/NETFLIX_2017_10K.pdf";
const GERMAN = "retrieval/xquad/xquad.de.json";

export const TABLES: readonly LiesAboutFile[] = [
  {
    file: "documents/docling/csv/groundtruth/csv-comma.csv.md",
    from: "Index",
    to: "https://goodwin-ingram.com/",
    truths: [
      "Sheryl Baxter works for the Rasmussen Group.",
      "Roy Berry subscribed on March 25, 2020.",
      "Linda Olsen lives in the Dominican Republic.",
      "Preston Lozano's company is Vega-Gentry.",
      "The customer from Slovakia is called Joanna Bender.",
    ],
    lies: [
      ["row", "Linda Olsen lives in Chile."],
      ["row", "Roy Berry works for Vega-Gentry."],
      ["date", "Sheryl Baxter subscribed on 23 April 2021."],
      ["row", "Joanna Bender subscribed on June 2, 2020."],
      ["name", "Preston Lozano works for Siemens."],
    ],
  },
  {
    file: `${WEBUI}features/open-terminal/advanced/multi-user.md`,
    from: "Single Container",
    to: "(enterprise)",
    truths: [
      "With a single container, all users share the same system.",
      "Per-user containers are meant for larger teams and untrusted users.",
      "The single container needs one extra setting.",
      "Per-user containers are fully isolated from each other.",
    ],
    lies: [
      ["column", "The single container setup is best for untrusted users."],
      ["column", "Per-user containers need only one extra setting."],
      ["column", "Per-user containers share the same system."],
      ["column", "A single container requires an additional orchestration service."],
    ],
  },
  {
    file: `${WEBUI}ecosystem/computer/choose.md`,
    from: "Open WebUI",
    to: "terminal, and git work without it",
    truths: [
      "Open WebUI Computer is meant for one trusted owner.",
      "Open WebUI can have one or many users.",
      "AI is required for Open Terminal.",
      "Files, terminal and git work without AI in Open WebUI Computer.",
    ],
    lies: [
      ["column", "Open WebUI is meant for one trusted owner."],
      ["negation", "Open WebUI does not require AI."],
      ["column", "Open Terminal's center of gravity is your actual machine."],
      ["column", "Files, terminal and git work without AI in Open Terminal."],
    ],
  },
  {
    file: WALMART,
    from: "As of the end of fiscal 2020, Walmart Inc.",
    to: "the equivalent of $1 per day.",
    truths: [
      "At the end of fiscal 2020 Walmart had more than 2,200,000 employees worldwide.",
      "One and a half million of the associates work in the United States.",
      "Outside the U.S., Walmart employs 700,000 associates.",
      "Eligible associates get $5,000 towards an adoption.",
      "With Live Better U, associates can earn a degree for the equivalent of one dollar a day.",
      "All full-time associates are offered a paid parental leave program.",
    ],
    lies: [
      ["exchanged", "Walmart employs 0.7 million associates in the U.S. and 1.5 million internationally."],
      ["scale", "Walmart employed more than 2.2 billion people worldwide."],
      ["unit", "Associates can earn a college degree for the equivalent of $1 per week."],
      ["opposite", "Walmart U.S. turnover has worsened in recent years."],
      ["quantifier", "All associates turn over each year."],
      ["number", "Walmart offers a $15,000 benefit to assist with adoption."],
    ],
  },
  {
    file: WALMART,
    from: "The following table provides further details of our retail units",
    to: "11,909",
    truths: [
      "As of January 31, 2020, Walmart had 836 retail units in Central America.",
      "In China, 436 of the 438 retail units are leased.",
      "Walmart U.S. owns 4,069 retail units.",
      "Sam's Club has 25 distribution facilities.",
      "In Mexico, Walmart leases more units than it owns.",
      "There were 11,909 properties in total.",
      "Of the 631 units in the United Kingdom, 432 are owned.",
    ],
    lies: [
      ["row", "Walmart had 367 retail units in China."],
      ["column", "In Japan, 279 retail units are owned."],
      ["comparison", "Walmart has more units in Chile than in Canada."],
      ["row", "Sam's Club has 162 distribution facilities."],
      ["column", "Walmart leases 432 units in the United Kingdom."],
      ["date", "As of January 31, 2019, Walmart had 5,355 U.S. retail units."],
      ["number", "Walmart had 82 units in Argentina."],
    ],
  },
  {
    file: NETFLIX,
    from: "As of December 31, 2017 , we had approximately",
    to: "(408) 540-3700.",
    truths: [
      "Netflix had about 5,500 employees at the end of 2017.",
      "About 600 of the full-time employees were categorized as temporary.",
      "The company was incorporated in Delaware in August 1997.",
      "Netflix went public in May 2002.",
      "Its principal offices are in Los Gatos, California.",
    ],
    lies: [
      ["exchanged", "Netflix was incorporated in May 2002 and completed its initial public offering in August 1997."],
      ["name", "Netflix was incorporated in Nevada in August 1997."],
      ["number", "Netflix had approximately 4,500 employees as of December 31, 2017."],
      ["exchanged", "Approximately 600 employees were full-time."],
      ["date", "The company completed its initial public offering in March 2002."],
    ],
  },
  {
    file: NETFLIX,
    from: "Net additions",
    to: "Contribution margin",
    truths: [
      "Memberships at the end of the period were 54,750 thousand in 2017.",
      "Domestic streaming revenues were 5,077,307 thousand dollars in 2016.",
      "The average monthly revenue per paying membership was $8.50 in 2015.",
      "Marketing expenses rose by 45% from 2016 to 2017.",
      "Domestic marketing cost 382.8 million dollars in 2016.",
      "Net additions were lower in 2016 than in 2015.",
    ],
    lies: [
      ["column", "Revenues were $4,180,339 thousand in 2016."],
      ["row", "Marketing was $2,280,464 thousand in 2017."],
      ["comparison", "Net additions were higher in 2016 than in 2015."],
      ["column", "The average monthly revenue per paying membership was $10.18 in 2015."],
      ["scale", "Revenues were $6,153,025 million in 2017."],
      ["row", "Paid memberships at end of period were 54,750 thousand in 2017."],
    ],
  },
];

export const IN_GERMAN: readonly LiesAboutFile[] = [
  {
    file: GERMAN,
    from: "Nachdem er Edisons Firma verlassen hatte",
    to: "in den USA angemeldet hatte.",
    truths: [
      "1886 tat sich Tesla mit den Geschäftsleuten Robert Lane und Benjamin Vail zusammen.",
      "Lane und Vail wollten das Unternehmen finanzieren.",
      "Die Firma baute Lichtbogenbeleuchtungen ein, die Tesla entworfen hatte.",
      "Die Entwürfe für Lichtmaschinenkommutatoren waren Teslas erste Patente in den USA.",
    ],
    lies: [
      ["date", "Im Jahr 1868 verbündete sich Tesla mit zwei Geschäftsleuten."],
      ["roles", "Tesla finanzierte ein Unternehmen von Robert Lane und Benjamin Vail."],
      ["time", "Bevor er Edisons Firma verließ, verbündete sich Tesla mit zwei Geschäftsleuten."],
      ["number", "Tesla verbündete sich mit drei Geschäftsleuten."],
    ],
  },
  {
    file: GERMAN,
    from: "Victoria hat eine schriftliche Verfassung",
    to: "über ein Referendum bedürfen.",
    truths: [
      "Die Verfassung von Victoria wurde 1975 erlassen.",
      "Sie beruht auf der Kolonialverfassung von 1855.",
      "Das britische Parlament hat den Victoria Constitution Act 1855 verabschiedet.",
      "Das Parlament von Victoria kann die Verfassung ändern.",
    ],
    lies: [
      ["exchanged", "Die Verfassung wurde 1855 erlassen und basiert auf der Kolonialverfassung aus dem Jahr 1975."],
      ["negation", "Das Parlament von Victoria kann die Verfassung nicht ändern."],
      ["roles", "Das Parlament von Victoria verabschiedete den Victoria Constitution Act 1855."],
      ["number", "Einige Bestimmungen brauchen eine Zweidrittelmehrheit in beiden Häusern."],
    ],
  },
  {
    file: GERMAN,
    from: "Das Rhein-Maas- Delta",
    to: "im gleichen Delta endet.",
    truths: [
      "Das Rhein-Maas-Delta ist die bedeutendste Naturregion der Niederlande.",
      "Der Rhein teilt sich in Waal und Nederrijn.",
      "Der größte Teil des Wassers stammt vom Rhein.",
      "Auch die Schelde endet in diesem Delta.",
    ],
    lies: [
      ["roles", "Die Maas trägt den größten Teil des Wassers bei."],
      ["name", "Das Rhein-Maas-Delta beginnt bei Nijmegen."],
      ["opposite", "Das Delta ist die unwichtigste Naturregion der Niederlande."],
      ["negation", "Die Schelde endet nicht im gleichen Delta."],
    ],
  },
  {
    file: GERMAN,
    from: "Trotz ihrer weichen, gallertartigen Körper",
    to: "vor 66 Millionen Jahren.",
    truths: [
      "Die ältesten Fossilien stammen aus dem frühen Kambrium und sind etwa 515 Millionen Jahre alt.",
      "Die Fossilien haben keine Tentakel.",
      "Die fossilen Formen hatten viel mehr Kammreihen als die heutigen.",
      "Die Stellung der Rippenquallen im Stammbaum ist seit langem umstritten.",
    ],
    lies: [
      ["comparison", "Die Fossilien haben viel weniger Kammreihen als moderne Formen."],
      ["negation", "Die Fossilien verfügen über Tentakel."],
      ["exchanged", "Die Fossilien reichen bis vor etwa 66 Millionen Jahren zurück."],
      ["scale", "Die Fossilien reichen etwa 515 Milliarden Jahre zurück."],
    ],
  },
];
