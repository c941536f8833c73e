/** A question as a newcomer asks it, often in other words than the document's, and words that answer it there. */
export interface RewordedQuestion {
  readonly ask: string;
  /** Name of the document; null where none answers. */
  readonly of: string | null;
  /** Any of them, as the document writes it. */
  readonly says: readonly string[];
}

/** Where each document lies below `shared/data/documents`. */
export const SHARED: Readonly<Record<string, string>> = {
  "anythingllm-bare-metal.md": "markdown/Mintplex-Labs+anything-llm/BARE_METAL.md",
  "clinical-trial-guidance.doc": "poi/document/Bug53380_3.doc",
  "cnia-agm-2011.pptx": "poi/slideshow/bug62513.pptx",
  "dexie-social-auth.md": "markdown/dexie+Dexie.js/addons/dexie-cloud/TODO-SOCIALAUTH.md",
  "dropbox-async-task-framework.html": "readability/dropbox-blog/source.html",
  "facebook-tracking-aclu.html": "readability/aclu/source.html",
  "librechat-hero-screenshots.md":
    "markdown/LibreChat-AI+librechat.ai/docs/superpowers/specs/2026-06-22-automated-hero-screenshots-design.md",
  "lifehacker-stop-buying-crap.html": "readability/lifehacker-working/source.html",
  "open-webui-banners.md": "markdown/open-webui+docs/docs/features/administration/banners.md",
  "pcb-breast-cancer.docx": "poi/document/bug59058.docx",
  "remotestorage-draft.html": "readability/ietf-1/source.html",
  "super-supportive-chapter-102.html": "readability/royal-road/source.html",
  "topicseed-content-depth.html": "readability/topicseed-1/source.html",
  "v8-standalone-wasm.html": "readability/v8-blog/source.html",
};

/** Debian's packages of the others, and the files in them. */
export const OF_PACKAGES: Readonly<Record<string, string>> = {
  "filesystem-hierarchy-standard.txt": "debian-policy: fhs-3.0.txt",
  "gimp-fotos-verbessern.html": "gimp-help-de: gimp-imaging-photos.html",
  "gnucash-depreciation.html": "gnucash-docs: guide/C/dep_value1.html",
  "lilypond-engraving-essay.pdf": "lilypond-doc-pdf: essay.pdf",
};

