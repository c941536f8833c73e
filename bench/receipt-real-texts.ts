/**
 * Paraphrases and lies about passages of real files in ../shared/data, written on 2026-11-24 before the checks they try
 * were read. Their totals were read once, on 2026-11-25; since then they are looked-at. The passages are read from the files when the bench runs.
 */
import type { LiesAbout } from "./receipt-passages.ts";

/** The passage goes from the first words to the last ones, both included. */
export interface LiesAboutFile extends Omit<LiesAbout, "passage"> {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const LF = "documents/docling/jats/groundtruth/pntd.0008301.nxml.md";
const AMT = "documents/docling/pdf/groundtruth/amt_handbook_sample.md";
const WEBUI = "documents/markdown/open-webui+docs/docs/";

export const PROSE: readonly LiesAboutFile[] = [
  {
    file: LF,
    from: "Lymphatic filariasis (LF), a disease caused",
    to: "remain endemic for LF [3].",
    truths: [
      "LF is spread to people by mosquito bites.",
      "By 2018, fourteen countries had eliminated LF as a public health problem.",
      "58 countries were still endemic for LF in 2018.",
      "The WHO recommends annual mass drug administration to reduce transmission.",
      "The disease is caused by parasitic worms.",
      "One of the WHO's two strategies is to reduce suffering by making disability prevention services available to all patients.",
    ],
    lies: [
      ["exchanged", "As of 2018, 58 countries have eliminated LF and 14 remain endemic."],
      ["roles", "Mosquitoes get the parasitic worms that cause LF from contaminated drugs."],
      ["number", "The WHO recommends three strategies to eliminate LF."],
      ["name", "UNICEF recommends annual mass drug administration against LF."],
      ["frequency", "Mass drug administration is given every month to reduce transmission."],
      ["quantifier", "Disability prevention services should be available to some patients."],
    ],
  },
  {
    file: LF,
    from: "Pre-TAS include at least one sentinel",
    to: "blood can be taken [5].",
    truths: [
      "There must be at least one sentinel site for every million inhabitants.",
      "Sentinel sites are set up when the program starts.",
      "In each site, data are collected from 300 or more people older than five.",
      "Data are collected half a year or more after the mass drug administration.",
      "The Alere Filariasis Test Strips were recommended after 2016.",
      "Mf was originally the recommended indicator for pre-TAS.",
    ],
    lies: [
      ["number", "Data are collected from at least 500 people over five years old in each site."],
      ["unit", "At least six weeks after MDA implementation, data are collected in each site."],
      ["time", "Spot-check sites are villages that were tested before."],
      ["comparison", "The rapid diagnostic tests are less sensitive than blood smears."],
      ["time", "Alere Filariasis Test Strips were recommended before 2016."],
      ["bound", "Data are collected from at most 300 people over five years old in each site."],
    ],
  },
  {
    file: LF,
    from: "Data for this analysis come from 568 districts",
    to: "no ethical approval was required.",
    truths: [
      "The analysis uses data from 568 districts in thirteen countries.",
      "ENVISION was led by RTI International.",
      "FHI 360 led the END in Asia project.",
      "No ethical approval was needed for the secondary analysis.",
      "The programs were supported by USAID.",
    ],
    lies: [
      ["exchanged", "FHI 360 led the ENVISION project and RTI International led END in Africa."],
      ["negation", "Ethical approval was required for this analysis."],
      ["date", "The data represent all pre-TAS funded by USAID from 2010 to 2017."],
      ["quantifier", "In all countries, ethical clearance was sought for these surveys."],
      ["number", "The data come from 558 districts in 13 countries."],
    ],
  },
  {
    file: AMT,
    from: "Boots self-locking nuts are made with three",
    to: "aluminum alloy only.",
    truths: [
      "The wing type is the most common of the Boots nuts.",
      "The bellows type is available only in aluminum alloy.",
      "Rol-top nuts are made of cadmium-plated steel.",
      "Boots self-locking nuts come in 3 spring styles.",
      "Wing-type nuts can be made of stainless steel.",
    ],
    lies: [
      ["exchanged", "The bellows type is made of cadmium-plated steel and the Rol-top nut of aluminum alloy only."],
      ["attribution", "The Rol-top nut is the most common type."],
      ["negation", "Wing-type nuts are not made of stainless steel."],
      ["number", "Boots self-locking nuts are made with five different spring styles."],
      ["name", "Wing-type nuts are made of titanium."],
    ],
  },
  {
    file: AMT,
    from: "The nut consists of two parts",
    to: "compressed when the nut is tightened.",
    truths: [
      "The nut has two parts.",
      "The slot is wider than the key.",
      "The nut turns easily on the bolt until it is tightened.",
      "The threaded insert has the proper size for the bolt.",
      "When the case is turned, the insert turns with it.",
    ],
    lies: [
      ["comparison", "The slot is narrower than the key."],
      ["roles", "The slotted keyway of the insert fits into the key of the case when the bolt is removed."],
      ["time", "After the nut is tightened, it spins on the bolt easily."],
      ["number", "The nut consists of three parts."],
      ["opposite", "When the nut is tightened, the slot is widened."],
    ],
  },
  {
    file: `${WEBUI}reference/https/cloudflare-tunnel.md`,
    from: "Cloudflare Tunnel (cloudflared) creates",
    to: "behind NAT or restrictive firewalls.",
    truths: [
      "Cloudflare Tunnel only makes outbound connections.",
      "You do not need to open a single port on your server.",
      "It also works behind NAT.",
      "TLS is automatic.",
      "Traffic is protected against DDoS attacks by Cloudflare's infrastructure.",
    ],
    lies: [
      ["negation", "It does not work behind restrictive firewalls."],
      ["opposite", "Cloudflare Tunnel creates an inbound connection from Cloudflare's edge network to your machine."],
      ["negation", "You have to manage TLS certificates yourself."],
      ["quantifier", "It works only on networks without NAT."],
      ["name", "Fastly Tunnel creates an outbound-only connection from your machine."],
    ],
  },
  {
    file: `${WEBUI}troubleshooting/performance.md`,
    from: "If you are using OpenRouter",
    to: "5-minute cache for external API responses.",
    truths: [
      "Without model caching, the first page load can take more than ten seconds.",
      "MODELS_CACHE_TTL=300 caches responses of external APIs for five minutes.",
      "The list of models is kept in memory.",
      "The cached list is refreshed only when the app restarts or when you click Save in the Connections settings.",
      "Model caching is strongly advised for OpenRouter.",
    ],
    lies: [
      ["unit", "Without caching, initial page loads can take 10-15+ minutes."],
      ["number", "MODELS_CACHE_TTL=300 sets a 30-minute cache for external API responses."],
      ["opposite", "Disabling the cache reduces the load time to near-instant."],
      ["negation", "Model caching is not recommended for OpenRouter."],
      ["hedge", "The list of models refreshes every hour."],
    ],
  },
  {
    file: "documents/pdfjs/freeculture.pdf",
    from: "To make room in the spectrum",
    to: "a thirteenthstory window to his death.",
    truths: [
      "FM users had to move to an entirely new band of the spectrum.",
      "The change was backed by AT&T.",
      "Armstrong fought a costly legal battle for six years to defend his patents.",
      "RCA refused to pay Armstrong royalties.",
      "RCA made a settlement offer when the patents had just expired.",
      "Armstrong died in 1954.",
      "RCA claimed the patents were invalid almost 15 years after they had been issued.",
    ],
    lies: [
      ["roles", "Armstrong declared RCA's patents invalid."],
      ["roles", "Armstrong refused to pay RCA royalties."],
      ["opposite", "The change was strongly opposed by AT&T."],
      ["unit", "For six months, Armstrong fought an expensive war of litigation."],
      ["comparison", "RCA's settlement was more than enough to cover Armstrong's lawyers' fees."],
      ["opposite", "The power of FM radio stations was increased."],
      ["date", "In 1945 Armstrong wrote a short note to his wife."],
    ],
  },
  {
    file: "documents/docling/pdf/groundtruth/multi_page.md",
    from: "The origins of word processing can be traced",
    to: "convenience of document creation.",
    truths: [
      "Christopher Latham Sholes patented the typewriter in 1868.",
      "IBM introduced the electric typewriter in 1935.",
      "The typewriter was invented in the middle of the 19th century.",
      "With the typewriter, legible documents could be produced faster than by hand.",
      "The term word processing was not yet in use at that time.",
    ],
    lies: [
      ["name", "Thomas Edison patented the typewriter in 1868."],
      ["date", "The electric typewriter was introduced by IBM in 1953."],
      ["comparison", "With the typewriter, people produced documents less efficiently than by handwriting."],
      [
        "exchanged",
        "IBM patented the typewriter in 1868 and Christopher Latham Sholes introduced the electric typewriter in 1935.",
      ],
      ["negation", 'The term "word processing" already existed during this period.'],
    ],
  },
  {
    file: "documents/readability/simplyfound-1/source.html",
    from: "In celebration of their 4th year anniversary",
    to: "moving to 64-bit mode.",
    truths: [
      "The Raspberry Pi 3 costs 35 US dollars.",
      "Its processor runs at 1,200 MHz.",
      "It is about ten times as fast as the first Raspberry Pi.",
      "Bluetooth 4.1 is built in.",
      "A recent 32-bit NOOBS or Raspbian image should be used for now.",
    ],
    lies: [
      ["number", "Raspberry Pi 3 costs $45."],
      ["comparison", "The Raspberry Pi 3 is slower than the Raspberry Pi 2."],
      [
        "exchanged",
        "It is about 10 times faster than the Raspberry Pi 2 and 50-60% faster than the original Raspberry Pi.",
      ],
      ["number", "You should use a recent 64-bit NOOBS or Raspbian image at this time."],
      ["unit", "The 3rd revision features a 1.2MHz quad-core ARM CPU."],
    ],
  },
  {
    file: "documents/readability/ars-1/source.html",
    from: "The root of the object",
    to: "2^15 - 1.",
    truths: [
      "The root object holds 300 lists.",
      "In total there are thirty million lists.",
      "zlib compresses the payload to only 39 kB.",
      "Earlier versions of Minecraft had no compression for large packets across the whole protocol.",
      "The uncompressed NBT data take up 26.6 MB.",
    ],
    lies: [
      ["unit", "zlib shrinks the data down to 39 megabytes."],
      ["exchanged", "The root of the object contains 10 lists, each of which has 300 sublists."],
      ["scale", "That is a total of 30 billion lists."],
      ["hedge", "This is the theoretical maximum for this attack."],
      ["name", "Previously, NBT was sent compressed with bzip2."],
    ],
  },
  {
    file: "documents/readability/firefox-nightly-blog/source.html",
    from: "From Firefox 85 it’s now possible to disable tab-to-search on",
    to: "users can help us test Fission",
    truths: [
      "Since Firefox 85, tab-to-search can be turned off for single search engines.",
      "Unchecking an engine in Search Preferences also hides its shortcut button.",
      "Firefox can now print page ranges that are not contiguous.",
      "DevTools is now fully compatible with Fission.",
    ],
    lies: [
      ["number", "From Firefox 58 it is possible to disable tab-to-search globally."],
      ["negation", "It is not possible to disable tab-to-search globally."],
      ["opposite", "Checking a search engine in Search Preferences will hide its shortcut button."],
      ["hedge", "Marionette is only partly Fission compatible."],
    ],
  },
  {
    file: "retrieval/chunking-eval/corpora/state_of_the_union.md",
    from: "America is a founding member of NATO",
    to: "their minister is here tonight.",
    truths: [
      "The United States of America was among the founders of NATO.",
      "Finland joined NATO the year before.",
      "Sweden became a member of NATO that same morning.",
      "NATO was created after the Second World War.",
    ],
    lies: [
      ["exchanged", "Sweden joined NATO last year and Finland this morning."],
      ["time", "NATO was created before World War Two."],
      ["comparison", "NATO is weaker than ever."],
      ["name", "Norway officially joined NATO this morning."],
    ],
  },
  {
    file: "documents/markdown/kysely-org+kysely/site/docs/recipes/0001-relations.md",
    from: "This recipe is supported on MySQL",
    to: "parse the returned JSON columns to objects automatically.",
    truths: [
      "The recipe needs MySQL 8.0.14 or later.",
      "MariaDB does not support this recipe.",
      "The node drivers pg and mysql2 turn returned json columns into objects automatically.",
      "JSON columns are not parsed automatically by the built-in SqliteDialect.",
    ],
    lies: [
      ["number", "This recipe is supported on MySQL versions starting from 8.0.41."],
      ["negation", "MariaDB is supported."],
      ["bound", "This recipe is supported only on MySQL versions before 8.0.14."],
      ["exchanged", "SqliteDialect parses the returned JSON columns automatically, but pg and mysql2 do not."],
    ],
  },
];
