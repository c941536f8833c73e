/** Words of the passages that answer, for the questions whose file names none; any of them is enough. */
export const NEWCOMER_QUOTES: Readonly<Record<string, readonly string[]>> = {
  "What are the key dates of word processing?": ["1868", "1960s", "1970s", "1980s", "1990s"],
  "What does AB1234 treat?": ["gastro-oesophageal reflux disease"],
  "Wo hat der CNIG seinen Sitz?": ["sede em Vale do Lobo"],
  "What does Free Culture say about Eldred?": ["Eldred"],
  "What did Lessig mean by free culture?": [
    "A free culture supports",
    "Free cultures are cultures",
    "free culture is not",
  ],
  "Why does Lessig oppose long copyright terms?": ["public domain", "incentive", "commercial value", "stifle"],
  "what about ducks?": ["duck"],
  "What is a Boots nut?": ["Boots self-locking nut is of one piece"],
  "who is the presidnet of CNIA 2012": ["Margie Kennedy"],
  "and the treasurer?": ["Tracy Shaben"],
  "How many breast cancer deaths were there between 1975 and 1989?": ["1975"],
  "Tell me something interesting": [],
};
