import { isRecord } from "../storage/is-record.ts";
import { z } from "zod";

/** What a schema without words of its own expected; given to zod as the error map of every check. */
export function expected(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return `must be ${kindOf(isWhole(issue) ? "int" : issue.expected)}`;
    case "invalid_value":
      return `must be ${oneOf(issue.values.map(inWords))}`;
    case "invalid_union":
      return `must be ${Array.isArray(issue.options) ? oneOf(issue.options.map(inWords)) : kindsOf(issue.errors)}`;
    case "too_small":
      return isEmpty(issue) ? "must not be empty" : `must ${least(issue)}`;
    case "too_big":
      return `must ${most(issue)}`;
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    case "unrecognized_keys":
      return "is not a field here";
    case "invalid_format":
      return `must be ${FORMATS[issue.format] ?? "written in the form that the description gives"}`;
    case "invalid_key":
      return `must not be a name here: it ${issue.issues[0]?.message ?? "is not allowed"}`;
    default:
      return undefined;
  }
}

/** What came in, for "not …" after what was expected; undefined where nothing came. A text is shown only where it should have been one of a few. */
export function given(issue: z.core.$ZodIssue): string | undefined {
  const { code, input } = issue;
  const field = code === "invalid_union" ? issue.discriminator : undefined;
  const value = field === undefined || !isRecord(input) ? input : input[field];
  if (value === undefined) return undefined;
  return code === "invalid_value" || field !== undefined ? shown(value) : kindGiven(value);
}

function shown(input: unknown): string {
  if (typeof input !== "string") return kindGiven(input);
  return inWords(input.length > LONGEST_SHOWN ? `${input.slice(0, LONGEST_SHOWN)}…` : input);
}

/** The kind of a JSON value, in words. */
export function kindGiven(value: unknown): string {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "a number out of range";
  if (typeof value === "string") return value === "" ? "an empty text" : "a text";
  return Array.isArray(value) ? "a list" : "an object";
}

/** A text where `z.number().int()` stands is found not to be a number before anybody asks whether it is whole. */
const isWhole = ({ expected: kind, inst }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>) =>
  kind === "number" && inst instanceof z.ZodNumber && inst.isInt;

/** A kind of value as a schema names it, in words. */
export const kindOf = (kind: string): string => KINDS[kind] ?? `of the kind ${kind}`;

const KINDS: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  tuple: "a list",
  object: "an object",
  record: "an object",
  null: "null",
  undefined: "left out",
  never: "left out",
};

const FORMATS: Readonly<Record<string, string>> = {
  uuid: "a UUID",
  email: "an email address",
  url: "a web address",
  datetime: "a time such as 2026-11-20T12:34:56.789Z",
  date: "a date such as 2026-11-20",
  time: "a time such as 12:34:56",
};

/** Characters of a wrong text that are given back. */
const LONGEST_SHOWN = 40;

/** What the branches of a union take, where the value is of no branch's kind: `a text or a list`. */
export function kindsOf(branches: readonly z.core.$ZodIssue[][]): string {
  const kinds = branches.flatMap((issues) =>
    issues.filter(({ path }) => path.length === 0).map(({ message }) => message),
  );
  const words = new Set(kinds.filter((message) => message.startsWith("must be ")).map((message) => message.slice(8)));
  return words.size === 0 ? "of another form" : oneOf([...words]);
}

function oneOf(words: readonly string[]): string {
  const last = words.at(-1) ?? "nothing";
  if (words.length < 2) return last;
  return words.length === 2 ? `${words[0]} or ${last}` : `one of ${words.slice(0, -1).join(", ")} or ${last}`;
}

const inWords = (value: unknown): string => (typeof value === "string" ? JSON.stringify(value) : String(value));

type Small = z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>;
type Big = z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>;

const isEmpty = ({ origin, minimum, input }: Small) =>
  Number(minimum) === 1 && ((origin === "string" && input === "") || (Array.isArray(input) && input.length === 0));

function least({ origin, minimum, inclusive = true, exact }: Small): string {
  const unit = UNITS[origin];
  if (unit) return `have ${exact ? "exactly" : "at least"} ${counted(Number(minimum), unit)}`;
  return inclusive ? `be at least ${minimum}` : `be more than ${minimum}`;
}

function most({ origin, maximum, inclusive = true, exact }: Big): string {
  const unit = UNITS[origin];
  if (unit) return `have ${exact ? "exactly" : "at most"} ${counted(Number(maximum), unit)}`;
  return inclusive ? `be at most ${maximum}` : `be less than ${maximum}`;
}

const UNITS: Readonly<Record<string, string>> = { string: "character", array: "item", set: "item", map: "entry" };

const counted = (count: number, unit: string) =>
  `${count} ${count === 1 ? unit : unit.replace(/y$/, "ie").concat("s")}`;
