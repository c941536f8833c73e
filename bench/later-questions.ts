import type { RewordedQuestion } from "./reworded-questions.ts";

/** Where each document lies below `shared/data/documents`. */
export const LATER_SHARED: Readonly<Record<string, string>> = {
  "on-behalf-of-literally.html": "readability/medium-2/source.html",
  "linux-usability.html": "readability/table-style-attributes/source.html",
  "frontend-code-coverage.html": "readability/001/source.html",
  "receiver-company-records.doc": "poi/document/HeaderFooterProblematic.doc",
  "kindergarten-disease-reporting.docx": "docling/docx/sources/textbox.docx",
  "water-project-financing.pptx": "poi/slideshow/45541_Header.pptx",
  "q3-revenue-summary.pptx": "docling/pptx/sources/powerpoint_unrecognized_shape.pptx",
  "groove-botanicals-10q.md": "docling/xbrl/groundtruth/grve_10q_htm.xml.md",
  "quark-antiquark-oscillator.md": "docling/jats/groundtruth/ptag100.xml.md",
  "cyanine-dye-patent.md": "docling/uspto/groundtruth/pftaps057006474.md",
  "purvis-poetry.md": "docling/epub/groundtruth/epub_purvis_poetry.epub.md",
  "computer-faq.md": "markdown/open-webui+docs/docs/ecosystem/computer/faq.md",
  "aws-https.md": "markdown/Mintplex-Labs+anything-llm/cloud-deployments/aws/cloudformation/aws_https_instructions.md",
  "node-inference.md": "markdown/huggingface+transformers.js/packages/transformers/docs/source/tutorials/node.md",
  "toronto-311-requests.md": "docling/ebcdic/groundtruth/311_calls_for_service.ebc.md",
  "lorem-ipsum.pdf": "docling/odf/sources/text_document_01.odt.pdf",
};

/** Debian's packages of the others, and the files in them. */
export const LATER_PACKAGES: Readonly<Record<string, string>> = {
  "skolelinux-handbuch.epub": "debian-edu-doc-de: /usr/share/doc/debian-edu-doc-de/debian-edu-bookworm-manual.epub",
  "3d-trickfilm-hintergrund.odt":
    "whitedune-docs: /usr/share/doc/whitedune-docs/docs/german_workshop_documents/animation_workshops_background_teacher.odt",
  "debian-constitution.txt": "doc-debian: /usr/share/doc/debian/constitution.txt.gz",
  "docbook-permission.eml": "docbook-xsl-saxon: /usr/share/doc/docbook-xsl-saxon/tdg_examples_permission.eml",
  "famous-deaths.xlsx": "r-cran-readxl: /usr/lib/R/site-library/readxl/extdata/deaths.xlsx",
  "previsat-manual.docx": "previsat: /usr/share/Astropedia/PreviSat/doc/PreviSat_en.docx",
  "cvs-paper.pdf": "cvs: /usr/share/doc/cvs/cvs-paper.pdf",
  "homebank-lexicon.html": "homebank-data: /usr/share/doc/homebank-data/help/00-lexicon.html",
};

