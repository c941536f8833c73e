import { ASKS_WHEN, FIRST_WORDS, LAST_WORDS, TRIP_WORDS, VEHICLE_WORDS } from "../languages/trip-words.ts";
import { timesIn as timesNamed, type ClockTime } from "../names/clock.ts";
import { readQuestion, type TableQuestion } from "./asked.ts";
import { timeIn } from "./dates.ts";
import { calledInRow, sureCell, type FoundCell } from "./look-up.ts";
import { tablesFor, type SearchedDocument } from "./look-up-in.ts";
import {
  wordsAround,
  type NamedRow,
  type NamedValue,
  type PlacedTable,
  type TableReader,
  type Words,
} from "./read-table.ts";
import { onlyOne } from "./sheet-rows.ts";

/**
 * A time of a timetable: "When does the bus that arrives at Harbour Square at 9:45 leave Mill Lane?" finds the time at one stop and
 * reads the other one of the same trip; "When does the last bus leave Mill Lane?" takes the last time of a stop. Stops are rows and
 * trips columns, or each row is a trip. Null where a word of the question is not read, or where the time comes several times.
 */
export function lookUpTrip(
  reader: TableReader,
  question: TableQuestion,
  searched: readonly SearchedDocument[],
): FoundCell | null {
  if (!ASKS_WHEN.test(question.question)) return null;
  const times = timesNamed(question.question);
  const words = question.question.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [isFirst, isLast] = [FIRST_WORDS, LAST_WORDS].map((list) => words.some((word) => list.has(word)));
  const trip = tripOf(question, times, isFirst === true, isLast === true);
  if (!trip) return null;
  const isRead = (text: string): boolean =>
    /\p{N}/u.test(text) ||
    [VEHICLE_WORDS, TRIP_WORDS, FIRST_WORDS, LAST_WORDS].some((list) => list.has(text.toLowerCase()));
  const left = { ...question, telling: question.telling.filter(({ text }) => !isRead(text)) };
  const terms = readQuestion(reader.tokenizer, left)
    .terms.filter(({ weight }) => weight > 0)
    .map(({ term }) => term);
  if (terms.length === 0) return null;
  const found = tablesFor(reader, searched, left).flatMap((source) => timesFor(reader, source, trip, terms));
  return onlyOne(found) ?? null;
}

type Trip =
  /** The one that has this time somewhere. */
  | { readonly kind: "at"; readonly time: ClockTime; readonly distance: (stop: Words) => number }
  | { readonly kind: "outermost"; readonly sign: 1 | -1 };

function tripOf(question: TableQuestion, times: readonly ClockTime[], isFirst: boolean, isLast: boolean): Trip | null {
  const [time, other] = times;
  if (isFirst && isLast) return null;
  if (!isFirst && !isLast) return time && !other ? { kind: "at", time, distance: distanceTo(time, question) } : null;
  return time ? null : { kind: "outermost", sign: isLast ? 1 : -1 };
}

/** Words that a verb between a time and a name stands for: "arrives at the station at 8:38, leaves the church". */
const OF_VERB = 4;

/** Words of a question between a time and the nearest word of a name. */
const distanceTo =
  ({ from, to }: ClockTime, { question, telling }: TableQuestion) =>
  ({ terms: own }: Words): number => {
    const between = telling
      .filter(({ terms }) => terms.some((term) => own.has(term)))
      .map(({ text }) => ({ at: question.indexOf(text), length: text.length }))
      .map(({ at, length }) => (at < from ? question.slice(at + length, from) : question.slice(to, at)));
    const counts = between.map((text) =>
      (text.toLowerCase().match(/\p{L}+/gu) ?? []).reduce(
        (sum, word) => sum + (VEHICLE_WORDS.has(word) ? 0 : TRIP_WORDS.has(word) ? OF_VERB : 1),
        0,
      ),
    );
    return Math.min(...counts);
  };

/** A time of a table with what it stands under and beside. */
interface TimeOf {
  readonly value: NamedValue;
  readonly row: NamedRow;
  readonly minutes: number;
  /** The stop: its row or its column. */
  readonly stop: unknown;
  /** The trip that has it. */
  readonly trip: unknown;
}

