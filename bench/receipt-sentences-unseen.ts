import type { SentencesOf } from "./receipt-sentences.ts";

const nq = { file: "nq-qed/dev.jsonl" } as const;
const medquad = { file: "medquad/qa.jsonl" } as const;

/** Of these only the figures are read, never the sentences that fail: no rule is made for them. */
export const UNSEEN: readonly SentencesOf[] = [
  {
    ...nq,
    line: 618,
    truths: [
      "Red Bull came to Hungary and Slovenia in 1992, its first international markets.",
      "In 2008 Chaleo and Mateschitz had an estimated worth of 4,000 million US dollars.",
      "It came to the United States through California in 1997.",
    ],
    lies: [
      "It entered the Middle East in 1997 and the United States in 2000.",
      "Forbes estimated the net worth of both at US$4 million.",
      "Mateschitz listed Forbes magazine as the 250th richest in the world.",
    ],
  },
  {
    ...nq,
    line: 863,
    truths: [
      "At Pisac the river lies 3 km above sea level.",
      "The valley floor has an average width of about 1,000 metres.",
      "Veronica, at 5,893 metres, is one of two prominent mountains to the south.",
    ],
    lies: [
      "Sahuasiray is higher than Veronica.",
      "Veronica is 5,818 metres high and Sahuasiray 5,893 metres.",
      "The valley floor is about 1 metre wide on average.",
    ],
  },
  {
    ...nq,
    line: 173,
    truths: [
      "Of the more than 120 plays that Sophocles wrote, seven have come down to us complete.",
      "Sophocles won twenty-four of the thirty competitions he entered.",
      "For almost five decades Sophocles was the most celebrated playwright in Athens.",
    ],
    lies: [
      "Aeschylus won 24 competitions and Sophocles 13.",
      "Sophocles was sometimes defeated by Aeschylus.",
      "Sophocles wrote his first plays earlier than those of Aeschylus.",
    ],
  },
  {
    ...nq,
    line: 901,
    truths: [
      "Pudding Pops brought in $100 million in their first year.",
      "After five years Pudding Pops were making 300 million dollars annually.",
      "Pudding Pops come from Baton Rouge in Louisiana.",
    ],
    lies: [
      "In its first year, it earned $300,000,000, and after 5 years $100,000,000.",
      "Pudding Pops earned $100 billion in the first year.",
      "Pudding Pops were discontinued because they were too profitable.",
    ],
  },
  {
    ...nq,
    line: 1264,
    truths: [
      "The median wage was 9.12 dollars an hour.",
      "A further 230,000 young people worked in agriculture.",
      "Women made up about 24 percent of farmers in 2004.",
    ],
    lies: [
      "The median pay was $18,970 per hour.",
      "In 2009, about 519,000 people over age 20 worked on farms owned by their family.",
      "In 2012, there were 757,900 farmers and 3.2 million legally employed agricultural workers.",
    ],
  },
  {
    ...nq,
    line: 22,
    truths: [
      "Jeep sold 1,400,000 SUVs worldwide in 2016.",
      "Jeep had sold 0.5 million SUVs in 2008.",
      "More than 2,400 dealerships in the U.S. may sell Jeep vehicles.",
    ],
    lies: [
      "Jeep sold 1.4 million SUVs in 2008 and 500,000 in 2016.",
      "Jeep is estimated to be worth between $22 and $33.5 million.",
      "FCA is estimated to be worth slightly more than Jeep.",
    ],
  },
  {
    ...nq,
    line: 42,
    truths: [
      "Brain tissue needs a lot of energy for its size.",
      "In humans the brain uses 20 to 25 percent of basal metabolism.",
      "Bats have smaller brains, apparently because they must limit their body weight to fly.",
    ],
    lies: [
      "Inactive regions of the cerebral cortex consume somewhat more energy than active regions.",
      "Most vertebrate species devote between 20 % and 25 % of basal metabolism to the brain, and humans 2 to 8 %.",
      "The energy consumption of the brain varies greatly over time.",
    ],
  },
  {
    ...nq,
    line: 1304,
    truths: [
      "Freshwater makes up just 2.5 percent of all water.",
      "The oceans cover about 78% of Earth's surface.",
      "The planet looks blue from space, since the oceans reflect blue light.",
    ],
    lies: [
      "Saline seawater accounts for only 2.5 % of the total.",
      "Freshwater accounts for 25 % of the total.",
      "The oceans reflect blue light because the Earth appears blue from space.",
    ],
  },
  {
    ...nq,
    line: 1281,
    truths: [
      "Some roadrunners have run at 32 kilometres per hour.",
      "Roadrunners live in Mexico and the southwest of the United States, mostly in deserts.",
      "There are two species of roadrunner.",
    ],
    lies: [
      "Some have been clocked at 20 kilometres per hour.",
      "Roadrunners are slow-running cuckoos with short tails.",
      "Roadrunners are found in the southwestern United States and Canada.",
    ],
  },
  {
    ...medquad,
    line: 7989,
    truths: [
      "Roughly one in 450 males carries the genetic change that leads to FXTAS.",
      "Sixteen percent of the females with the change are estimated to develop signs of FXTAS.",
      "One in 3,000 men older than 50 years is thought to be affected.",
    ],
    lies: [
      "Approximately 1 in 200 males and 1 in 450 females has the genetic change that leads to FXTAS.",
      "An estimated 40 percent of the females develop signs and symptoms of FXTAS.",
      "It is estimated that 1 in 3,000 men under age 50 is affected.",
    ],
  },
];
