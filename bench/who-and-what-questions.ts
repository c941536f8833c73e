import type { PaperQuestion } from "./own-papers-questions.ts";

/** By the name each is given in the library, beside those of `PAPERS`; paths below `../shared/data/documents`. */
export const MORE_PAPERS: Readonly<Record<string, string>> = {
  "pdkids.pdf": "pdfjs/pdkids.pdf",
  "ibm.md": "docling/md/sources/wiki.md",
  "zimbabwe.html": "readability/telegraph/source.html",
  "minecraft.html": "readability/ars-1/source.html",
  "zuckerberg.html": "readability/cnet/source.html",
  "raspberry.html": "readability/simplyfound-1/source.html",
  "colophon.html": "readability/daringfireball-1/source.html",
  "cron.html": "readability/google-sre-book-1/source.html",
};

const kids = "pdkids.pdf";
const book = "freeculture.pdf";

/** Who somebody is and what something is; looked at while that was worked on. */
export const WHO_AND_WHAT: readonly PaperQuestion[] = [
  { ask: "Who was Thomas Jefferson?", of: kids, says: ["governor", "President", "Secretary of State"] },
  { ask: "Who was Peter Jefferson?", of: kids, says: ["His father", "Colonel"] },
  { ask: "Who is Mr. Bumble?", of: kids, says: ["master of the poorhouse"] },
  { ask: "Who was Oliver Twist?", of: kids, says: ["son of a poor lady"] },
  { ask: "Who is Bill Sikes?", of: kids, says: ["robber named Bill Sikes", "brutal"] },
  { ask: "Who is Hina?", of: kids, says: ["goddess"] },
  { ask: "Who is Eric Eldred?", of: book, says: ["retired computer programmer"] },
  { ask: "Who is Jack Valenti?", of: book, says: ["president"] },
  { ask: "who is jack valenti", of: book, says: ["president"] },
  { ask: "Who was Edwin Howard Armstrong?", of: book, says: ["inventor geniuses"] },
  { ask: "Who is David Sarnoff?", of: book, says: ["president"] },
  { ask: "Who is Dave Winer?", of: book, says: ["fathers of this movement", "software author"] },
  { ask: "Who is Mary Bono?", of: book, says: ["widow"] },
  { ask: "What is the MPAA?", of: book, says: ["American branch"] },
  { ask: "What is WIPO?", of: book, says: ["international body"] },
  { ask: "What is the Creative Commons?", of: book, says: ["nonprofit corporation"] },
  { ask: "Who is Jon Else?", of: book, says: ["filmmaker"] },
  { ask: "Who is Kevin Sites?", of: book, says: ["correspondent"] },
  { ask: "Who invented the daguerreotype?", of: book, says: ["Daguerre"] },
  { ask: "Who founded IBM?", of: "ibm.md", says: ["Charles Ranlett Flint"] },
  { ask: "What is IBM?", of: "ibm.md", says: ["multinational technology company"] },
  { ask: "Who is Fidelis Mukonori?", of: "zimbabwe.html", says: ["priest"] },
  { ask: "Who is Ammar Askar?", of: "minecraft.html", says: ["developer"] },
  { ask: "Who is Mark Zuckerberg?", of: "zuckerberg.html", says: ["CEO"] },
  { ask: "Who was Erasmus Darwin?", of: null, says: [] },
  { ask: "What is a mitochondrion?", of: null, says: [] },
];

/** Measured before and after, and not looked at between. */
export const WHO_AND_WHAT_SET_ASIDE: readonly PaperQuestion[] = [
  { ask: "Who was Nancy?", of: kids, says: ["young woman"] },
  { ask: "Who is Hiawatha?", of: kids, says: ["eminent man", "Wise Man"] },
  { ask: "Who is Maui?", of: kids, says: ["son", "demi-god"] },
  { ask: "Who was Paoa?", of: kids, says: ["powerful god"] },
  { ask: "Who is Mr. Brownlow?", of: kids, says: ["old gentleman"] },
  { ask: "Who is the Artful Dodger?", of: kids, says: ["pickpocket"] },
  { ask: "Who was Aaron Burr?", of: kids, says: ["Alexander Hamilton"] },
  { ask: "Who was Martha Skelton?", of: kids, says: ["bride", "widow"] },
  { ask: "Who is Michael Agee?", of: book, says: ["chairman"] },
  { ask: "Who is Alex Alben?", of: book, says: ["lawyer", "vice president"] },
  { ask: "Who is Richard Stallman?", of: book, says: ["researcher"] },
  { ask: "Who is Jed Horovitz?", of: book, says: ["businessman"] },
  { ask: "Who is David Pogue?", of: book, says: ["writer"] },
  { ask: "Who is Harvey Saferstein?", of: book, says: ["lawyer"] },
  { ask: "Who is John Seely Brown?", of: book, says: ["chief scientist"] },
  { ask: "What is the RIAA?", of: book, says: ["lobby", "Recording Industry Association of America"] },
  { ask: "What is the Way Back Machine?", of: book, says: ["largest archive"] },
  { ask: "What is a blog?", of: book, says: ["public diary", "Web-log"] },
  { ask: "What is a doujinshi?", of: book, says: ["copycat comic", "comics"] },
  { ask: "Who is Emmerson Mnangagwa?", of: "zimbabwe.html", says: ["security chief", "vice-president"] },
  { ask: "Who is Morgan Tsvangirai?", of: "zimbabwe.html", says: ["opposition leader"] },
  { ask: "What is the Raspberry Pi Foundation?", of: "raspberry.html", says: ["charity organization"] },
  { ask: "What is Daring Fireball?", of: "colophon.html", says: ["written and produced by"] },
  { ask: "What is cron?", of: "cron.html", says: ["utility"] },
  { ask: "Who is Luis de Miranda?", of: "neon.html", says: ["philosopher"] },
  { ask: "Who invented the dial recorder?", of: "ibm.md", says: ["Alexander Dey"] },
  { ask: "Who was Ada Lovelace?", of: null, says: [] },
  { ask: "What is photosynthesis?", of: null, says: [] },
];
