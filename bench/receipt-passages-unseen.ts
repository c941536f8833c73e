/** The other half of the twenty passages. Which of its sentences fail was never looked at: only the totals are. */
import type { LiesAbout } from "./receipt-passages.ts";

export const LEFT: readonly LiesAbout[] = [
  {
    passage:
      "Overall, about 3% of kids who ate peanut butter or peanut snacks before their first birthday got an allergy, compared to about 17% of kids who didn't eat them.",
    truths: [
      "Roughly three percent of children who had peanut snacks before turning one became allergic.",
      "Among kids who did not eat peanuts, about 17 per cent developed an allergy.",
    ],
    lies: [
      ["exchanged", "About 17% of kids who ate peanut snacks before their first birthday got an allergy."],
      [
        "comparison",
        "Kids who ate peanut butter before their first birthday got an allergy more often than kids who didn't eat it.",
      ],
      ["time", "About 3% of kids who ate peanut snacks after their first birthday got an allergy."],
    ],
  },
  {
    passage:
      "Facebook CEO Mark Zuckerberg is the man behind his company's $19 billion acquisition of WhatsApp. He personally brokered its $1 billion buyout of Instagram and closed the $3 billion deal to buy Oculus VR.",
    truths: [
      "Facebook paid 19 billion dollars for WhatsApp.",
      "Instagram was bought by Zuckerberg's company for $1 billion.",
    ],
    lies: [
      ["exchanged", "Facebook bought Instagram for $3 billion and Oculus VR for $1 billion."],
      ["roles", "WhatsApp acquired Facebook for $19 billion."],
      ["comparison", "Instagram cost Facebook more than Oculus VR did."],
    ],
  },
  {
    passage:
      "ATF would need to handle 10,000 async tasks per second from the start. It would need to support nearly 100 unique async task types from the start, again with room to grow. There were at least two dozen engineering teams that would want to use it.",
    truths: [
      "ATF had to process ten thousand tasks a second from the beginning.",
      "At least 24 engineering teams would want to use ATF.",
    ],
    lies: [
      ["exchanged", "ATF would need to handle 100 async tasks per second and support nearly 10,000 task types."],
      ["number", "At least twelve engineering teams would want to use it."],
      ["unit", "ATF would need to handle 10,000 async tasks per minute from the start."],
    ],
  },
  {
    passage:
      "| | March 31, 2025 $ | December 31, 2025 $ |\n| --- | --- | --- |\n| Dividends payable | 399,506 | 290,550 |\n| Dividends payable, related party | 201,286 | 146,390 |\n| Accrued interest | 88,120 | 92,475 |",
    truths: [
      "Dividends payable to a related party were $201,286 at March 31, 2025.",
      "Accrued interest rose to 92,475 dollars by December 31, 2025.",
    ],
    lies: [
      ["row", "Accrued interest was $399,506 at March 31, 2025."],
      ["row", "Dividends payable were $290,550 at March 31, 2025."],
      ["comparison", "Accrued interest fell between March 31, 2025 and December 31, 2025."],
    ],
  },
  {
    passage:
      "In the trial, 412 patients received the vaccine and 398 received a placebo. Fever occurred in 31 patients of the vaccine group and in 12 patients of the placebo group. Nobody in either group was admitted to hospital.",
    truths: ["A placebo was given to 398 patients.", "Twelve patients in the placebo group had fever."],
    lies: [
      ["exchanged", "Fever occurred in 12 patients of the vaccine group."],
      ["negation", "Some patients in the vaccine group were admitted to hospital."],
      ["comparison", "Fever was less common in the vaccine group than in the placebo group."],
    ],
  },
  {
    passage:
      "| Course | Room | Teacher | Places |\n| --- | --- | --- | --- |\n| Pottery | B12 | Ms Hartmann | 14 |\n| Weaving | A03 | Mr Osei | 9 |\n| Bookbinding | C07 | Ms Lindqvist | 11 |",
    truths: ["Weaving is taught by Mr Osei in room A03.", "The bookbinding course has eleven places."],
    lies: [
      ["row", "Pottery is taught by Ms Lindqvist."],
      ["row", "The weaving course takes place in room C07."],
      ["row", "There are 14 places in the weaving course."],
    ],
  },
  {
    passage:
      "Dr. Amara Nwosu supervised the thesis of Felix Brandt. Brandt's measurements contradicted the model that Ivo Kral had published in 2011, and Kral withdrew it two years later.",
    truths: ["Felix Brandt's thesis was supervised by Dr. Amara Nwosu.", "Ivo Kral withdrew his model in 2013."],
    lies: [
      ["roles", "Felix Brandt supervised the thesis of Dr. Amara Nwosu."],
      ["roles", "Kral's measurements contradicted the model that Brandt had published."],
      ["number", "Kral withdrew the model in 2011."],
    ],
  },
  {
    passage:
      "The report ranked ten wealthy countries. Finland came first, ahead of Norway and Australia; the United States came last. Canada and Germany took the fourth and fifth place.",
    truths: ["Germany was in fifth place.", "The United States ranked last among the ten countries."],
    lies: [
      ["roles", "Norway came ahead of Finland."],
      ["exchanged", "Canada took the fifth place and Germany the fourth."],
      ["number", "Canada came third."],
    ],
  },
  {
    passage:
      "Take one tablet of Norvelin 50 mg twice a day after meals. Do not take more than 200 mg in 24 hours. Norvelin should not be combined with alcohol. If the pain lasts longer than one week, see a doctor.",
    truths: ["The maximum is 200 mg a day.", "You should see a doctor if the pain persists for more than seven days."],
    lies: [
      ["time", "Take one tablet twice a day before meals."],
      ["number", "Take two tablets of Norvelin once a day."],
      ["negation", "Norvelin should be combined with alcohol."],
    ],
  },
  {
    passage:
      "The bridge was designed by Elena Ruiz and built by Harlow & Sons between 1902 and 1907. It cost 1.4 million pounds, twice as much as planned. A storm destroyed its western arch in 1953.",
    truths: [
      "Harlow & Sons took five years, from 1902 to 1907, to build the bridge.",
      "In 1953 the western arch was destroyed by a storm.",
    ],
    lies: [
      ["roles", "The bridge was designed by Harlow & Sons and built by Elena Ruiz."],
      ["comparison", "It cost half as much as planned."],
      ["number", "The bridge cost 1.4 billion pounds."],
    ],
  },
];
