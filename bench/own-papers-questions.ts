/** A question a person would ask of papers of their own, and what a right answer says; checked by reading the files. */
export interface PaperQuestion {
  readonly ask: string;
  /** File of `PAPERS` that answers it; null where none does, and it is to be refused. */
  readonly of: string | null;
  /** Any of these is right; with `all`, each of them must be said. */
  readonly says: readonly string[];
  readonly all?: boolean;
  /** The answer stands in the file's properties alone, so that nothing can be cited. */
  readonly uncited?: boolean;
}

/** By the name each is given in the library; paths below `../shared/data/documents`. */
export const PAPERS: Readonly<Record<string, string>> = {
  "freeculture.pdf": "pdfjs/freeculture.pdf",
  "word-processors.pdf": "docling/pdf/sources/multi_page.pdf",
  "amt-handbook.pdf": "docling/pdf/sources/amt_handbook_sample.pdf",
  "table-tokens.pdf": "docling/pdf/sources/2305.03393v1-pg9.pdf",
  "duck.html": "docling/html/sources/wiki_duck.html",
  "neon.html": "readability/citylab-1/source.html",
  "poverty.html": "readability/cnn/source.html",
  "peanuts.html": "readability/webmd-1/source.html",
  "graduation.html": "readability/ehow-2/source.html",
  "weekly.html": "readability/lwn-1/source.html",
  "roles.md": "markdown/open-webui+docs/docs/features/authentication-access/rbac/roles.md",
  "development.md": "markdown/Mintplex-Labs+anything-llm/open-computer/DEVELOPMENT.md",
  "cancer.docx": "poi/document/bug59058.docx",
  "projects.doc": "poi/document/MarkAuthorsTable.doc",
  "golf.docx": "poi/document/Bug51170.docx",
};

const book = "freeculture.pdf";
const words = "word-processors.pdf";
const nuts = "amt-handbook.pdf";
const tables = "table-tokens.pdf";
const duck = "duck.html";
const neon = "neon.html";
const roles = "roles.md";

/** Looked at while answering was worked on. */
export const WORKED_ON: readonly PaperQuestion[] = [
  { ask: "Who wrote Free Culture?", of: book, says: ["Lawrence Lessig"] },
  { ask: "When was Free Culture published?", of: book, says: ["2004"] },
  { ask: "Who created Mickey Mouse?", of: book, says: ["Walt Disney"] },
  { ask: "who created micky mouse", of: book, says: ["Walt Disney"] },
  { ask: "When did the Eldred case reach the Supreme Court?", of: book, says: ["2002"] },
  { ask: "Who founded the Internet Archive?", of: book, says: ["Brewster Kahle"] },
  { ask: "Why did the Causbys sue the government?", of: book, says: ["trespassing", "losing chickens"] },
  { ask: "What are doujinshi?", of: book, says: ["copycat comic", "derivative works"] },
  { ask: "What is Free Culture about?", of: book, says: ["culture"] },
  { ask: "How long did copyright last under the Statute of Anne?", of: book, says: ["fourteen years"] },
  { ask: "Who patented the typewriter?", of: words, says: ["Christopher Latham Sholes"] },
  { ask: "When did Microsoft launch Word?", of: words, says: ["1983"] },
  {
    ask: "What is LaTeX used for?",
    of: words,
    says: ["scientific papers", "precise formatting", "technical documents"],
  },
  {
    ask: "What are the two general types of self-locking nuts?",
    of: nuts,
    says: ["all-metal", "fiber lock"],
    all: true,
  },
  { ask: "What is the bellows type made of?", of: nuts, says: ["aluminum alloy"] },
  { ask: "How many sections does the Boots self-locking nut have?", of: nuts, says: ["two"] },
  { ask: "How many samples does FinTabNet have?", of: tables, says: ["113k samples", "113k"] },
  { ask: "Why is inference with OTSL faster?", of: tables, says: ["fewer decoding steps"] },
  { ask: "What is a male duck called?", of: duck, says: ["drake"] },
  { ask: "What do ducks eat?", of: duck, says: ["grasses"] },
  { ask: "Why should you not feed bread to ducks?", of: duck, says: ["damages the health"] },
  { ask: "How much does a call duck weigh?", of: duck, says: ["less than 1 kg", "1 kg"] },
  { ask: "Who discovered neon?", of: neon, says: ["William Ramsay", "Ramsay"] },
  { ask: "Why do neon signs have to be made by hand?", of: neon, says: ["no cost-effective way"] },
  { ask: "Who wrote The Modern Ambitions Behind Neon?", of: neon, says: ["Sarah Archer"], uncited: true },
  { ask: "Why is the American safety net ineffective?", of: "poverty.html", says: ["half the financial help"] },
  { ask: "What is Viaskin?", of: "peanuts.html", says: ["skin patch"] },
  { ask: "How much did a graduation party cost on average in 2013?", of: "graduation.html", says: ["1,200"] },
  { ask: "What are the three system roles in Open WebUI?", of: roles, says: ["Admin", "User", "Pending"], all: true },
  { ask: "How can I change a user's role?", of: roles, says: ["Admin Panel"] },
  { ask: "Why can't the primary administrator be deleted?", of: roles, says: ["removed by accident"] },
  { ask: "What port does the VNC server use?", of: "development.md", says: ["localhost:5901", "5901"] },
  {
    ask: "What are the five steps of iControl project management?",
    of: "projects.doc",
    says: ["Initiation", "Scoping"],
    all: true,
  },
  {
    ask: "How many new breast cancer cases per 100,000 women were there in Connecticut?",
    of: "cancer.docx",
    says: ["136"],
  },
  { ask: "When was Arduino LLC incorporated?", of: "weekly.html", says: ["2008"] },
  { ask: "Summarize roles.md", of: roles, says: ["role", "roles"] },
  { ask: "Who won the World Cup in 2018?", of: null, says: [] },
  { ask: "Who wrote Moby Dick?", of: null, says: [] },
  { ask: "When was Picasso born?", of: null, says: [] },
  { ask: "How tall is the Eiffel Tower?", of: null, says: [] },
];

