/** What stands behind a time of day: "9 pm", "9 o'clock", "21 Uhr". */
export const AFTER_HOUR = "[ap](?:m|\\.m\\.)|o['’]clock|uhr|uur|час(?:а|ов)?";

/** What stands before one that the same words behind it would make a length of time: "à 21 heures", "alle 9". */
export const BEFORE_HOUR = "à|vers|dès|jusqu['’]à|alle|dalle|ore|a las|às";
export const HOURS = "heures?|horas?|h";

/** Before an hour whose part of the day says that it is none of things: "at 7 in the evening", not "take one in the morning". */
export const BEFORE_TIME =
  "at|by|from|to|until|till|before|after|and|um|gegen|ab|bis|von|vor|nach|und|à|dès|vers|jusqu['’]à|las?|alle|dalle|às";

/** Before and between two hours whose name stands behind the second: "de 10 a 21 horas", "entre 8 et 10 heures". */
export const FROM_HOUR = "de|entre|das";
export const TO_HOUR = "à|a|y|et|às";

/** What says that something goes on all day and night. */
export const AROUND_THE_CLOCK =
  "around the clock|round the clock|day and night|24/7|rund um die uhr|tag und nacht|jour et nuit|24 heures sur 24|24h/24|las 24 horas|día y noche";

/** Names of times of day. */
export const HOUR_NAMES =
  "noon|midnight|mittags?|mitternacht|midi|minuit|mediodía|medianoche|mezzogiorno|mezzanotte|meio-dia|meia-noite";

/** Of questions that ask for a time of day, not for a date. */
export const ASKS_HOUR =
  /(?<!\p{L})(?:what time|wie ?viel uhr|wie ?spät|quelle heure|qué hora|che ora|que horas|hoe laat)(?!\p{L})/iu;

/** Between the first and the last day of several: "Monday to Friday". */
export const TO_DAY = "to|until|till|through|bis|à|au|a|al";

/** Words for several days of the week, each with the days from Sunday, 0. */
export const DAY_GROUPS: readonly (readonly [words: string, days: readonly number[]])[] = [
  ["weekends?|wochenenden?|week-ends?|fin(?:es)? de semana|fine settimana", [0, 6]],
  ["weekdays?", [1, 2, 3, 4, 5]],
  [
    "daily|every day|seven days a week|täglich|jeden tag|tous les jours|todos los días|ogni giorno|dagelijks",
    [0, 1, 2, 3, 4, 5, 6],
  ],
];
