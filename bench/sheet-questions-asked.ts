/** A question that a person asks of a sheet, and what the sheet says. */
export interface SheetQuestion {
  readonly ask: string;
  /** All of these must be in a short answer; null where the sheet does not say it. */
  readonly says: readonly string[] | null;
  /** None of these may be in a short answer. */
  readonly never?: readonly string[];
  /** How many rows these are; a short answer may say this where the quotes show them all. */
  readonly count?: string;
  /** What quotes must show where nothing is claimed; `says` where it is left out. */
  readonly rows?: readonly string[];
}

export const EXPENSES: readonly SheetQuestion[] = [
  { ask: "How many travel expenses are there?", says: ["6"], rows: ["Travel"] },
  { ask: "How much did we spend on travel in 2025?", says: ["1,145.80"] },
  { ask: "What was the biggest expense of the trust?", says: ["1,140.00"] },
  {
    ask: "Which expenses have not been paid yet?",
    says: ["389.90", "198.00", "119.99", "228.00", "236.10"],
    count: "5",
    never: ["128.40", "650.00", "1,140.00", "46.80"],
  },
  {
    ask: "How much did we spend per category?",
    says: ["1,145.80", "1,312.00", "525.84", "560.30", "1,487.88", "650.00"],
  },
  { ask: "How much did the flight to Chicago cost?", says: ["455.20"] },
  { ask: "How many of the meals are still unpaid?", says: ["1"], rows: ["Dinner with donors"] },
  { ask: "What is the total of all expenses?", says: ["5,681.82"] },
  { ask: "How much did we spend on parking?", says: null },
  { ask: "What was the cheapest taxi ride?", says: ["46.80"] },
];

export const INVOICES: readonly SheetQuestion[] = [
  { ask: "Wie viele Rechnungen sind offen?", says: ["5"] },
  {
    ask: "Welche Rechnungen sind noch nicht bezahlt?",
    says: ["R-2503", "R-2506", "R-2507", "R-2510", "R-2513"],
    count: "5",
    never: ["R-2501", "R-2502", "R-2504", "R-2508", "R-2514"],
  },
  { ask: "Wie hoch ist die Gesamtsumme aller Rechnungen?", says: ["12.353,00"] },
  { ask: "Wie viel haben wir der Bäckerei Hornung insgesamt in Rechnung gestellt?", says: ["3.458,30"] },
  { ask: "Welche Rechnung war die höchste?", says: ["3.480,00"], rows: ["R-2505", "3.480,00"] },
  { ask: "Wann war die Rechnung R-2508 fällig?", says: ["04.04.2025"] },
  { ask: "Was hat das Hausschild gekostet?", says: ["645,00"] },
  { ask: "Wie viele Rechnungen gingen an den Gasthof Linde?", says: ["2"], rows: ["R-2503", "R-2507"] },
  { ask: "Wie hoch war die Rechnung an die Metzgerei Huber?", says: null },
  { ask: "Wie hoch ist der durchschnittliche Betrag einer Rechnung?", says: ["882,36"] },
];

export const DEPENSES: readonly SheetQuestion[] = [
  { ask: "Combien avons-nous dépensé pour les fournitures ?", says: ["269,15"] },
  { ask: "Quelle a été la dépense la plus élevée ?", says: ["1 480,50"] },
  {
    ask: "Quelles dépenses ne sont pas réglées ?",
    says: ["Brico Vernay", "Sono Plus", "Cars Perrin"],
    count: "3",
    never: ["Papeterie Lambert", "Traiteur Morel", "Mairie de Vernay"],
  },
  { ask: "Combien de fois avons-nous payé le loyer ?", says: ["3"] },
  { ask: "Combien a coûté le traiteur ?", says: ["1 480,50"] },
  { ask: "Quel est le montant total des dépenses de l'association ?", says: ["7 811,95"] },
  {
    ask: "Combien avons-nous dépensé par poste ?",
    says: ["3 750,00", "269,15", "2 082,80", "440,00", "1 095,00", "175,00"],
  },
  { ask: "Quel est le montant moyen d'une dépense ?", says: ["558,00"] },
  { ask: "À quelle date est la dépense de l'Imprimerie du Lac ?", says: ["21/06/2025"] },
  { ask: "Combien avons-nous dépensé pour l'électricité ?", says: null },
];

