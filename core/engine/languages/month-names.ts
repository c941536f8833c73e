/** January to December, each in every language that writes them with letters. */
export const MONTHS: readonly string[] = [
  "january jan january januar jänner janvier enero gennaio janeiro januari января январь",
  "february feb februar février febrero febbraio fevereiro februari февраля февраль",
  "march mar märz mars marzo março maart марта март",
  "april apr avril abril aprile апреля апрель",
  "may mai mayo maggio maio mei мая май",
  "june jun juni juin junio giugno junho июня июнь",
  "july jul juli juillet julio luglio julho июля июль",
  "august aug août agosto augustus августа август",
  "september sep sept septembre septiembre settembre setembro сентября сентябрь",
  "october oct oktober okt octobre octubre ottobre outubro октября октябрь",
  "november nov novembre noviembre novembro ноября ноябрь",
  "december dec dezember dez décembre diciembre dicembre dezembro декабря декабрь",
];

/** The number of each month's name, in lower case. */
export const MONTH_NUMBERS: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, at) => names.split(" ").map((name) => [name, at + 1] as const)),
);
