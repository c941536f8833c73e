/** Sentences about filings, tables and manuals in ../shared/data, written with those in `receipt-later-articles.ts`. */
import type { LiesAboutFile } from "./receipt-real-texts.ts";

const MGM = "filings/pdfs/MGMRESORTS_2022Q4_EARNINGS.pdf";
const MILLS = "filings/pdfs/GENERALMILLS_2019_10K.pdf";
const BOEING = "filings/pdfs/BOEING_2018_10K.pdf";
const GERMAN = "retrieval/xquad/xquad.de.json";
const SQUAD = "retrieval/squad/half-of-dev-v1.1.json";
const PUBMED = "retrieval/chunking-eval/corpora/pubmed.md";

export const LATER_DOCUMENTS: readonly LiesAboutFile[] = [
  {
    file: "filings/pdfs/3M_2018_10K.pdf",
    from: "At December 31, 2018, the Company employed",
    to: "and Consumer.",
    truths: [
      "3M had 93,516 full-time equivalent employees at the end of 2018.",
      "More than half of the workforce, 56,104 people, worked outside the United States.",
      "The five business segments of 3M include Health Care and Consumer.",
    ],
    lies: [
      ["exchanged", "56,104 people were employed in the United States and 37,412 internationally."],
      ["number", "3M manages its operations in four business segments."],
      ["comparison", "3M employed more people in the United States than internationally."],
    ],
  },
  {
    file: "filings/pdfs/ACTIVISIONBLIZZARD_2019_10K.pdf",
    from: "approximately 9,200 total full-time",
    to: "labor-related work stoppages.",
    truths: [
      "Activision Blizzard had about 9,200 full-time and part-time employees.",
      "About 120 full-time employees had fixed-term contracts at the end of 2019.",
      "Most employees in France, Germany and Spain are covered by collective agreements.",
    ],
    lies: [
      ["number", "Approximately 9,200 of the full-time employees were subject to fixed-term employment agreements."],
      ["name", "The majority of employees in Italy and Portugal are subject to collective agreements."],
      ["negation", "The company has experienced several labor-related work stoppages."],
    ],
  },
  {
    file: "filings/pdfs/CVSHEALTH_2022_10K.pdf",
    from: "more than 9,000 retail locations, more than 1,100 walk-in",
    to: "Corporate/Other.",
    truths: [
      "CVS Health runs over 9,000 retail stores and more than 1,100 walk-in clinics.",
      "- The company has four segments: Health Care Benefits, Pharmacy Services, Retail/LTC and Corporate/Other.",
      "Its pharmacy benefits manager has more than 110 million plan members.",
    ],
    lies: [
      ["exchanged", "CVS Health has more than 9,000 walk-in medical clinics and 1,100 retail locations."],
      ["number", "The company serves an estimated 53 million people through health insurance products."],
      ["comparison", "The senior pharmacy care business serves less than one million patients per year."],
    ],
  },
  {
    file: MGM,
    from: "Consolidated net revenues of $3.6 billion",
    to: "Regional Operations;",
    truths: [
      "Net revenues rose by 18% over the prior year quarter to $3.6 billion.",
      "MGM acquired The Cosmopolitan of Las Vegas in May 2022 and sold The Mirage in December 2022.",
      "Seven months lay between the purchase of The Cosmopolitan and the sale of The Mirage.",
    ],
    lies: [
      ["exchanged", "The Mirage was acquired in May 2022 and The Cosmopolitan was disposed of in December 2022."],
      ["comparison", "Consolidated net revenues decreased by 18% compared to the prior year quarter."],
      ["cause", "Results improved because of lower business volume and travel activity."],
    ],
  },
  {
    file: MGM,
    from: "Three Months Ended December 31, | 2022 | 2021 | % Change\nRooms revenue",
    to: "$238 | $173 | 38%",
    truths: [
      "Occupancy was 91% in the last three months of 2022, compared with 86% a year earlier.",
      "Rooms revenue went up by 46% to $813 million.",
      "The average daily rate rose from $201 in 2021 to $260 in 2022.",
    ],
    lies: [
      ["row", "The average daily rate was $238 in 2022."],
      ["column", "Occupancy was 86% in 2022."],
      ["row", "Rooms revenue rose by 30%."],
    ],
  },
  {
    file: MGM,
    from: "Three Months Ended December 31, | 2022 | 2021\nDiluted earnings per share",
    to: "Adjusted EPS | $(1.53) | $0.12",
    truths: [
      "Diluted earnings per share were $0.69 in 2022 and $0.23 in 2021.",
      "Adjusted EPS was a loss of $1.53 in the 2022 quarter.",
    ],
    lies: [
      ["column", "Diluted earnings per share were $0.69 in 2021."],
      ["row", "Adjusted EPS was $0.23 in 2021."],
    ],
  },
  {
    file: MGM,
    from: "Casino revenue | $554",
    to: "Slots win % | 9.4% | 9.2%",
    truths: [
      "Casino revenue on the Strip was $554 million, 2% more than the year before.",
      "The slots handle grew by 26% to $6,668 million.",
      "Slots won 9.4% of the handle in 2022.",
    ],
    lies: [
      ["row", "Casino revenue was $625 million."],
      ["row", "Table games drop increased by 29%."],
      ["comparison", "The table games win percentage was higher in 2022 than in 2021."],
    ],
  },
  {
    file: MILLS,
    from: "We own our principal executive offices",
    to: "Latin America and Mexico.",
    truths: [
      "General Mills had 51 production facilities as of May 26, 2019.",
      "Twenty-six of the facilities are in the United States.",
      "Two of the three Canadian facilities are leased.",
      "Its headquarters are in the Minneapolis area.",
    ],
    lies: [
      ["exchanged", "3 of the facilities are located in Greater China and 4 in Canada."],
      ["number", "General Mills operated 26 facilities in total as of May 26, 2019."],
      ["negation", "The company does not own its principal executive offices."],
    ],
  },
  {
    file: BOEING,
    from: "workforce level at December 31, 2018",
    to: "Implement Workers of America (UAW)",
    truths: [
      "Boeing employed about 153,000 people at the end of 2018.",
      "The IAM represents 22% of Boeing's employees.",
      "SPEEA has two major agreements that expire in October 2022.",
    ],
    lies: [
      ["row", "The SPEEA represents 22% of the employees."],
      ["row", "The UAW has two major agreements."],
      ["number", "Boeing's total workforce was approximately 135,000 at December 31, 2018."],
    ],
  },
  {
    file: BOEING,
    from: "Approximately 54,000 employees",
    to: "certain BDS program production.",
    truths: [
      "About 54,000 workers, or 35% of the workforce, were members of unions at the end of 2018.",
      "In 2008 a strike stopped the production of commercial aircraft.",
      "Ten years before, in 2008, there was a work stoppage at Boeing.",
    ],
    lies: [
      ["number", "Approximately 45,000 employees were union represented as of December 31, 2018."],
      ["time", "A labor strike halted commercial aircraft production in 2018."],
      ["comparison", "More than half of the total workforce was represented by unions."],
    ],
  },
  {
    file: "filings/pdfs/NETFLIX_2015_10K.pdf",
    from: "As of December 31, 2015, we had approximately 3,700",
    to: "(408) 540-3700.",
    truths: [
      "Netflix had around 3,700 employees, of whom about 3,500 worked full-time.",
      "It went public in May 2002, almost five years after it was incorporated.",
      "Netflix has its main offices in Los Gatos, California.",
    ],
    lies: [
      ["exchanged", "Netflix was incorporated in Delaware in May 2002."],
      ["name", "The principal executive offices are in San Francisco, California."],
      ["number", "Approximately 3,500 employees were categorized as temporary."],
    ],
  },
  {
    file: "filings/pdfs/WALMART_2018_10K.pdf",
    from: "Business Experience | Held Since | Age",
    to: "Financial Officer of Walmart U.S.",
    truths: [
      "M. Brett Biggs has been Walmart's CFO since January 2016.",
      "Before he joined Walmart, Daniel J. Bartlett was CEO of the U.S. operations of Hill & Knowlton.",
      "Biggs was 49 years old.",
    ],
    lies: [
      ["role", "Daniel J. Bartlett is the Chief Financial Officer."],
      ["row", "M. Brett Biggs served at Hill & Knowlton until June 2013."],
      ["time", "Bartlett has been Executive Vice President of Corporate Affairs since November 2007."],
    ],
  },
  {
    file: "filings/pdfs/3M_2022_10K.pdf",
    from: "approximately 92,000 people (full-time",
    to: "Compensation and Benefits.",
    truths: [
      "3M had about 92,000 employees, 37,000 of them in the United States.",
      "Health and safety is one of four areas of focus for the workforce.",
    ],
    lies: [
      ["exchanged", "Approximately 55,000 people were employed in the United States."],
      ["number", "There are five general categories of focus."],
    ],
  },
  {
    file: "documents/markdown/open-webui+docs/docs/ecosystem/computer/ai/subagents.md",
    from: "Setting | Default",
    to: "none",
    truths: [
      "By default, up to 20 sub-agents can run concurrently.",
      "Each sub-agent may run 30 iterations at most.",
      "Background sub-agents are switched on by default.",
      "There is no custom system prompt by default.",
    ],
    lies: [
      ["row", "The default maximum of concurrent sub-agents is 30."],
      ["number", "The output is limited to 3,000 characters."],
      ["negation", "Background sub-agents are off by default."],
    ],
  },
  {
    file: "documents/docling/uspto/groundtruth/pg06442728.md",
    from: "This application claims the benefit",
    to: "translates into higher capacity.",
    truths: [
      "The provisional application was filed on January 11, 1999.",
      "Turbo coded modulation is a practical method that saves power and bandwidth.",
      "In CDMA, better performance means higher capacity.",
    ],
    lies: [
      ["number", "The provisional application was filed on Jan. 11, 1998."],
      ["comparison", "In a CDMA environment improved performance translates into lower capacity."],
      ["name", "Turbo coding was invented by Claude Shannon."],
    ],
  },
  {
    file: PUBMED,
    from: "Since the licenses’ launch in December 2002",
    to: "particularly in the sciences.",
    truths: [
      "The Creative Commons licenses started in December 2002.",
      "Almost 800,000 web pages have been published under Creative Commons licenses.",
      "The licenses cost nothing and are popular with bloggers, teachers and musicians.",
    ],
    lies: [
      ["number", "Nearly 80,000 Web pages have been made available under Creative Commons licenses."],
      ["negation", "The licenses cannot be applied to every kind of copyrighted work."],
      ["cause", "The licenses are popular because they are required by universities."],
    ],
  },
  {
    file: SQUAD,
    from: "The University is organized into eleven separate",
    to: "any academic institution.",
    truths: [
      "Harvard is made up of eleven academic units, ten of which are faculties.",
      "The main campus covers 209 acres and lies about five kilometres northwest of Boston.",
      "No other academic institution has a bigger endowment than Harvard with its $37.6 billion.",
    ],
    lies: [
      ["name", "The medical school is located in the Allston neighborhood of Boston."],
      ["number", "Harvard's financial endowment is $36.7 billion."],
      ["number", "The university has ten academic units and eleven faculties."],
    ],
  },
  {
    file: GERMAN,
    from: "Sauerstoff wurde von Carl Wilhelm Scheele",
    to: "Korrosion zu diskreditieren.",
    truths: [
      "Carl Wilhelm Scheele und Joseph Priestley entdeckten den Sauerstoff unabhängig voneinander.",
      "Priestleys Arbeit erschien zuerst.",
      "Antoine Lavoisier prägte 1777 den Namen Oxygenium.",
    ],
    lies: [
      ["name", "Sauerstoff wurde 1774 von Antoine Lavoisier entdeckt."],
      ["role", "Scheele wird häufig der Vorzug gegeben, weil seine Arbeit zuerst veröffentlicht wurde."],
      ["number", "Die Bezeichnung Oxygenium wurde 1773 geprägt."],
    ],
  },
  {
    file: GERMAN,
    from: "Im Jahr 2000 startete ABC",
    to: "Identifikationsspots zu sehen.",
    truths: [
      "ABC begann im Jahr 2000 eine Werbekampagne im Internet, in deren Mittelpunkt ein Punkt stand.",
      "Für die Jahre 2001 und 2002 entwarf die Troika Design Group den Auftritt des Senders.",
      "Das Logo blieb dabei schwarz und gelb.",
    ],
    lies: [
      ["number", "Im Jahr 2010 startete ABC eine webbasierte Werbekampagne."],
      ["role", "Die Troika Design Group beauftragte ABC mit dem Design ihres Auftritts."],
      ["name", "Das ABC-Logo landet in der linken unteren Ecke des Bildschirms."],
    ],
  },
];
