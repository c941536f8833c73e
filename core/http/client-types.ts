import type { z } from "zod";
import type { RawReply } from "./route.ts";

/** What a row takes, as `endpoint.ts` notes it. */
interface Sent {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

type SentOf<Row> = Row extends { readonly sent?: infer S }
  ? NonNullable<S> extends Sent
    ? NonNullable<S>
    : never
  : never;

/** A query is written as text: numbers and booleans may be given as they are, and what is undefined is left out. */
type Written<Query> = { readonly [Name in keyof Query]: Query[Name] | number | boolean | undefined };
type Part<Name extends string, Value> = [Value] extends [undefined] ? unknown : { readonly [Key in Name]: Value };
type QueryPart<Query> = [Query] extends [undefined]
  ? unknown
  : object extends Query
    ? { readonly query?: Written<Query> }
    : { readonly query: Written<Query> };

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** The parts of a multipart form; only rows with a `form` read them. */
  readonly files?: Readonly<Record<string, Blob>>;
  readonly fields?: Readonly<Record<string, string>>;
}

/** What the function of a row takes: the parts that its row has. */
export type ClientInput<Row> = Part<"params", SentOf<Row>["params"]> &
  QueryPart<SentOf<Row>["query"]> &
  Part<"body", SentOf<Row>["body"]> &
  CallOptions;

/** The argument may be left out where the row needs nothing. */
type Arguments<Row> = object extends ClientInput<Row> ? [input?: ClientInput<Row>] : [input: ClientInput<Row>];

/** What the function of a row gives; nothing for a row whose answer is no JSON, which `open` gives as it comes. */
export type ClientOutput<Row> = Row extends { readonly output?: infer Output }
  ? NonNullable<Output> extends z.core.$ZodType<infer Answer>
    ? [Answer] extends [RawReply | undefined]
      ? void
      : Answer
    : void
  : void;

type Together<Union> = (Union extends unknown ? (value: Union) => void : never) extends (value: infer All) => void
  ? All
  : never;

/** The rows of several modules by their names. */
export type RowsOf<Modules extends readonly { readonly rows: unknown }[]> = Together<Modules[number]["rows"]>;

/** One function for each row, by its name. */
export type RowFunctions<Rows> = {
  readonly [Name in keyof Rows]: (...input: Arguments<Rows[Name]>) => Promise<ClientOutput<Rows[Name]>>;
};

/** Names of the rows that answer a list with `limit` and `offset`. */
type ListName<Rows> = {
  [Name in keyof Rows]: ClientOutput<Rows[Name]> extends readonly unknown[] ? Name : never;
}[keyof Rows];

type Item<Row> = ClientOutput<Row> extends readonly (infer One)[] ? One : never;

/** A part of a list with the number of all its items. */
export interface Counted<Item> {
  readonly items: Item[];
  readonly total: number;
}

/** What a client can do with a row beside calling it. */
export interface RowWays<Rows> {
  /** The answer as it comes, for files and streams. */
  open<Name extends keyof Rows>(name: Name, ...input: Arguments<Rows[Name]>): Promise<Response>;
  /**
   * The answer with the state it is in. A `tag` that is given must be the state that the change is made to: otherwise
   * the request fails with 412.
   */
  tagged<Name extends keyof Rows>(
    name: Name,
    input: ClientInput<Rows[Name]> & { readonly tag?: string | null },
  ): Promise<{ readonly value: ClientOutput<Rows[Name]>; readonly tag: string | null }>;
  counted<Name extends ListName<Rows>>(name: Name, ...input: Arguments<Rows[Name]>): Promise<Counted<Item<Rows[Name]>>>;
  /** The whole of a list, in the parts that it was asked for, by growing offset. */
  parts<Name extends ListName<Rows>>(name: Name, ...input: Arguments<Rows[Name]>): Promise<Item<Rows[Name]>[][]>;
}

export type Client<Rows> = RowFunctions<Rows> & RowWays<Rows>;
