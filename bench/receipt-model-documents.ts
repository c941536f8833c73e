/** Sentences about filings, manuals and tables in ../shared/data, written with those in `receipt-model-articles.ts`. */
import type { LiesAboutFile } from "./receipt-real-texts.ts";

const WEBUI = "documents/markdown/open-webui+docs/docs/";
const MGM = "filings/pdfs/MGMRESORTS_2020_10K.pdf";
const CVS = "filings/pdfs/CVSHEALTH_2018_10K.pdf";
const MEDICAL = "retrieval/medquad/qa.jsonl";

export const MODEL_DOCUMENTS: readonly LiesAboutFile[] = [
  {
    file: MGM,
    from: "Name and Location | Number of Guestrooms",
    to: "31,256 | 1,911",
    truths: [
      "Bellagio offers 3,933 guestrooms and suites and a casino of about 155,000 square feet.",
      "Of the Las Vegas Strip resorts, MGM Grand Las Vegas has the most rooms (6,071).",
      "Empire City in Yonkers has 4,693 slots but no hotel rooms.",
      "In total, the company's resorts have 45,157 guestrooms and suites.",
      "Luxor has 48 gaming tables, seven more than Excalibur.",
      "Together, MGM Macau and MGM Cotai have 552 gaming tables.",
      "The Borgata is in Atlantic City and has 189 gaming tables.",
    ],
    lies: [
      ["row", "Luxor has 3,981 guestrooms and suites."],
      ["comparison", "Excalibur has more gaming tables than Luxor."],
      ["row", "Beau Rivage is located in Tunica, Mississippi."],
      ["number", "The Las Vegas Strip resorts have 31,890 rooms in total."],
    ],
  },
  {
    file: MGM,
    from: "As of December 31, 2020, we had approximately",
    to: "any collective bargaining agreements.",
    truths: [
      "At the end of 2020 MGM Resorts employed around 35,000 people full-time and 7,000 part-time in the US.",
      "That is about 42,000 domestic employees in total, not counting furloughed staff.",
      "MGM China had roughly ten thousand employees.",
      "Union contracts covered approximately 24,000 employees.",
      "No employee of MGM China belongs to a labor union.",
      "In 2021 new collective agreements were to be negotiated for Empire City.",
    ],
    lies: [
      ["exchanged", "MGM had approximately 7,000 full-time and 35,000 part-time employees domestically."],
      ["negation", "Employees of MGM China are covered by collective bargaining agreements."],
      ["number", "Collective bargaining agreements covered about 42,000 employees."],
    ],
  },
  {
    file: CVS,
    from: "Total revenues increased $9.8 billion",
    to: "occurred in November 2018.",
    truths: [
      "CVS Health's total revenues grew by 5.3 percent in 2018, that is by $9.8 billion.",
      "The Aetna acquisition, which took place in November 2018, contributed to the growth.",
      "Retail/LTC revenue grew faster (5.8 %) than that of Pharmacy Services (2.7 %).",
      "The effect of acquiring Aetna appears mainly in the Health Care Benefits segment.",
    ],
    lies: [
      ["exchanged", "Pharmacy Services revenue rose by 5.8% and Retail/LTC revenue by 2.7%."],
      ["negation", "Total revenues decreased by $9.8 billion in 2018."],
      ["number", "The Aetna acquisition took place in November 2017."],
    ],
  },
  {
    file: "retrieval/chunking-eval/corpora/finance.md",
    from: "($in millions) | december 31 2017",
    to: "1279 | 1278",
    truths: [
      "Total long-term debt was $1,279 million at the end of 2017.",
      "Compared with 2016, long-term debt rose by 1 million dollars.",
      "The Gulf Opportunity Zone bonds amount to $21 million and are due on December 1, 2028.",
      "The senior notes due in December 2027 carry an interest rate of 3.483 %.",
      "The Mississippi economic development revenue bonds, due May 1, 2024, were $84 million in both years.",
    ],
    lies: [
      ["row", "The Mississippi economic development revenue bonds amount to $21 million."],
      ["number", "The senior notes due in 2027 carry interest of 5.000 %."],
      ["comparison", "Long-term debt was lower at the end of 2017 than at the end of 2016."],
    ],
  },
  {
    file: `${WEBUI}features/chat-conversations/chat-features/url-params.md`,
    from: "In Open WebUI, chat sessions can be customized",
    to: "/?image-generation=true",
    truths: [
      "To use several models in a chat, list them separated by commas in the `models` parameter.",
      "A chat becomes a one-time session when `temporary-chat` is set to `true`.",
      "With `youtube` you can pass the ID of a video so that it is transcribed in the chat.",
      "The initial prompt of a chat is set by the `q` parameter.",
      "You can turn on web search by adding `/?web-search=true` to the URL.",
      "Tools can be activated by either `tools` or `tool-ids`.",
    ],
    lies: [
      ["row", "The `call` parameter sets an initial query for the chat."],
      ["row", "`load-url` specifies a YouTube video ID."],
      ["negation", "Web search is enabled if `web-search` is set to `false`."],
    ],
  },
  {
    file: `${WEBUI}ecosystem/computer/ai/approvals-and-plan-mode.md`,
    from: "Every chat has a tool approval mode",
    to: "after you approve.",
    truths: [
      "There are three approval modes: ask, auto and full.",
      "In auto mode, reading tools such as `read_file` or `web_search` run without confirmation.",
      "In the full mode nothing needs to be approved.",
      "If you choose ask, every call of a tool has to be confirmed.",
      "For Claude Code, the auto mode corresponds to `acceptEdits`.",
      "Plan mode can be switched on by typing `/plan`, and the agent then cannot use any write tools.",
    ],
    lies: [
      ["exchanged", "For Claude Code, full is mapped to `acceptEdits`."],
      ["row", "In auto mode, `run_command` runs without asking."],
      ["negation", "In plan mode the implementation starts before you approve."],
    ],
  },
  {
    file: `${WEBUI}getting-started/advanced-topics/scaling.md`,
    from: "Out of the box, Open WebUI runs",
    to: "single-replica deployments, personal use",
    truths: [
      "By default, Open WebUI uses SQLite as its database and ChromaDB as its vector database.",
      "The default setup needs neither Redis nor an external database.",
      "Before running several processes safely, you have to replace both SQLite databases.",
      "The standard configuration suits individuals, small teams and trials.",
      "You should move to PostgreSQL if you intend to run two or more instances.",
      "According to the guide, only one Uvicorn worker runs initially.",
    ],
    lies: [
      ["negation", "Both SQLite databases can stay in place when multiple processes run."],
      ["name", "Out of the box, Open WebUI uses an embedded PostgreSQL database."],
      ["number", "Out of the box, four Uvicorn workers run."],
    ],
  },
  {
    file: MEDICAL,
    from: "After an incubation period of 3-8 days, the symptoms of KFD",
    to: "3 to 5% for KFD.",
    truths: [
      "The incubation period of Kyasanur Forest Disease is three to eight days.",
      "The illness starts abruptly with fever, chills and headache.",
      "In 10 to 20 percent of patients a second wave of symptoms starts in the third week.",
      "An estimated 3–5 % of those who fall ill die.",
      "Bleeding and intense muscle pain can appear three or four days after the first symptoms.",
    ],
    lies: [
      ["exchanged", "The estimated case-fatality rate is 10-20%."],
      ["number", "After an incubation period of 3-8 weeks, symptoms begin suddenly."],
      ["negation", "Patients may experience abnormally high blood pressure."],
    ],
  },
  {
    file: MEDICAL,
    from: "The kidneys are two bean-shaped organs",
    to: "in women it is short.",
    truths: [
      "Each kidney is roughly as big as a fist.",
      "The kidneys sit on either side of the spine beneath the ribs.",
      "Each day the kidneys produce one to two quarts of urine from 120 to 150 quarts of filtered blood.",
      "Two tubes, the ureters, carry the urine from the kidneys to the bladder.",
      "Men have a longer urethra than women.",
    ],
    lies: [
      ["comparison", "The urethra is longer in women than in men."],
      ["exchanged", "Urine flows from the bladder to the kidneys through the ureters."],
      ["number", "The kidneys produce 120 to 150 quarts of urine every day."],
    ],
  },
];
