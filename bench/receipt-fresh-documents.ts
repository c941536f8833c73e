/** Paraphrases and lies about passages of papers, manuals and reports, written with those in `receipt-fresh-articles.ts`. */
import type { LiesAboutFile } from "./receipt-real-texts.ts";

const WEBUI = "documents/markdown/open-webui+docs/docs/";
const OTSL = "documents/docling/pdf/groundtruth/2305.03393v1.md";
const MLAC = "documents/docling/xbrl/groundtruth/mlac-20251231.xml.md";
const AMCOR = "filings/pdfs/AMCOR_2023Q4_EARNINGS.pdf";

export const DOCUMENTS: readonly LiesAboutFile[] = [
  {
    file: OTSL,
    from: "Abstract. Extracting tables",
    to: "in OTSL format to the community.",
    truths: [
      "OTSL needs only five tokens, whereas HTML needs at least 28.",
      "On average, sequences are half as long as in HTML.",
      "Models that use OTSL are more accurate and need half the inference time of models based on HTML.",
      "The authors will release well-known table structure data sets in the OTSL format.",
      "Most post-processing becomes unnecessary, since the predicted structures are always syntactically correct.",
    ],
    lies: [
      ["exchanged", "OTSL needs 28 tokens, while HTML needs 5."],
      ["opposite", "Inference time is doubled compared to HTML-based models."],
      ["number", "OTSL shortens the sequence length to a quarter of HTML on average."],
      ["negation", "The predicted table structures are never syntactically correct."],
      ["cause", "OTSL was proposed because transformer-based models fail to recognise tables."],
    ],
  },
  {
    file: OTSL,
    from: "In modern document understanding systems",
    to: "machine learning algorithms are being explored",
    truths: [
      "Table extraction usually takes two steps.",
      "First each table is located on the page with a bounding box, and then its row and column structure is recognised.",
      "Modern object detection is about as accurate as human observers.",
      "Recognising the structure of a table is much harder than detecting it.",
    ],
    lies: [
      ["number", "Table extraction is typically a three-step process."],
      [
        "order",
        "First the row and column structure of a table is recognized, then the table is located with a bounding box.",
      ],
      ["comparison", "Table detection is a lot more challenging than table structure recognition."],
      ["negation", "Table detection in documents is not a well understood problem."],
    ],
  },
  {
    file: OTSL,
    from: "Left-looking cell rule",
    to: "allowed in the first column.",
    truths: [
      'To the left of an "L" cell there must be another "L" cell or a "C" cell.',
      'In the first row, nothing but "L" and "C" cells may be used.',
      'The first column may contain only "U" cells and "C" cells.',
    ],
    lies: [
      ["exchanged", 'Only "U" cells and "C" cells are allowed in the first row.'],
      ["direction", 'The upper neighbour of an "L" cell must be either another "L" cell or a "C" cell.'],
      ["negation", '"C" cells are not allowed in the first column.'],
    ],
  },
  {
    file: MLAC,
    from: "The registration statement for the Company",
    to: "which is described in Note 3.",
    truths: [
      "The registration statement for the IPO became effective on 12 December 2024.",
      "Four days later, on December 16, 2024, the company completed its initial public offering of 23 million units.",
      "Units were sold for ten dollars each, which brought in gross proceeds of $230 million.",
      "The underwriters took up 2 million further units through their over-allotment option.",
    ],
    lies: [
      ["number", "The Company consummated the Initial Public Offering of 32,000,000 units."],
      ["scale", "The offering generated gross proceeds of $230 billion."],
      ["date", "The registration statement was declared effective on December 16, 2024."],
      ["quantifier", "The underwriters exercised their over-allotment option in full."],
      ["unit", "The units were sold at €10.00 per Unit."],
    ],
  },
  {
    file: MLAC,
    from: "Transaction costs amounted to",
    to: "reported on balance sheets.",
    truths: [
      "In total, the transaction costs came to about $13.35 million.",
      "Of this, $4.6 million were a cash underwriting fee and $8.05 million a deferred underwriting fee.",
      "Other offering costs came to 704,261 dollars.",
      "After the amendment of the underwriting agreement on 1 October 2025, one million dollars of the deferred fee remained outstanding.",
    ],
    lies: [
      [
        "exchanged",
        "Transaction costs consisted of $8,050,000 of cash underwriting fee and $4,600,000 of deferred fee.",
      ],
      ["number", "The Company reversed $6,050,000 of the deferred underwriting fee."],
      ["date", "The Underwriting Agreement was amended on October 11, 2025."],
      ["merged", "The cash underwriting fee amounted to $704,261."],
    ],
  },
  {
    file: `${WEBUI}getting-started/advanced-topics/logging.md`,
    from: "Level | Value",
    to: "execution steps",
    truths: [
      "The level CRITICAL has the value 50 and stands for catastrophic failures.",
      "WARNING is meant for unexpected situations such as deprecations, and its value is 30.",
      "INFO is the default level.",
      "With an ERROR the application goes on running although something broke.",
      "Detailed diagnostic output such as variable values is logged at the DEBUG level.",
    ],
    lies: [
      ["row", "The ERROR level has the value 50."],
      ["row", "DEBUG is the default level."],
      ["row", "At the WARNING level the application may terminate."],
      ["comparison", "INFO has a higher value than WARNING."],
    ],
  },
  {
    file: `${WEBUI}tutorials/integrations/valkey.md`,
    from: "Valkey is an open-source (BSD-licensed) fork",
    to: "across multiple workers or instances.",
    truths: [
      "Valkey was forked from Redis by the community and the Linux Foundation after the license of Redis had changed.",
      "Because Valkey uses the Redis protocol, Open WebUI connects to it with the same REDIS_* settings.",
      "Open WebUI has no separate code for Valkey when it comes to caching or websockets.",
      "It can replace Redis for token revocation, websocket coordination and shared state.",
    ],
    lies: [
      ["roles", "Redis is a fork of Valkey."],
      ["name", "Valkey was started by the Apache Foundation after Redis changed its license."],
      ["time", "Valkey was started before Redis changed its license."],
      ["cause", "Valkey was started because Redis was too slow."],
      ["negation", "Open WebUI has a Valkey-specific code path for websockets."],
    ],
  },
  {
    file: `${WEBUI}features/authentication-access/rbac/roles.md`,
    from: "Role | Keyword",
    to: "No access until approved.",
    truths: [
      "A pending account has no access until it has been approved.",
      "Admins are superusers and have full control over the system.",
      "Standard users are subject to RBAC permissions.",
    ],
    lies: [
      ["row", "The User role has full control over the system."],
      ["row", "The Admin role is subject to RBAC permissions."],
      ["negation", "Pending users have access before they are approved."],
    ],
  },
  {
    file: `${WEBUI}ecosystem/computer/automate/scheduled-tasks.md`,
    from: "Any scheduled task can also be started from outside",
    to: "anytime if it leaks.",
    truths: [
      "Scheduled tasks can be triggered from outside, for instance by CI, a cron job or some other service.",
      "No browser session is needed for that.",
      "The webhook URL of a task includes a secret token.",
      "If the URL leaks, you can revoke it or generate a new one at any time.",
      "Sending a POST request to the URL starts the task right away.",
    ],
    lies: [
      ["negation", "A scheduled task can only be started from outside with a browser session."],
      ["quantifier", "Only hourly tasks can be started from outside."],
      ["modality", "The webhook URL cannot be revoked."],
      ["verb", "Send a GET request to that URL to run the task immediately."],
    ],
  },
  {
    file: `${WEBUI}ecosystem/computer/phone-and-remote/keep-it-running.md`,
    from: "You close the tab",
    to: "in-flight agent work stop.",
    truths: [
      "Closing the tab or locking the phone stops nothing, because sessions run on the server.",
      "If the host reboots, sessions end, but files, chats and configuration remain safe on disk.",
      "You can reconnect from any device and continue where you stopped.",
      "Running terminals stop when the cptr process exits.",
    ],
    lies: [
      ["column", "When you close the tab, running terminals stop."],
      ["negation", "When the host reboots, your files are lost."],
      ["cause", "Sessions end because you lose signal."],
      ["quantifier", "You can reconnect only from the same device."],
    ],
  },
  {
    file: "documents/markdown/Mintplex-Labs+anything-llm/docker/HOW_TO_USE_DOCKER.md",
    from: "You should aim for at least 2GB",
    to: "powered by LanceDB",
    truths: [
      "A minimum of 2,000 MB of memory should be available.",
      "At least ten gigabytes of disk space are recommended.",
      "By default the vector database is the built-in one, which is based on LanceDB.",
      "How much disk space is needed depends on how much data you store.",
    ],
    lies: [
      ["unit", "You should aim for at least 2TB of RAM."],
      ["bound", "At most 10GB of disk storage is recommended."],
      ["exchanged", "You need at least 10GB of RAM and 2GB of disk storage."],
      ["name", "The built-in vector database is powered by Chroma."],
    ],
  },
  {
    file: "filings/pdfs/BOEING_2022_10K.pdf",
    from: "As of December 31, 2022 and 2021, Boeing",
    to: "approximately 50,000 union members.",
    truths: [
      "Boeing had around 156,000 employees at the end of 2022, up from about 142,000 a year earlier.",
      "Thirteen percent of the workforce was outside the United States in 2022.",
      "About fifty thousand employees were members of a union on 31 December 2022.",
      "In 2021, 12% of Boeing's employees worked outside the US.",
    ],
    lies: [
      ["exchanged", "Boeing's total workforce was 142,000 in 2022 and 156,000 in 2021."],
      ["merged", "In 2022, 12% of the workforce was located outside of the U.S."],
      ["number", "Boeing's workforce included approximately 15,000 union members."],
      ["comparison", "Boeing's workforce shrank between 2021 and 2022."],
      ["place", "13% of Boeing's workforce was located in the U.S. in 2022."],
    ],
  },
  {
    file: "filings/pdfs/GENERALMILLS_2022_10K.pdf",
    from: "As of May 29, 2022, we had approximately 32,500",
    to: "20,000 non-production employees.",
    truths: [
      "General Mills employed roughly 32,500 people worldwide on 29 May 2022.",
      "About 15,000 of the employees are based in the United States and 17,500 abroad.",
      "Around 12,500 employees work in production.",
      "There are some twenty thousand employees who do not work in production.",
    ],
    lies: [
      ["exchanged", "Approximately 17,500 employees were in the U.S. and 15,000 in markets outside the U.S."],
      ["merged", "Approximately 20,000 employees are dedicated to the production of products."],
      ["date", "As of May 29, 2021, the company had approximately 32,500 employees."],
      ["comparison", "More employees work in production than outside of it."],
    ],
  },
  {
    file: AMCOR,
    from: "Twelve Months Ended June 30,\nGAAP results",
    to: "70.5",
    truths: [
      "Net sales rose from $14,544 million in 2022 to $14,694 million in 2023.",
      "In fiscal 2023 Amcor's net income was $1.048 billion.",
      "Diluted earnings per share increased to 70.5 US cents in 2023.",
      "Net income in 2022 came to 805 million dollars.",
    ],
    lies: [
      ["column", "Net income was $805 million in 2023."],
      ["row", "Net sales were $1,048 million in 2023."],
      ["scale", "Net sales in 2023 were $14,694 billion."],
      ["comparison", "Net income fell from 2022 to 2023."],
    ],
  },
  {
    file: AMCOR,
    from: "EPS of 73.3 cps",
    to: "$850-950 million.",
    truths: [
      "Adjusted EBIT amounted to about 1.6 billion dollars.",
      "The annual dividend was raised to 49 cents a share.",
      "Amcor bought back $431 million of its shares, which is about three percent of the shares outstanding.",
      "For fiscal 2024 the company expects adjusted EPS of between 67 and 71 cents.",
      "Amcor expects an adjusted free cash flow of 850 to 950 million dollars in fiscal 2024.",
    ],
    lies: [
      ["number", "The annual dividend increased to 94.0 cents per share."],
      ["merged", "Adjusted Free Cash Flow was $1,608 million."],
      ["opposite", "The annual dividend was cut to 49.0 cents per share."],
      ["number", "Approximately 13% of outstanding shares were repurchased."],
    ],
  },
];
