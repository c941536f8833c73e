import type { RewordedQuestion } from "./reworded-questions.ts";

/** Debian's packages of the documents that were looked at, and the files in them. */
export const TITLE_PAGE_PACKAGES: Readonly<Record<string, string>> = {
  "quilt.pdf": "quilt: /usr/share/doc/quilt/quilt.pdf",
  "debian-policy.pdf": "debian-policy: /usr/share/doc/debian-policy/policy.pdf.gz",
  "developers-reference.pdf": "developers-reference: /usr/share/developers-reference/developers-reference.pdf",
  "gnu-coding-standards.pdf": "gnu-standards: /usr/share/doc/gnu-standards/standards.pdf.gz",
  "gnu-maintainers.pdf": "gnu-standards: /usr/share/doc/gnu-standards/maintain.pdf.gz",
  "pari-tutorial.pdf": "pari-doc: /usr/share/pari/doc/tutorial.pdf",
  "pari-developer-guide.pdf": "pari-doc: /usr/share/pari/doc/develop.pdf",
  "latexdiff-man.pdf": "latexdiff: /usr/share/doc/latexdiff/latexdiff-man.pdf.gz",
};

/** What a document says of itself where it begins; looked at while the patterns were written. */
export const TITLE_PAGE_LOOKED_AT: readonly RewordedQuestion[] = [
  { ask: "Which company does the author of the quilt paper work for?", of: "quilt.pdf", says: ["SuSE Labs"] },
  { ask: "What date is on the introduction to quilt?", of: "quilt.pdf", says: ["February 22, 2012"] },
  {
    ask: "What is the email address of the author of How To Survive With Many Patches?",
    of: "quilt.pdf",
    says: ["agruen@suse.de"],
  },
  { ask: "Which release of the Debian Policy Manual is this?", of: "debian-policy.pdf", says: ["4.6.2.0"] },
  { ask: "What version of the policy manual do I have?", of: "debian-policy.pdf", says: ["4.6.2.0"] },
  { ask: "When was the Debian Policy Manual released?", of: "debian-policy.pdf", says: ["Dec 17, 2022"] },
  { ask: "Which release of the Developer's Reference is this?", of: "developers-reference.pdf", says: ["12.18"] },
  {
    ask: "Which team wrote the Debian Developer's Reference?",
    of: "developers-reference.pdf",
    says: ["Developer’s Reference Team"],
  },
  {
    ask: "When were the GNU coding standards last updated?",
    of: "gnu-coding-standards.pdf",
    says: ["August 17, 2021"],
  },
  {
    ask: "Who holds the copyright of the GNU coding standards?",
    of: "gnu-coding-standards.pdf",
    says: ["Free Software Foundation"],
  },
  {
    ask: "Which organisation publishes the GNU Coding Standards?",
    of: "gnu-coding-standards.pdf",
    says: ["Free Software Foundation"],
  },
  {
    ask: "When was the information for maintainers of GNU software last updated?",
    of: "gnu-maintainers.pdf",
    says: ["February 26, 2022"],
  },
  { ask: "What version of PARI is the tutorial for?", of: "pari-tutorial.pdf", says: ["2.15.2"] },
  { ask: "Which institute is the PARI group at?", of: "pari-tutorial.pdf", says: ["Institut de Math"] },
  { ask: "Which university published the PARI tutorial?", of: "pari-tutorial.pdf", says: ["Université de Bordeaux"] },
  { ask: "What is the address of the PARI group?", of: "pari-tutorial.pdf", says: ["Cours de la Libération"] },
  { ask: "Which version is the PARI developer's guide for?", of: "pari-developer-guide.pdf", says: ["2.15.2"] },
  { ask: "Who is the author of the latexdiff document?", of: "latexdiff-man.pdf", says: ["Tilmann"] },
  {
    ask: "What is the email address of the latexdiff author?",
    of: "latexdiff-man.pdf",
    says: ["tilmann@gfz-potsdam.de"],
  },
  { ask: "On which day was the Developer's Reference released?", of: "developers-reference.pdf", says: ["2023-03-06"] },
];

/** The same of other documents, those of the other sets; asked after the patterns were written. */
export const TITLE_PAGE_SET_ASIDE: readonly RewordedQuestion[] = [
  { ask: "Which version of the Debian constitution is this?", of: "debian-constitution.txt", says: ["Version 1.9"] },
  {
    ask: "what version is the filesystem hierarchy standard",
    of: "filesystem-hierarchy-standard.txt",
    says: ["Version 3.0"],
  },
  {
    ask: "Which organisation published the Filesystem Hierarchy Standard?",
    of: "filesystem-hierarchy-standard.txt",
    says: ["The Linux Foundation"],
  },
  {
    ask: "Who has the copyright of the filesystem hierarchy standard?",
    of: "filesystem-hierarchy-standard.txt",
    says: ["The Linux Foundation"],
  },
  { ask: "which version of lilypond is the essay about", of: "lilypond-engraving-essay.pdf", says: ["2.24.1"] },
  {
    ask: "Which team made the lilypond essay?",
    of: "lilypond-engraving-essay.pdf",
    says: ["LilyPond development team"],
  },
  {
    ask: "What is the e-mail address of the author of the cvs paper?",
    of: "cvs-paper.pdf",
    says: ["berliner@prisma.com"],
  },
  { ask: "Which company does the author of the cvs paper work for?", of: "cvs-paper.pdf", says: ["Prisma, Inc."] },
  {
    ask: "Which bank is the talk on water project financing from?",
    of: "water-project-financing.pptx",
    says: ["Inter-American Development Bank"],
  },
  {
    ask: "What is the date of the presentation about financing water projects?",
    of: "water-project-financing.pptx",
    says: ["March 17, 2006"],
  },
  {
    ask: "When was the constitution of Debian last ratified?",
    of: "debian-constitution.txt",
    says: ["March 26th, 2022"],
  },
  {
    ask: "Which journal was the PCB breast cancer study published in?",
    of: "pcb-breast-cancer.docx",
    says: ["Breast Cancer Res Treat"],
  },
  { ask: "When was the PCB breast cancer paper accepted?", of: "pcb-breast-cancer.docx", says: ["12 September 2012"] },
  { ask: "Which company is the Groove 10-Q from?", of: "groove-botanicals-10q.md", says: ["Groove Botanicals"] },
  { ask: "How can I contact the author of the cvs paper?", of: "cvs-paper.pdf", says: ["berliner@prisma.com"] },
  {
    ask: "An welchem Tag wurde die Verfassung von Debian geändert?",
    of: "debian-constitution.txt",
    says: ["March 26th, 2022"],
  },
];
