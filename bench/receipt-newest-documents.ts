/** Sentences about tables, manuals, minutes and notes in ../shared/data, written with those in `receipt-newest-articles.ts`. */
import type { LiesAboutFile } from "./receipt-real-texts.ts";

const LLM = "documents/markdown/Mintplex-Labs+anything-llm/";
const WEBUI = "documents/markdown/open-webui+docs/docs/";
const CNIA = "documents/poi/slideshow/bug62513.pptx";
const SIP = "documents/poi/document/HeaderFooterProblematic.doc";

export const NEWEST_DOCUMENTS: readonly LiesAboutFile[] = [
  {
    file: "documents/docling/docx/sources/textbox.docx",
    from: "Suggested Reportable Symptoms:",
    to: "Disease Reporting System.",
    truths: [
      "Fever, cough and a rash are among the symptoms to report.",
      "Within one day a report has to be sent through the Ministry of Education's campus safety network.",
      "In classes of up to 15 pupils, more than three ill students with the same symptoms lead to a report.",
    ],
    lies: [
      ["exchanged", "The report to the Ministry of Education's network must be submitted within 48 hours."],
      [
        "name",
        "A report must be submitted through Taipei City's School Suspected Infectious Disease Reporting System.",
      ],
      ["number", "A report is needed if a third of a class with more than 15 students shows the same symptoms."],
    ],
  },
  {
    file: "documents/docling/xbrl/groundtruth/grve_10q_htm.xml.md",
    from: "Groove Botanicals, Inc. (the",
    to: "which became effective 60 days later.",
    truths: [
      "The company was founded in Colorado in April 1991 as Snow Runner (USA), Inc.",
      "Before it was renamed Groove Botanicals on 14 May 2018, the company was called Avalon Oil and Gas.",
      "The limited partnership that sold snow skates was dissolved in 1992.",
    ],
    lies: [
      ["place", "Groove Botanicals was originally incorporated in Nevada in 1991."],
      ["date", "The name was changed from XDOGS.com to Avalon Oil and Gas on May 14, 2018."],
      ["place", "In late 1993, the Company relocated its operations from Minnesota to Colorado."],
    ],
  },
  {
    file: "documents/readability/v8-blog/source.html",
    from: "Plugins are sometimes related to dynamic libraries",
    to: "as mentioned earlier.",
    truths: [
      "Dynamic libraries are supported by Emscripten through the SIDE_MODULE option.",
      "Relocatable memory, which dynamic libraries have, adds overhead when it is not needed.",
      "The standalone Wasm option is better for plugins because its output is made to run in Wasm runtimes.",
    ],
    lies: [
      ["name", "Emscripten supports dynamic libraries with the MAIN_MODULE option."],
      ["negation", "A dynamic library does not have relocatable memory."],
      ["comparison", "The SIDE_MODULE option is an improvement on the new standalone Wasm option."],
    ],
  },
  {
    file: SIP,
    from: "The records which a company maintains prior",
    to: "other non-statutory records).",
    truths: [
      "A company's records from before the appointment fall into two categories.",
      "Under the Companies Act 1985 the directors have to keep registers and minute books.",
      "The second group of records includes the accounting records that the law demands.",
    ],
    lies: [
      ["number", "The records may be classified under three main headings."],
      ["date", "The directors must maintain the statutory records under the Companies Act 1989."],
      ["roles", "The members are required to maintain the non-accounting records of the directors."],
    ],
  },
  {
    file: SIP,
    from: "An administrative receiver would have the power",
    to: "for the administrative receiver to take possession of it.",
    truths: [
      "The administrative receiver may inspect the statutory records but is not obliged to maintain them.",
      "Since the Companies Act 1989, a company no longer has to have a common seal.",
      "Deeds may be executed without the common seal if a suitable attestation clause is used.",
    ],
    lies: [
      ["negation", "The administrative receiver is obliged to maintain the statutory records after his appointment."],
      ["name", "The requirement to have a common seal was abolished by the Insolvency Act 1986."],
      ["over-generalised", "Deeds can never be executed without the use of the common seal."],
    ],
  },
  {
    file: CNIA,
    from: "President – Eithne Reichert (SK)",
    to: "Director NI2012 – Lynn Nagle (ON)",
    truths: [
      "Eithne Reichert is the president, and Margie Kennedy will follow her.",
      "Robin Carriere looks after the finances as treasurer.",
      "June Kaminiski holds two posts: past president and director of communication.",
    ],
    lies: [
      ["row", "Lynn Nagle is the treasurer."],
      ["row", "Mary Eileen McPhail is the Director of Education."],
      ["place", "Cheryl Stephens-Lee comes from Nova Scotia (NS)."],
    ],
  },
  {
    file: CNIA,
    from: "2010 | 2011",
    to: "CNA membership fees = $226",
    truths: [
      "In 2011 there was $36,553.39 in the chequing account.",
      "Cash on hand fell from $53,458.45 in 2010 to $43,592.74 in 2011.",
      "The PayPal account held a little over 7,000 dollars in both years.",
    ],
    lies: [
      ["column", "The chequing account had $46,417.17 in 2011."],
      ["comparison", "Cash on hand was higher in 2011 than in 2010."],
      ["row", "The PayPal account contained $43,592.74 in 2011."],
    ],
  },
  {
    file: "documents/docling/md/groundtruth/ending_with_table.md.md",
    from: "Character",
    to: "Qua",
    truths: [
      "Scrooge McDuck is known as Dagobert Duck in German.",
      "In French, Huey is called Riri.",
      "Louie's Italian name is Qua.",
    ],
    lies: [
      ["row", "Dewey is called Loulou in French."],
      ["column", "Balthazar Picsou is the Italian name of Scrooge McDuck."],
      ["row", "The German name of Huey is Track."],
    ],
  },
  {
    file: "documents/poi/slideshow/bug58733_671884.ppt",
    from: "Year | Ayr",
    to: "1998 | 8 | 21 | 18 | 1219 | 95 | 2",
    truths: [
      "In 1990 there were 1,191 Hol bulls.",
      "The number of Jer bulls rose from 17 in 1970 to 134 in 1995.",
      "Only three MS bulls were tested in 1995.",
    ],
    lies: [
      ["row", "In 1985 there were 1,191 Hol bulls."],
      ["column", "There were 103 Gue bulls in 1990."],
      ["comparison", "There were more Jer bulls in 1998 than in 1995."],
    ],
  },
  {
    file: "documents/poi/slideshow/bug60345_suba.ppt",
    from: "Group | Pre | 3 mon | 6 mon",
    to: "levels IU/ml",
    truths: [
      "Before vaccination, the EN group had a median level of 492 IU/ml.",
      "In the MF group the level was 90 after three months and 82.25 after half a year.",
      "The CP group reached 782.5 IU/ml at 3 months.",
    ],
    lies: [
      ["row", "The CP group had a median of 752.5 IU/ml after 3 months."],
      ["column", "The MF group's level was 62.75 IU/ml after 6 months."],
      ["comparison", "After 3 months, the MF group had a higher level than the EN group."],
    ],
  },
  {
    file: `${WEBUI}tutorials/integrations/redis.md`,
    from: "Without Redis, signing out does not",
    to: "limit the window of exposure.",
    truths: [
      "If there is no Redis, a user's token stays valid after signing out until it expires.",
      "By default the tokens expire after four weeks.",
      "In production one should set up Redis or reduce JWT_EXPIRES_IN.",
    ],
    lies: [
      ["number", "By default, the token expires after 4 days."],
      ["negation", "A password change revokes existing tokens even without Redis."],
      ["detail", "For production-facing deployments, lengthen JWT_EXPIRES_IN to limit the window of exposure."],
    ],
  },
  {
    file: `${WEBUI}tutorials/maintenance/s3-storage.md`,
    from: "In order to follow this tutorial",
    to: "Docker installed on your system",
    truths: [
      "You need an active AWS account to follow the tutorial.",
      "The IAM permissions must allow objects to be created and put in S3.",
      "Docker has to be installed, and an AWS access key with its secret key is needed.",
    ],
    lies: [
      ["name", "You need Kubernetes installed on your system."],
      ["detail", "The IAM permissions must allow you to delete objects in S3."],
      ["negation", "No AWS account is needed for this tutorial."],
    ],
  },
  {
    file: `${WEBUI}ecosystem/computer/operate/data-and-backups.md`,
    from: "A data-directory backup does not include",
    to: "then start it again.",
    truths: [
      "Workspaces are not part of a backup of the data directory.",
      "The chats are saved along with the project folders, since they are stored in .cptr inside each workspace.",
      "Stop the server before you copy app.db, because a copy made while it writes can be corrupt.",
    ],
    lies: [
      ["negation", "A data-directory backup includes your workspaces."],
      ["order", "Copy the database first, then stop Computer."],
      ["detail", "Copying app.db while the server is writing always produces a consistent backup."],
    ],
  },
  {
    file: `${WEBUI}features/chat-conversations/audio/speech-to-text/stt-config.md`,
    from: "Service",
    to: "Azure | ✅ | N/A",
    truths: [
      "Local Whisper is the default service.",
      "An API key is required for Deepgram.",
      "Mistral offers speech to text with Voxtral and needs an API key.",
    ],
    lies: [
      ["row", "Local Whisper requires an API key."],
      ["row", "Azure is the default service."],
      ["column", "No API key is required for Mistral."],
    ],
  },
  {
    file: `${LLM}BARE_METAL.md`,
    from: "This method of deployment is not supported",
    to: "Minimum 10GB recommended.",
    truths: [
      "The core team does not support this way of deploying AnythingLLM.",
      "You need at least two gigabytes of memory.",
      "A minimum of 10 GB of disk space is advised.",
    ],
    lies: [
      ["exchanged", "You should aim for at least 10GB of RAM."],
      ["negation", "The core-team supports this method of deployment."],
      ["roles", "The core-team is fully responsible for securing your deployment and data."],
    ],
  },
  {
    file: `${LLM}cloud-deployments/gcp/deployment/DEPLOY.md`,
    from: "This deployment is created with GCP Deployment Manager",
    to: "until you allow that port yourself:",
    truths: [
      "One virtual machine of the type n1-standard-1 with Ubuntu 20.04 LTS is created.",
      "The 10-gigabyte boot disk is removed together with the instance.",
      "Browsers cannot reach the instance at first, since port 3001 is not allowed by the default network.",
    ],
    lies: [
      ["exchanged", "The default network allows port 3001, but not SSH on port 22."],
      ["negation", "The deployment creates a firewall rule."],
      ["number", "The deployment produces two external IPs on the default network."],
    ],
  },
  {
    file: "documents/docling/uspto/groundtruth/pftaps057006474.md",
    from: "A gas laser represented by an argon laser",
    to: "semiconductor laser as a light source.",
    truths: [
      "Gas lasers, for example argon and helium lasers, used to be the only laser sources.",
      "Semiconductor lasers are cheap and small, and their output is easy to control.",
      "People now want semiconductor lasers to serve as light sources.",
    ],
    lies: [
      [
        "exchanged",
        "A semiconductor laser has conventionally been used exclusively, but recently a gas laser was developed.",
      ],
      ["detail", "Semiconductor lasers are expensive and large in scale."],
      ["name", "A gas laser is represented by a neon laser."],
    ],
  },
  {
    file: "documents/docling/jats/groundtruth/ptag100.xml.md",
    from: "Quark–antiquark pairs are a key concept",
    to: "dark matter theories",
    truths: [
      "Charmonium and bottomonium together are known as quarkonia.",
      "Quarkonia are easily produced in experiments like those at the LHC.",
      "Mesons and baryons are examples of hadrons.",
    ],
    lies: [
      ["negation", "Quarkonia cannot be measured with high precision."],
      ["detail", "Quarkonia have relatively short lifetimes."],
      ["name", "Charmonium and positronium are collectively referred to as quarkonia."],
    ],
  },
];
