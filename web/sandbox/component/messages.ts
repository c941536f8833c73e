import type { CallFailure } from "../call-failure.ts";
import type { Call, Granted, Pong } from "../protocol.ts";
import type { PageContext } from "../services/page-context-service.ts";
import type { StorageChanges, StorageEntries } from "../storage-changes.ts";

/** What the sealed document of a component module says first. */
export const COMPONENT_READY = "lectern:component-frame";

/** The document that a component module is shown in; see `core/plugins/registry/plugin-frame.routes.ts`. */
export const FRAME_PATH = "/api/v1/public/plugin-frame";

/** Asks whether this browser keeps a document without a network. */
export const PROBE_PATH = "/api/v1/public/plugin-frame/probe";

/** The address that a bundle sees its own files under. No request ever goes there. */
export const FILES = "https://plugin.invalid/";

/** What the host gives besides the props of its metadata. */
export interface HostProps {
  readonly pluginId: string;
  readonly moduleId: string;
  readonly isLocal: boolean;
  readonly config: Readonly<Record<string, unknown>>;
}

export interface StartComponent {
  readonly kind: "start";
  /** The main bundle, a classic script, and where it is among the plugin's files. */
  readonly code: string;
  readonly entry: string;
  readonly scope: string;
  readonly module: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly host: HostProps;
  readonly services: Granted;
  readonly theme: "light" | "dark";
  readonly context: PageContext | null;
  readonly look: Readonly<Record<string, string>>;
  /** What the plugin kept in its `localStorage`. */
  readonly stored: StorageEntries;
  readonly mayNotify: boolean;
  readonly mayPickFiles: boolean;
}

/** From the page to the sealed document. */
export type ToComponent =
  | StartComponent
  | {
      readonly kind: "props";
      readonly props: Readonly<Record<string, unknown>>;
      readonly config: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: "look"; readonly look: Readonly<Record<string, string>>; readonly theme: "light" | "dark" }
  | { readonly kind: "context"; readonly context: PageContext | null }
  /** What other modules of the plugin changed in its `localStorage`. */
  | { readonly kind: "stored"; readonly changes: StorageChanges }
  | ({ readonly kind: "answer"; readonly id: number; readonly value?: unknown } & CallFailure)
  | { readonly kind: "event"; readonly listener: number; readonly value: unknown }
  /** Answered by a `pong`. */
  | { readonly kind: "ping" }
  | { readonly kind: "file"; readonly id: number; readonly file?: GivenFile; readonly error?: string }
  | {
      readonly kind: "response";
      readonly id: number;
      readonly status: number;
      readonly headers: readonly (readonly [string, string])[];
    }
  | { readonly kind: "chunk"; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  /** The end of a response; `error` where none came, or where it was cut off. */
  | { readonly kind: "end"; readonly id: number; readonly error?: string };

export interface GivenFile {
  readonly bytes: ArrayBuffer;
  readonly type: string;
}

/** A request of the plugin's code. */
export interface AskedRequest {
  readonly kind: "request";
  readonly id: number;
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | null;
}

export interface FileToSave {
  readonly kind: "save";
  readonly name: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

/** From the sealed document to the page. */
export type FromComponent =
  | Call
  | AskedRequest
  | { readonly kind: "abort"; readonly id: number }
  /** A file of the bundle by its path; `react` and `react-dom` are Lectern's. */
  | { readonly kind: "file"; readonly id: number; readonly path: string }
  | { readonly kind: "height"; readonly pixels: number }
  | { readonly kind: "shown" }
  | Pong
  | { readonly kind: "failed"; readonly reason: string }
  /** An error after which the module goes on. */
  | { readonly kind: "error"; readonly message: string }
  | { readonly kind: "memory"; readonly bytes: number }
  /** What it changed in its `localStorage`. */
  | { readonly kind: "stored"; readonly changes: StorageChanges }
  /** A file that the person is to have, by its name. */
  | FileToSave
  /** The bundle's module is a view: it has `mount` and runs in a worker. */
  | { readonly kind: "view" };
