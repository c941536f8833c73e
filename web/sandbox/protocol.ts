import type { CallFailure } from "./call-failure.ts";
import type { ViewNode } from "./view.ts";

/** Names of the services a module asks for, each with the methods it asks for. */
export type Granted = Readonly<Record<string, readonly string[]>>;

export interface Start {
  readonly kind: "start";
  /** The worker's whole script: our beginning, the plugin's bundle, and one line that hands the bundle over. */
  readonly code: string;
  /** Name of the module within the bundle. */
  readonly module: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly services: Granted;
  /** Custom properties of the page's theme, by name. */
  readonly look: Readonly<Record<string, string>>;
  readonly dark: boolean;
}

/** From the page to the frame. */
export type ToFrame =
  | Start
  | { readonly kind: "props"; readonly props: Readonly<Record<string, unknown>> }
  | { readonly kind: "look"; readonly look: Readonly<Record<string, string>>; readonly dark: boolean }
  | ({ readonly kind: "answer"; readonly id: number; readonly value?: unknown } & CallFailure)
  | { readonly kind: "event"; readonly listener: number; readonly value: unknown }
  /** Answered by a `pong` of whatever runs the plugin's code. */
  | { readonly kind: "ping" };

/** From the frame to the page. */
export type FromFrame =
  | { readonly kind: "height"; readonly pixels: number }
  | { readonly kind: "shown" }
  | Pong
  | { readonly kind: "failed"; readonly reason: string }
  /** The module has no `mount`, or did not get as far without a document. */
  | { readonly kind: "no-view"; readonly reason: string }
  | Call;

/** The plugin's code has come to an end with what it did, so that it can hear. */
export interface Pong {
  readonly kind: "pong";
}

export interface Call {
  readonly kind: "call";
  readonly id: number;
  readonly service: string;
  readonly method: string;
  readonly args: readonly unknown[];
}

/** From the frame to the worker. */
export type ToWorker =
  | Pick<Start, "kind" | "module" | "props" | "services">
  | Extract<ToFrame, { kind: "props" | "answer" | "event" | "ping" }>
  | { readonly kind: "input"; readonly input: string; readonly value: unknown };

/** From the worker to the frame. */
export type FromWorker =
  | { readonly kind: "view"; readonly view: ViewNode }
  | { readonly kind: "failed" | "no-view"; readonly reason: string }
  | Pong
  | Call;

/** What the frame says first, before there is a line of its own to the page. */
export const READY = "lectern:plugin-frame";

export const LIMITS = {
  /** UTF-16 code units of what a module gives with one call, as JSON. */
  call: 300_000,
  /** The same of what it is answered. */
  answer: 8_000_000,
  /** Calls a module may make at once, and how many more each second. */
  burst: 60,
  perSecond: 20,
  /** Messages of the worker within a second; beyond, it is ended. */
  messages: 500,
  /** UTF-16 code units of a bundle. */
  bundle: 8_000_000,
  /** Pixels; what is longer is scrolled. */
  height: 2_400,
} as const;
