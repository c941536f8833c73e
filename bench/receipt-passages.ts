/**
 * Half of twenty passages, drawn by chance, with two true paraphrases and three lies each, written before any rule was tried
 * on them. These may be looked at while rules change.
 */
export interface LiesAbout {
  readonly passage: string;
  readonly truths: readonly string[];
  /** With what is wrong in each. */
  readonly lies: readonly (readonly [kind: string, lie: string])[];
}

export const DRAWN: readonly LiesAbout[] = [
  {
    passage:
      "The G40 figures are cabinet ministers Jonathan Moyo and Saviour Kasukuwere, who fled to the compound after their homes were attacked by troops in Tuesday night's coup. Mr Mugabe has led Zimbabwe since independence in 1980.",
    truths: [
      "Troops attacked the homes of Jonathan Moyo and Saviour Kasukuwere.",
      "Since independence in 1980, Zimbabwe has been led by Mr Mugabe.",
    ],
    lies: [
      ["roles", "Jonathan Moyo and Saviour Kasukuwere attacked the homes of troops."],
      ["time", "The ministers fled to the compound before their homes were attacked."],
      ["merged", "Jonathan Moyo has led Zimbabwe since independence in 1980."],
    ],
  },
  {
    passage:
      "The tenant may terminate the lease with three months' notice. The landlord must return the deposit within 60 days. Pets are not permitted without written consent of the landlord.",
    truths: [
      "The notice period for the tenant is three months.",
      "Within two months at most, that is 60 days, the deposit must be returned by the landlord.",
    ],
    lies: [
      ["modality", "The tenant must terminate the lease with three months' notice."],
      ["roles", "The tenant must return the deposit to the landlord within 60 days."],
      ["negation", "Pets are permitted without written consent."],
    ],
  },
  {
    passage:
      "The northern line is 42 km long and opened in 1998; the southern line is 27 km long and opened in 2006. Each train carries up to 640 passengers.",
    truths: [
      "The southern line, opened in 2006, has a length of 27 kilometres.",
      "Up to 640 people fit into one train.",
    ],
    lies: [
      ["exchanged", "The southern line is 42 km long."],
      ["comparison", "The southern line is longer than the northern line."],
      ["time", "The southern line opened before the northern line."],
    ],
  },
  {
    passage:
      "Because the pump failed on 3 May, the basement was flooded and the museum closed for two weeks. The insurer paid 84,000 euros; the city added 15,000 euros for new shelves.",
    truths: ["The museum was shut for 14 days.", "The insurer covered €84,000 of the damage."],
    lies: [
      ["cause", "The museum closed because the insurer did not pay."],
      ["exchanged", "The city paid 84,000 euros."],
      ["cause", "The pump failed because the basement was flooded."],
    ],
  },
  {
    passage:
      "Marta Olsen founded the cooperative in 1974 together with Piet van Dam. In 1991 she handed the management over to her nephew Lars, who sold the mill to a Danish group in 2003.",
    truths: [
      "The cooperative was founded by Marta Olsen and Piet van Dam in 1974.",
      "The mill was sold to a Danish group by Lars in 2003.",
    ],
    lies: [
      ["roles", "Lars handed the management over to Marta Olsen in 1991."],
      ["merged", "Marta Olsen sold the mill to a Danish group in 1991."],
      ["time", "Lars sold the mill in 1991."],
    ],
  },
  {
    passage:
      "The battery stores 2.2 kWh and weighs 18 kg. Charging from empty takes 90 minutes at 230 V. The warranty lasts two years, or 1,000 charging cycles if these are reached earlier.",
    truths: [
      "An empty battery is charged in an hour and a half.",
      "It has a capacity of 2,200 Wh and a weight of 18 kilograms.",
    ],
    lies: [
      ["unit", "The battery stores 2.2 MWh."],
      ["number", "The warranty lasts 36 months."],
      ["comparison", "The warranty lasts two years, or 1,000 charging cycles if these are reached later."],
    ],
  },
  {
    passage:
      "Allergies to peanuts and other foods are on the rise. In the U.S., more than 2% of people react to peanuts, a 400% increase since 1997.",
    truths: [
      "Over two percent of people in the U.S. react to peanuts.",
      "Since 1997, the share has increased by 400%.",
    ],
    lies: [
      ["comparison", "In the U.S., less than 2% of people react to peanuts."],
      ["comparison", "Peanut allergies have decreased by 400% since 1997."],
      ["exchanged", "In the U.S., 400% of people react to peanuts."],
    ],
  },
  {
    passage:
      "The committee rejected the proposal of the Green group by 14 votes to 9. The proposal of the Liberals was accepted with one abstention. The new rules apply from 1 January 2027.",
    truths: [
      "The Green group's proposal was turned down by 14 to 9 votes.",
      "The new rules come into force on 1 January 2027.",
    ],
    lies: [
      ["negation", "The committee accepted the proposal of the Green group."],
      ["merged", "The Liberals' proposal was rejected by 14 votes to 9."],
      ["time", "The new rules apply until 1 January 2027."],
    ],
  },
  {
    passage:
      "Visitors must register at the gate before entering the site. Children under 12 may enter only with an adult. Photographs are allowed in the garden but not in the greenhouse.",
    truths: [
      "Before visitors enter the site, they have to register at the gate.",
      "It is not allowed to take photographs in the greenhouse.",
    ],
    lies: [
      ["modality", "Visitors may register at the gate before entering the site."],
      ["negation", "Photographs are allowed in the greenhouse."],
      ["time", "Visitors must register at the gate after entering the site."],
    ],
  },
  {
    passage:
      "Revenue of the Nordic segment grew from $4.1 million in 2022 to $5.3 million in 2023, while revenue of the Iberian segment fell from $3.9 million to $3.2 million. The group employs 212 people in Norway and 145 in Spain.",
    truths: ["The Iberian segment's revenue dropped to $3.2 million in 2023.", "In Spain the group has 145 employees."],
    lies: [
      ["comparison", "Revenue of the Nordic segment fell from $4.1 million to $5.3 million."],
      ["exchanged", "The group employs 145 people in Norway and 212 in Spain."],
      ["merged", "Revenue of the Iberian segment was $5.3 million in 2023."],
    ],
  },
];