/** Looked at while title pages and sheets were mended. */
export const LATER_LOOKED_AT: readonly RewordedQuestion[] = [
  { ask: "how many people use it each month", of: "q3-revenue-summary.pptx", says: ["Monthly active users: 4.2M"] },
  { ask: "how do i remove cptr from my machine", of: "computer-faq.md", says: ["pip uninstall cptr"] },
  { ask: "who wrote the paper on cvs", of: "cvs-paper.pdf", says: ["Brian Berliner"] },
  {
    ask: "Where are downloaded models kept if I change nothing?",
    of: "node-inference.md",
    says: ["./node_modules/@huggingface/transformers/.cache/"],
  },
  {
    ask: "What did Daniel need the docbook examples for?",
    of: "docbook-permission.eml",
    says: ["testcase for the docbook-xsl Java extensions"],
  },
  {
    ask: "in which us patent is the making of azulene dyes explained",
    of: "cyanine-dye-patent.md",
    says: ["4,738,908"],
  },
  { ask: "Which library did James Mosley work for?", of: "lorem-ipsum.pdf", says: ["St Bride Printing Library"] },
  {
    ask: "Who takes the swabs when an infection is suspected?",
    of: "kindergarten-disease-reporting.docx",
    says: ["will handle reporting and specimen collection"],
  },
  {
    ask: "who gave the talk about financing obstacles for water",
    of: "water-project-financing.pptx",
    says: ["Antonio Vives"],
  },
  { ask: "Seit wann gibt es das Skolelinux-Projekt?", of: "skolelinux-handbuch.epub", says: ["2.Juli 2001"] },
  { ask: "whats previsat for", of: "previsat-manual.docx", says: ["track artificial satellites on a world map"] },
  { ask: "since when do printers use lorem ipsum", of: "lorem-ipsum.pdf", says: ["ever since 1966"] },
  { ask: "who asked bob for permission", of: "docbook-permission.eml", says: ["Daniel Leidert"] },
  {
    ask: "whats one of the main hurdles to getting water and sanitation funded",
    of: "water-project-financing.pptx",
    says: ["water and sanitation finance is project preparation"],
  },
  {
    ask: "does 100 percent coverage prove my code is right",
    of: "frontend-code-coverage.html",
    says: ["not actual proofs", "So is code coverage silver bullet? No"],
  },
  {
    ask: "Warum haben Nebenfiguren in billigen Trickfilmen so oft Knieschützer?",
    of: "3d-trickfilm-hintergrund.odt",
    says: ["keine versteckten Gelenke", "Skin and Bones"],
  },
  {
    ask: "how many years does a receiver have to keep his statutory record",
    of: "receiver-company-records.doc",
    says: ["period of ten years"],
  },
  { ask: "Who was the oldest actor among the deaths?", of: "famous-deaths.xlsx", says: ["Zsa Zsa Gábor"] },
  { ask: "which cartoonist made a comic on the same word", of: "on-behalf-of-literally.html", says: ["Matthew Inman"] },
  { ask: "what wavelengths does a semiconductor laser give out", of: "cyanine-dye-patent.md", says: ["670 to 830 nm"] },
  {
    ask: "has the hole in the road at 154 Thirtieth St been dealt with",
    of: "toronto-311-requests.md",
    says: ["154 Thirtieth St"],
  },
  { ask: "why is the very first request slower", of: "node-inference.md", says: ["Since we use lazy loading"] },
  {
    ask: "how many sorts of balance does homebank show",
    of: "homebank-lexicon.html",
    says: ["HomeBank offers 4 balances"],
  },
  { ask: "which sports coach is in the table of dead people", of: "famous-deaths.xlsx", says: ["Pat Summit"] },
  {
    ask: "who wrote the rant about people misusing literally",
    of: "on-behalf-of-literally.html",
    says: ["Courtney Kirchoff"],
  },
  {
    ask: "how long can an iridium flare be seen",
    of: "previsat-manual.docx",
    says: ["a few seconds to about thirty seconds"],
  },
  {
    ask: "what hapened to the girl in The Slave Girl's Farewell",
    of: "purvis-poetry.md",
    says: ["cruelly separated the girl"],
  },
  {
    ask: "wie lang dauert eine animation wenn man nichts umstelt",
    of: "3d-trickfilm-hintergrund.odt",
    says: ["Animationszeit von 10 Sekunden"],
  },
  { ask: "How many cities does the World category hold?", of: "previsat-manual.docx", says: ["almost 1700 cities"] },
  { ask: "who transcribed the purvis poems ebook", of: "purvis-poetry.md", says: ["Weijia Cheng"] },
  { ask: "how many staff work at groove botanicals", of: null, says: [] },
  { ask: "can homebank download transactions straight from my bank", of: null, says: [] },
  {
    ask: "What should donors consider as part of their aid to help water?",
    of: "water-project-financing.pptx",
    says: ["debt for water swaps"],
  },
  { ask: "whats the service code for graffiti on a bridge", of: "toronto-311-requests.md", says: ["CSROWBM-03"] },
  { ask: "Wie viele Schulen in Deutschland setzen Skolelinux ein?", of: null, says: [] },
  {
    ask: "What share of the people who mailed him agreed?",
    of: "linux-usability.html",
    says: ["about 1/3 of the replies"],
  },
  { ask: "does cptr do https itself", of: "computer-faq.md", says: ["serves plain HTTP with no TLS flags"] },
  { ask: "what did George Michael die of", of: null, says: [] },
  {
    ask: "Why were so many files changed in September?",
    of: "cvs-paper.pdf",
    says: ["merging the SunOS 4.0.3 sources"],
  },
  { ask: "why hasn't jwz switched to a mac yet", of: "linux-usability.html", says: ["I fear the Emacs situation"] },
  { ask: "how can I stop it fetching models from the hub", of: "node-inference.md", says: ["env.allowRemoteModels"] },
  {
    ask: "Was versteht man unter einer kinematischen Kette?",
    of: "3d-trickfilm-hintergrund.odt",
    says: ["System aus starren Körpern"],
  },
  {
    ask: "Is this insolvency guidance valid in Scotland too?",
    of: "receiver-company-records.doc",
    says: ["applies to England and Wales only"],
  },
  {
    ask: "how can i go back to the file i had yesterday",
    of: "homebank-lexicon.html",
    says: ["you can use the File > Restore backup menu", "a .bak file will be created"],
  },
  {
    ask: "how long does the debian project leader stay in office",
    of: "debian-constitution.txt",
    says: ["serves for one year from their election"],
  },
  { ask: "which key makes a screen shot in previsat", of: "previsat-manual.docx", says: ["Screenshot of main window"] },
  {
    ask: "How big was the loss for the nine months to the end of December 2025?",
    of: "groove-botanicals-10q.md",
    says: ["net loss of $104,420"],
  },
  { ask: "how much rent does Groove pay", of: "groove-botanicals-10q.md", says: ["pays $1,200 on a monthly basis"] },
  { ask: "how do i put nginx on the amazon machine", of: "aws-https.md", says: ["yum install nginx"] },
  {
    ask: "how long do votes among the debian developers run",
    of: "debian-constitution.txt",
    says: ["The voting period is 2 weeks"],
  },
  {
    ask: "Warum ist pro Schule nur ein einziger Hauptserver erlaubt?",
    of: "skolelinux-handbuch.epub",
    says: ["Hauptserver DHCP anbietet"],
  },
  {
    ask: "which school is the infectious disease procedure from",
    of: "kindergarten-disease-reporting.docx",
    says: ["Nanjing Elementary School"],
  },
];