export const INVENTORY: readonly SheetQuestion[] = [
  { ask: "How many clamps do we have?", says: ["24"], rows: ["Clamp", "24"] },
  { ask: "How many items are on loan?", says: ["5"] },
  {
    ask: "Which items are on loan?",
    says: ["Hand saw", "Cordless drill", "Brush", "Ladder", "Extension lead"],
    count: "5",
    never: ["Claw hammer", "Sander", "Clamp", "Work light"],
  },
  { ask: "What is the most expensive item in the workshop?", says: ["139"], rows: ["Cordless drill", "139"] },
  { ask: "Which supplier sells us the ladder?", says: ["Harrow & Sons"] },
  { ask: "Where are the brushes kept?", says: ["C1"], rows: ["Brush", "C1"] },
  { ask: "How many different items does Voltec supply?", says: ["5"] },
  {
    ask: "Which items were last checked in November 2024?",
    says: ["Ladder", "Work light", "Extension lead"],
    count: "3",
    never: ["Claw hammer", "Brush", "Clamp"],
  },
  { ask: "What does a chainsaw cost?", says: null },
  { ask: "Which item do we have the smallest quantity of?", says: ["Sander", "Ladder"] },
];

export const MEMBERS: readonly SheetQuestion[] = [
  { ask: "Wie viele Mitglieder wohnen in Talheim?", says: ["3"], rows: ["Bruno Fink", "Frank Mohr", "Jan Petersen"] },
  {
    ask: "Wer hat den Jahresbeitrag noch nicht bezahlt?",
    says: ["Carla Voss", "Frank Mohr", "Hannes Ott", "Lukas Stein"],
    count: "4",
    never: ["Anna Berger", "Bruno Fink", "Dieter Kolb", "Karin Wolf"],
  },
  { ask: "Wer zahlt den höchsten Jahresbeitrag?", says: ["Dieter Kolb", "Frank Mohr"] },
  { ask: "Wie hoch ist der Jahresbeitrag von Irina Sokol?", says: ["96,00"], rows: ["Irina Sokol", "96,00"] },
  { ask: "Wie viel Jahresbeitrag kommt insgesamt zusammen?", says: ["1007,00"] },
  { ask: "Wer ist am längsten Mitglied im Gartenverein?", says: ["Dieter Kolb"] },
  { ask: "Wer ist Kassenwartin im Gartenverein?", says: ["Carla Voss"] },
  { ask: "Wie viele Mitglieder haben bezahlt?", says: ["8"] },
  { ask: "Welche Telefonnummer hat Jan Petersen?", says: null },
  { ask: "Wer hat die Parzelle 18?", says: ["Frank Mohr"] },
];

export const MARKS: readonly SheetQuestion[] = [
  { ask: "Who has the highest mark in maths?", says: ["Chen", "Ekström"] },
  {
    ask: "Who has not returned the trip form?",
    says: ["Baptiste", "Ekström", "Farouk", "Jensen", "Price"],
    count: "5",
    never: ["Abbott", "Chen", "Duarte", "Okafor"],
  },
  { ask: "How many students returned the trip form?", says: ["7"] },
  { ask: "What is the average science mark?", says: ["75.08"] },
  { ask: "Who has the most absences?", says: ["Farouk"], rows: ["Farouk", "7"] },
  { ask: "What did Tobias Hale get in English?", says: ["62"], rows: ["Hale", "62"] },
  { ask: "Which room is science in on Mondays?", says: ["Lab 2"] },
  { ask: "How many students have no absences?", says: ["3"], rows: ["Chen", "Ivanova", "Okafor"] },
  { ask: "What mark did Mei Chen get in history?", says: null },
  { ask: "What mark did Ella Goodwin get in English?", says: null },
];