/** Measured before and after, and not looked at between. */
export const SET_ASIDE: readonly PaperQuestion[] = [
  { ask: "Who is the author of Free Culture?", of: book, says: ["Lawrence Lessig"] },
  { ask: "Who published Free Culture?", of: book, says: ["Penguin", "Penguin Press"] },
  {
    ask: "How many files did Jesse Jordan have in his directory?",
    of: book,
    says: ["more than one million", "one million"],
  },
  { ask: "Who wrote Silent Spring?", of: book, says: ["Rachel Carson"] },
  { ask: "When was Buster Keaton born?", of: book, says: ["1895"] },
  { ask: "Who introduced the electric typewriter?", of: words, says: ["IBM"] },
  { ask: "What was WordStar developed for?", of: words, says: ["CP/M operating system", "CP/M"] },
  { ask: "When did Google Docs come out?", of: words, says: ["2006"] },
  { ask: "What is The Evolution of the Word Processor about?", of: words, says: ["word processor", "word processing"] },
  {
    ask: "What two parts does the stainless steel self-locking nut consist of?",
    of: nuts,
    says: ["case", "thread insert"],
    all: true,
  },
  { ask: "Why did they choose PubTabNet?", of: tables, says: ["highly diverse"] },
  { ask: "How many ducks are slaughtered each year?", of: duck, says: ["3 billion"] },
  { ask: "On which continent are there no ducks?", of: duck, says: ["Antarctica"] },
  { ask: "What is a ducklng?", of: duck, says: ["young duck"] },
  { ask: "When was neon discovered?", of: neon, says: ["1898"] },
  { ask: "Who published the report on the birth lottery?", of: "poverty.html", says: ["Stanford University"] },
  { ask: "Who is the primary administrator?", of: roles, says: ["first account"] },
  { ask: "What does the VNC server listen on?", of: "development.md", says: ["localhost:5901", "5901"] },
  { ask: "When was QGIS 2.8 released?", of: "weekly.html", says: ["March 2"] },
  { ask: "Quantas categorias de membros existem?", of: "golf.docx", says: ["três categorias", "três"] },
  { ask: "What is the population of Canada?", of: null, says: [] },
  { ask: "Who invented the telephone?", of: null, says: [] },
  { ask: "When did Walt Disney die?", of: null, says: [] },
  { ask: "Why is the sky blue?", of: null, says: [] },
];
