/** A question of a chat, the one after it, and words of the passage that answers that. */
export type FollowUpPair = readonly [before: string, question: string, says: string];

/** Files of the test data that the pairs are asked of, by the name they are given. */
export const PAIR_FILES: Readonly<Record<string, string>> = {
  "arduino.html": "documents/readability/lwn-1/source.html",
  "peanuts.html": "documents/readability/webmd-1/source.html",
  "zimbabwe.html": "documents/readability/telegraph/source.html",
  "neon.html": "documents/readability/citylab-1/source.html",
  "passwort.html": "documents/readability/heise/source.html",
  "ibm.md": "documents/docling/md/sources/wiki.md",
  "estatutos.docx": "documents/poi/document/Bug51170.docx",
};

/** Written from the texts before any was asked. The first half was looked at while rules were changed, the other was not. */
export const LOOKED_AT: readonly FollowUpPair[] = [
  ["When was IBM founded?", "Where is it headquartered?", "Armonk"],
  ["What is IBM?", "When was it renamed?", "1924"],
  ["When was Arduino LLC incorporated?", "When did it file the US trademark?", "April 2009"],
  ["Who founded Smart Projects?", "When did it change its name?", "November 2014"],
  ["Who is Federico Musto?", "What did his other manufacturing business make?", "Yún"],
  ["Who resists mediation?", "Who is the priest?", "Mukonori"],
  ["What was Grace Mugabe before?", "What is her nickname?", "DisGrace"],
  ["Who was the first wife of Mugabe?", "What was she dying of?", "kidney"],
  ["Who discovered neon?", "What does it translate as?", "new"],
  ["What did Georges Claude design?", "When did he premiere his neon lights?", "December 1910"],
  ["What is the peanut study about?", "Where was it published?", "New England Journal"],
  ["What is Viaskin?", "Who can wear it?", "for a year"],
  ["Was ist 1Password?", "Was kostet es?", "50 Euro"],
  ["Was ist TOTP?", "Welche Firmen setzen es ein?", "Evernote"],
  ["Qual é a duração do mandato?", "E onde é a sede?", "sede"],
  ["Who wrote L’être et le Néon?", "Who translated it?", "Michael Wells"],
];

export const HELD_OUT: readonly FollowUpPair[] = [
  ["What is the trademark of IBM?", "What is its nickname?", "Big Blue"],
  ["When did IBM debut in the microcomputer market?", "Who bought its microcomputer division?", "Lenovo"],
  ["How many research facilities does IBM have?", "In how many countries is it present?", "175"],
  ["Where did the Arduino project begin?", "Who launched it?", "Massimo Banzi"],
  ["When was the trademark granted?", "When was it filed?", "April 2009"],
  ["What did Smart Projects ask the USPTO?", "Who was named its CEO?", "Musto"],
  ["Who is Robert Mugabe?", "How old is he?", "93"],
  ["Where are Mugabe and his wife held?", "What do they insist on?", "presidential term"],
  ["Who is Emmerson Mnangagwa?", "When was he ousted?", "this month"],
  ["Who is Morgan Tsvangirai?", "Where did he receive treatment?", "Britain"],
  ["Who is Luis de Miranda?", "What did he write in 2012?", "Néon"],
  ["When did neon lights debut in Europe?", "Why did they become obsolete?", "plastic"],
  ["Who is Katie Allen?", "Where does she work?", "Murdoch"],
  ["How common are peanut allergies?", "What is said of their treatment?", "patch"],
  ["Welche Version von 1Password gibt es?", "Welches System setzt sie voraus?", "10.10"],
  ["Was ist ein Startwert?", "Wie wird er übergeben?", "QR-Code"],
];