/** Looked at while quotes were mended. */
export const LOOKED_AT: readonly RewordedQuestion[] = [
  { ask: "what does one worker host of dropbox atf cost per month", of: null, says: [] },
  { ask: "Wie setze ich in GIMP mehrere Fotos zu einem Panorama zusammen?", of: null, says: [] },
  {
    ask: "GnuCash example: what is the $1500 computer still worth after year 3 with geometric depreciation?",
    of: "gnucash-depreciation.html",
    says: ["514.50"],
  },
  {
    ask: "since when has the aclu author who avoids facebook had email",
    of: "facebook-tracking-aclu.html",
    says: ["early 1990s"],
  },
  {
    ask: "How many jobs per second does Dropbox ATF handle today?",
    of: "dropbox-async-task-framework.html",
    says: ["9,000 async tasks"],
  },
  { ask: "What does the dmesg command do?", of: "filesystem-hierarchy-standard.txt", says: ["kernel message buffer"] },
  {
    ask: "is a really long article automatically deep content in the eyes of topicseed",
    of: "topicseed-content-depth.html",
    says: ["nothing to do with its content depth"],
  },
  {
    ask: "to whose memory is FHS 3.0 dedicated",
    of: "filesystem-hierarchy-standard.txt",
    says: ["memory of Christopher Yeoh"],
  },
  {
    ask: "why should i stop node before upgrading anythingllm",
    of: "anythingllm-bare-metal.md",
    says: ["multiple AnythingLLM processes"],
  },
  {
    ask: "which html tag crosses out words in an Open WebUI banner",
    of: "open-webui-banners.md",
    says: ["Strikethrough"],
  },
  {
    ask: "Who has to sort out clashing edits in remoteStorage, the server or the app?",
    of: "remotestorage-draft.html",
    says: ["whichever client discovers", "does not get involved in the"],
  },
  {
    ask: "why are price tags for sales usually red",
    of: "lifehacker-stop-buying-crap.html",
    says: ["Red stands out and can encourage"],
  },
  {
    ask: "May a program create its own folder directly under / according to the FHS?",
    of: "filesystem-hierarchy-standard.txt",
    says: ["must never create or require special files"],
  },
  { ask: "Which hotel hosted the annual general meeting of the CNIA in 2011?", of: null, says: [] },
  {
    ask: "How many years before the diagnosis was the blood taken in the study of PCBs and breast cancer by Cohn?",
    of: "pcb-breast-cancer.docx",
    says: ["average of 17 years before", "median time to diagnosis"],
  },
  {
    ask: "how much memmory do I need for AnythingLLM without docker",
    of: "anythingllm-bare-metal.md",
    says: ["at least 2GB of RAM"],
  },
  {
    ask: "how big is the wasm file of the add exmaple from emscripten",
    of: "v8-standalone-wasm.html",
    says: ["just 87 bytes"],
  },
  {
    ask: "which status code does a remoteStorage server send when my account is full",
    of: "remotestorage-draft.html",
    says: ["507 in case the account is over"],
  },
  {
    ask: "how many volunteers get each dose in the AB1234 trial",
    of: "clinical-trial-guidance.doc",
    says: ["cohorts of 3 volunteers"],
  },
  {
    ask: "which runtimes let me run standalone webassembly files without a browser",
    of: "v8-standalone-wasm.html",
    says: ["wasmer, wasmtime, or WAVM"],
  },
  { ask: "Who looked after the money of CNIA in 2011?", of: "cnia-agm-2011.pptx", says: ["Robin Carriere"] },
  {
    ask: "what is content breadth",
    of: "topicseed-content-depth.html",
    says: ["arbitrary grading of how many related subjects"],
  },
  {
    ask: "What does HALT stand for when you are out shopping?",
    of: "lifehacker-stop-buying-crap.html",
    says: ["Hungry, Angry, Lonely, or Tired"],
  },
  {
    ask: "which PCB made breast cancer six times more likely",
    of: "pcb-breast-cancer.docx",
    says: ["PCB 203 was associated with a sixfold"],
  },
  {
    ask: "Why not simply put a live iframe at the top of the LibreChat home page?",
    of: "librechat-hero-screenshots.md",
    says: ["heavy, fragile"],
  },
  {
    ask: "Which other companies belong to Facebook according to the ACLU article?",
    of: "facebook-tracking-aclu.html",
    says: ["Atlas, WhatsApp"],
  },
  {
    ask: "Warum sehen die Farben eines Fotos auf Papier anders aus als am Bildschirm?",
    of: "gimp-fotos-verbessern.html",
    says: ["beim Drucken hingegen im CMYK-Modus"],
  },
  { ask: "what is the price of a pack of AB1234 capsules", of: null, says: [] },
  { ask: "how much money was in the CNIA chequing account in 2011", of: "cnia-agm-2011.pptx", says: ["$36,553.39"] },
  {
    ask: "Does the website of the ACLU itself avoid reporting its readers to Facebook?",
    of: "facebook-tracking-aclu.html",
    says: ["The ACLU's own website does this", "without sending user requests to Facebook"],
  },
  { ask: "How much did Facebook pay for WhatsApp?", of: null, says: [] },
  { ask: "Wie bekomme ich rote Augen mit GIMP weg?", of: "gimp-fotos-verbessern.html", says: ["roten Teil des Auges"] },
  {
    ask: "what is a lambda in Dropbox ATF?",
    of: "dropbox-async-task-framework.html",
    says: ["A callback implementing business logic"],
  },
  {
    ask: "How does LilyPond decide which slur looks best?",
    of: "lilypond-engraving-essay.pdf",
    says: ["ugliness score", "ugly points"],
  },
  {
    ask: "In what language was LilyPond written at the beginning?",
    of: "lilypond-engraving-essay.pdf",
    says: ["entirely in the C++"],
  },
  {
    ask: "At which address can I open AnythingLLM after starting it by hand?",
    of: "anythingllm-bare-metal.md",
    says: ["should now be running on"],
  },
];
