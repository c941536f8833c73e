/** What stands behind a time of day: "9 pm", "9 o'clock", "21 Uhr". */
export const AFTER_HOUR = "[ap](?:m|\\.m\\.)|o['’]clock|uhr|uur|час(?:а|ов)?";

/** What stands before one that the same words behind it would make a length of time: "à 21 heures", "alle 9". */
export const BEFORE_HOUR = "à|vers|dès|jusqu['’]à|alle|dalle|ore|a las|às";
export const HOURS = "heures?|horas?|h";

/** Names of times of day. */
export const HOUR_NAMES =
  "noon|midnight|mittags?|mitternacht|midi|minuit|mediodía|medianoche|mezzogiorno|mezzanotte|meio-dia|meia-noite";

/** Of questions that ask for a time of day, not for a date. */
export const ASKS_HOUR =
  /(?<!\p{L})(?:what time|wie ?viel uhr|wie ?spät|quelle heure|qué hora|che ora|que horas|hoe laat)(?!\p{L})/iu;
