/**
 * True paraphrases and lies, by hand, about paragraphs of ../shared/data that no rule was tried on before. These may be looked
 * at while rules change.
 */
export interface SentencesOf {
  readonly file: "nq-qed/dev.jsonl" | "medquad/qa.jsonl";
  /** Line of the file, 0-based. */
  readonly line: number;
  readonly truths: readonly string[];
  readonly lies: readonly string[];
}

const nq = { file: "nq-qed/dev.jsonl" } as const;
const medquad = { file: "medquad/qa.jsonl" } as const;

export const SEEN: readonly SentencesOf[] = [
  {
    ...nq,
    line: 1007,
    truths: [
      "The longest confirmed whale shark measured 1,265 cm.",
      "The biggest confirmed whale shark weighed about 21,500 kg.",
      "Until 1984, the whale shark was placed in Rhinodontidae under the name Rhiniodon.",
    ],
    lies: [
      "The largest confirmed whale shark was 12.65 km long.",
      "The whale shark appeared about 60 billion years ago.",
      "The genus Rhincodon belongs to the whale shark, and the class Chondrichthyes to the subclass Elasmobranchii.",
    ],
  },
  {
    ...nq,
    line: 406,
    truths: [
      "The Confederation Bridge connects mainland New Brunswick to Prince Edward Island.",
      "The bridge is 12,900 metres long.",
      "Building the bridge cost 1,300 million Canadian dollars.",
    ],
    lies: [
      "Construction of the bridge cost C$1.3 million.",
      "Construction took place from May 1997 to October 1993.",
      "The bridge opened in October 1993.",
    ],
  },
  {
    ...nq,
    line: 590,
    truths: [
      "Henrik Ibsen's play A Doll's House has 3 acts.",
      "The first performance of A Doll's House took place in Copenhagen in December 1879.",
      "The play had been published earlier in the month of its premiere.",
    ],
    lies: [
      "A Doll's House premiered at the Royal Theatre in Oslo.",
      "The play was published later in the month of its premiere.",
      "A Doll's House is a play in four acts.",
    ],
  },
  {
    ...nq,
    line: 1345,
    truths: [
      "Robert Cavelier de La Salle founded the fort in 1685 near Matagorda Bay.",
      "The ships anchored 640 kilometres too far west.",
      "La Salle meant to establish his colony at the mouth of the Mississippi.",
    ],
    lies: [
      "The colony was established in 1688 and survived until 1685.",
      "His ships anchored 400 miles to the east.",
      "The ships anchored 640 miles to the west, off the coast of Texas.",
    ],
  },
  {
    ...nq,
    line: 763,
    truths: [
      "In 2011 Western Australia produced 474,000,000 tonnes of iron ore.",
      "Seventy percent of the ore produced in 2010 was imported by China.",
      "Brazil has 17 percent and Russia 15 percent of the world's iron ore.",
    ],
    lies: [
      "Japan imported 70 percent of the 2010 production and China 19 percent.",
      "Brazil has 15 percent of the world's iron ore and Russia 17 percent.",
      "Western Australia's iron ore output for 2011 was 474 thousand tonnes.",
    ],
  },
  {
    ...nq,
    line: 396,
    truths: [
      "Sockeye salmon reach lengths of up to 0.84 m.",
      "Sockeye salmon can weigh up to seven kilograms.",
      "Kokanee stay in freshwater for their whole lives and never migrate to the ocean.",
    ],
    lies: [
      "Kokanee migrate to the ocean and do not live in freshwater.",
      "Sockeye salmon can grow up to 84 mm in length.",
      "Zooplankton eat primarily sockeye salmon.",
    ],
  },
  {
    ...nq,
    line: 604,
    truths: [
      "The steak weighs 4.5 pounds, or 2,040 g.",
      "Whoever eats the entire meal within 60 minutes gets the steak free.",
      "More than 9.5 thousand people had eaten the meal by February 2018.",
    ],
    lies: [
      "The steak costs $72 for anyone who can eat the entire meal in one hour or less.",
      "Over 62,000 people out of about 9,500 have accomplished this feat.",
      "The entire meal must be eaten in 72 hours or less.",
    ],
  },
  {
    ...nq,
    line: 778,
    truths: [
      "A toddler is a child between one and three years of age.",
      "Toddlers are children aged twelve to thirty-six months.",
      'The word toddler comes from "to toddle", meaning to walk unsteadily.',
    ],
    lies: [
      "A toddler is a child 12 to 36 weeks old.",
      "To toddle means to walk steadily.",
      "A toddler is a child 12 to 36 years old.",
    ],
  },
  {
    ...medquad,
    line: 11524,
    truths: [
      "5q- syndrome makes up 15 % of all MDS cases.",
      "Women have 5q- syndrome more than two times as often as men.",
      "Other forms of MDS are more common among men than among women.",
    ],
    lies: [
      "5q- syndrome is more than twice as common in men.",
      "MDS affects nearly 1 in 20 people in the United States.",
      "Other forms of MDS occur more frequently in women than men.",
    ],
  },
  {
    ...medquad,
    line: 9549,
    truths: [
      "Mycosis fungoides makes up about 70% of cutaneous T-cell lymphomas.",
      "Males get mycosis fungoides almost twice as often as females do.",
      "In the United States there are about 3.6 cases for every million people per year.",
    ],
    lies: [
      "Mycosis fungoides affects females nearly twice as often as males.",
      "In the United States, there are an estimated 3.6 cases per thousand people each year.",
      "Cutaneous T-cell lymphomas account for approximately 70 percent of mycosis fungoides.",
    ],
  },
];
