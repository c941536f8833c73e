import type { RewordedQuestion } from "./reworded-questions.ts";

/** Parted from the others by a seed; only totals were counted. */
export const SET_ASIDE: readonly RewordedQuestion[] = [
  {
    ask: "How long did you have to learn before you could call yourself a master engraver of sheet music?",
    of: "lilypond-engraving-essay.pdf",
    says: ["around five years of training"],
  },
  {
    ask: "in welchem format speichern wenn ich das bild später in gimp weiter bearbeiten will",
    of: "gimp-fotos-verbessern.html",
    says: ["XCF-Format"],
  },
  {
    ask: "What kind of animal is Other Alden?",
    of: "super-supportive-chapter-102.html",
    says: ["red female ryeh-b", "cross between a dragon"],
  },
  {
    ask: "Dropbox ATF: next trigger timestamp of a claimed task?",
    of: "dropbox-async-task-framework.html",
    says: ["claimed_timestamp + claim_timeout"],
  },
  {
    ask: "Into which four groups should I sort all my belongings to stop buying crap?",
    of: "lifehacker-stop-buying-crap.html",
    says: [
      "You absolutely need this item",
      "you use it on a somewhat regular basis",
      "You bought this item because you wanted it",
      "You don't have a good reason why you have it",
    ],
  },
  {
    ask: "why does lilypond draw heavier lines when the music is small",
    of: "lilypond-engraving-essay.pdf",
    says: ["so the music will still read well"],
  },
  {
    ask: "what's the folder /srv good for in the filesystem standard",
    of: "filesystem-hierarchy-standard.txt",
    says: ["/srv contains site-specific data"],
  },
  {
    ask: "how many tatoos has lexi's little sister got in super supportive",
    of: "super-supportive-chapter-102.html",
    says: ["has eight now"],
  },
  {
    ask: "how soon after the planned time do most tasks start in Dropbox's task framework",
    of: "dropbox-async-task-framework.html",
    says: ["within five seconds"],
  },
  {
    ask: "can I read a file in the public folder of remoteStorage without a token?",
    of: "remotestorage-draft.html",
    says: ["are always allowed", "can be made without a bearer token"],
  },
  {
    ask: "How much does a visit to the potion sauna cost in Super Supportive?",
    of: "super-supportive-chapter-102.html",
    says: ["a hundred argold"],
  },
  {
    ask: "viewport for the dark mobile screenshot of librechat?",
    of: "librechat-hero-screenshots.md",
    says: ["390x844 (phone portrait)"],
  },
  {
    ask: "How often are the pictures on the LibreChat landing page shot again automatically?",
    of: "librechat-hero-screenshots.md",
    says: ["weekly cron", "weekly `schedule`", "weekly schedule"],
  },
  {
    ask: "How do I tell Emscripten to produce nothing but a wasm file?",
    of: "v8-standalone-wasm.html",
    says: ["emcc -O3 add.c -o add.wasm", "when we said -o add.wasm"],
  },
  {
    ask: "how can facebok see what pages I read if I never click on like",
    of: "facebook-tracking-aclu.html",
    says: ["displaying it requires your browser to send a request"],
  },
  { ask: "What is the largest file I can upload to remoteStorage?", of: null, says: [] },
  {
    ask: "Which social logins does Dexie Cloud offer?",
    of: "dexie-social-auth.md",
    says: [
      "OpenID Connect with PKCE",
      "client secret only",
      "form_post response mode",
      "(Google, GitHub, Microsoft, Apple",
    ],
  },
  {
    ask: "How much stronger is AB1234 than omeprazole?",
    of: "clinical-trial-guidance.doc",
    says: ["10 times more potent"],
  },
  {
    ask: "Why did a banner that I closed in Open WebUI show up again on another computer?",
    of: "open-webui-banners.md",
    says: ["may reappear on a different device", "Dismissed banners are stored"],
  },
  { ask: "In which city is the NI 2012 conference of the CNIA?", of: "cnia-agm-2011.pptx", says: ["Montreal"] },
  {
    ask: "how many minutes is an auth code from Dexie Cloud valid",
    of: "dexie-social-auth.md",
    says: ["5 minute TTL", "5 min TTL"],
  },
  {
    ask: "what illness is AB1234 supposed to help against",
    of: "clinical-trial-guidance.doc",
    says: ["reflux disease"],
  },
  { ask: "what does linear depreciaton mean", of: "gnucash-depreciation.html", says: ["by a fixed amount each"] },
  {
    ask: "Which browser should everyone have installed for privacy, says the ACLU guy?",
    of: "facebook-tracking-aclu.html",
    says: ["Tor Browser"],
  },
  {
    ask: "Who wrote the V8 blog post about WebAssembly outside the web?",
    of: "v8-standalone-wasm.html",
    says: ["Alon Zakai"],
  },
  { ask: "breast cancer rate among women in Texas", of: "pcb-breast-cancer.docx", says: ["Texas"] },
  {
    ask: "How does Dropbox ATF make sure a job never runs in two places at the same time?",
    of: "dropbox-async-task-framework.html",
    says: ["exclusive task state", "three consecutive heartbeat calls fail"],
  },
  {
    ask: "How much magnesium stearate is in an AB1234 capsule?",
    of: "clinical-trial-guidance.doc",
    says: ["Lubricant"],
  },
  {
    ask: "How much of a blog post has to be changed before topicseed says to write it again from scratch?",
    of: "topicseed-content-depth.html",
    says: ["change a third of your article"],
  },
  { ask: "what colour is a warning banner in open webui", of: "open-webui-banners.md", says: ["(Yellow)"] },
  {
    ask: "Do the AnythingLLM developers help me if I run it on bare metal?",
    of: "anythingllm-bare-metal.md",
    says: ["by the core-team", "answered or supported"],
  },
  {
    ask: "Why did Alden drop cups and slur his words while doing the dishes?",
    of: "super-supportive-chapter-102.html",
    says: ["clumsiness wordchain"],
  },
  { ask: "Was besagt die Drittelregel?", of: "gimp-fotos-verbessern.html", says: ["gedanklich in Drittel"] },
  { ask: "how do i install AnythingLLM on windows without docker", of: null, says: [] },
  { ask: "How many musicians use LilyPond today?", of: null, says: [] },
  {
    ask: "Where do PID files belong on a system that follows the FHS?",
    of: "filesystem-hierarchy-standard.txt",
    says: ["must be placed in /run", "is named /run/crond.pid"],
  },
];