function timesFor(
  reader: TableReader,
  source: PlacedTable,
  trip: Trip,
  terms: readonly string[],
): readonly FoundCell[] {
  const rows = reader.rows(source);
  const around = wordsAround(reader.tokenizer, source);
  return [stopsInRows(rows), stopsInColumns(rows)].flatMap((stops) => {
    const named = stops && namedBy(terms, stops.named, around);
    if (!stops || !named) return [];
    const answer =
      trip.kind === "at"
        ? onSameTrip(stops, named, trip)
        : outermostOf(
            stops.times.filter(({ stop }) => named.size === 1 && named.has(stop)),
            trip.sign,
          );
    return answer ? [sureCell(source, answer.value, calledInRow(answer.row, answer.value))] : [];
  });
}

interface Stops {
  readonly times: readonly TimeOf[];
  /** What each stop is called. */
  readonly named: ReadonlyMap<unknown, Words>;
}

type Timed = Pick<TimeOf, "row" | "value" | "minutes">;

const timesIn = (rows: readonly NamedRow[]): readonly Timed[] =>
  rows.flatMap((row) =>
    [...(row.name ? [row.name] : []), ...row.values].flatMap((value) => {
      const minutes = timeIn(value.text);
      return minutes === null ? [] : [{ row, value, minutes }];
    }),
  );

/** Null where most values of the rows are no times. */
function stopsInRows(rows: readonly NamedRow[]): Stops | null {
  const timed = timesIn(rows).filter(({ row, value }) => value !== row.name);
  const values = rows.reduce((sum, row) => sum + row.values.length, 0);
  if (timed.length * 2 <= values) return null;
  return {
    times: timed.map((one) => ({ ...one, stop: one.row, trip: one.value.column })),
    named: new Map(rows.map((row) => [row, row.own])),
  };
}

/** Null where no two columns have a time in each row. */
function stopsInColumns(rows: readonly NamedRow[]): Stops | null {
  const byColumn = Map.groupBy(timesIn(rows), ({ value }) => value.column);
  const full = [...byColumn].filter(([, times]) => times.length === rows.length);
  if (full.length < LEAST) return null;
  return {
    times: full.flatMap(([column, times]) => times.map((one) => ({ ...one, stop: column, trip: one.row }))),
    named: new Map(full.map(([column]) => [column, column.own])),
  };
}

/** Stops of a trip at least. */
const LEAST = 2;

/** The stops that the words name; null where a word is read nowhere, or names several of which no other word tells one. */
function namedBy(terms: readonly string[], stops: Stops["named"], around: Words): ReadonlySet<unknown> | null {
  const holding = terms.map((term) => ({
    term,
    of: [...stops].filter(([, { terms: own }]) => own.has(term)).map(([stop]) => stop),
  }));
  const named = new Set(holding.flatMap(({ of }) => (of.length === 1 ? of : [])));
  const isRead = holding.every(
    ({ term, of }) => of.some((stop) => named.has(stop)) || (of.length === 0 && around.terms.has(term)),
  );
  return isRead ? named : null;
}

/** The time at the other stop of the one trip that has a time where the question says. */
function onSameTrip(
  { times, named: stops }: Stops,
  named: ReadonlySet<unknown>,
  { time, distance }: Extract<Trip, { readonly kind: "at" }>,
): TimeOf | null {
  const met = times.filter(({ minutes }) => time.readings.includes(minutes));
  // Of one stop alone nothing says whether it has the time or the time of it is asked for.
  const hit = onlyOne(named.size > 1 ? met.filter(({ stop }) => named.has(stop)) : met);
  if (!hit || named.size === 0) return null;
  const distanceOf = (stop: unknown): number => distance(stops.get(stop) ?? hit.row.own);
  const isElsewhere = (stop: unknown): boolean => stop !== hit.stop && distanceOf(stop) <= distanceOf(hit.stop);
  if (named.has(hit.stop) && [...named].some(isElsewhere)) return null;
  const others = [...stops.keys()].filter((stop) => stop !== hit.stop && (stops.size === LEAST || named.has(stop)));
  const target = onlyOne(others);
  return times.find(({ stop, trip }) => stop === target && trip === hit.trip) ?? null;
}

/** The first or the last of them; null where they do not follow each other, as those behind midnight do not. */
function outermostOf(times: readonly TimeOf[], sign: 1 | -1): TimeOf | null {
  const isInOrder = times.every(({ minutes }, at) => at === 0 || minutes > (times[at - 1]?.minutes ?? 0));
  return isInOrder ? (times.at(sign < 0 ? 0 : -1) ?? null) : null;
}
