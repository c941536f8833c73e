import { messageOf } from "#core/storage/message-of.ts";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { SERVER_LIMITS, type RateLimits } from "#core/http/rate-limit.ts";
import { DEFAULT_OLLAMA_URL } from "#core/models/remote/model-servers.ts";
import { baseUrl } from "#core/models/remote/server-url.ts";
import { keyProblem } from "./accounts/key-form.ts";
import { createCallerReader } from "./http/caller.ts";
import type { WantedPort } from "./listen.ts";
import { readS3Url, type S3Place } from "./storage/bucket-url.ts";

/** How this server was started; every value comes from the environment. */
export interface Config {
  readonly host: string;
  /** Ports listened on; both answer the same. 0 lets the system choose. */
  readonly ports: readonly WantedPort[];
  readonly dataDir: string;
  readonly evaluationDir: string;
  /** A folder that a collection of the built-in user follows; null where there is none. */
  readonly watchedFolder: string | null;
  /** The built page. */
  readonly pageDir: string;
  /** Bytes of one upload. */
  readonly uploadBytes: number;
  /** `host` or `host:port` names besides loopback under which people may reach this server. */
  readonly allowedHosts: readonly string[];
  /** Addresses and networks of proxies whose `X-Forwarded-…` headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Who needs a token for what the specification leaves free on loopback. */
  readonly documentChatAuth: DocumentChatAuth;
  /** Whoever can read a file in the data folder is let in as the built-in user, and nobody else without an account. */
  readonly localToken: boolean;
  /** Folder with models of one's own: a folder per repository, laid out as on the hub. */
  readonly modelsDir: string;
  /** Folder with the models that come with Lectern, laid out in the same way; null where none are offered. */
  readonly shippedModels: string | null;
  /** Folder with language data of Tesseract for text recognition; null where there is none. */
  readonly languagesDir: string | null;
  /** Address of the model hub, without a slash at the end. */
  readonly modelHub: string;
  /** Where Ollama is, without a slash at the end; null when there is none. */
  readonly ollamaUrl: string | null;
  /** Further model servers that may be asked wherever they are; their origins count. */
  readonly modelServers: readonly string[];
  /** Jobs run at once. */
  readonly jobsAtOnce: number;
  readonly rateLimits: RateLimits;
  /** Address of a SearXNG for web search; null where there is none. */
  readonly searxngUrl: string | null;
  /** Address or file of the catalogue of plugins; null where there is none. */
  readonly marketplace: string | null;
  /** Hosts that may be fetched though they are not public: `name` or `name:port`. */
  readonly fetchAllowedHosts: readonly string[];
  /** A PostgreSQL to keep rows in, which other servers may share; null keeps them in a file. */
  readonly databaseUrl: string | null;
  /** Where files are kept; null keeps them in the data folder. */
  readonly blobs: { readonly folder: string } | S3Place | null;
  /** Signs tokens and seals secrets instead of a key this server makes by itself. */
  readonly secretKey: string | null;
  readonly logLevel: string;
  /** Files to answer https with; null answers plain http. */
  readonly tls: TlsFiles | null;
}

/** `local`: nobody who calls directly from this machine; whoever comes through a proxy needs a token. */
export type DocumentChatAuth = "required" | "optional" | "local";

/** Paths of PEM files: the certificate with its chain, and its private key. */
export interface TlsFiles {
  readonly certificate: string;
  readonly key: string;
}

/** Something the person who starts the server has to put right; its message is one plain sentence or two. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "StartError";
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

export function readConfig(env: Environment, root: string): Config {
  const host = hostOf(env);
  const dataDir = resolve(root, env["DATA_DIR"] || "data");
  const main = port(env, "PORT", 8000);
  const platform = port(env, "PLATFORM_PORT", 8005);
  return {
    host,
    ports: platform.port === main.port && main.port !== 0 ? [main] : [main, platform],
    dataDir,
    evaluationDir: env["EVALUATION_DIR"] ? resolve(root, env["EVALUATION_DIR"]) : join(dataDir, "evaluation"),
    watchedFolder: watchedFolder(env, root),
    pageDir: resolve(root, env["PAGE_DIR"] || "dist"),
    uploadBytes: wholeNumber(env, "MAX_UPLOAD_MB", 200, 1, 1_000_000) * 1024 * 1024,
    allowedHosts: allowedHosts(env),
    trustedProxies: trustedProxies(env),
    documentChatAuth: documentChatAuth(env),
    localToken: wantsLocalToken(env),
    modelsDir: resolve(root, env["MODELS_DIR"] || "models"),
    shippedModels: shippedModels(env, root),
    languagesDir: env["OCR_LANGUAGES"] ? resolve(root, env["OCR_LANGUAGES"]) : null,
    modelHub: webAddress(env, "MODEL_HUB", "https://huggingface.co"),
    ollamaUrl: ollamaUrl(env),
    modelServers: listOf(env["MODEL_SERVERS"]).map((url) =>
      webAddress({ MODEL_SERVERS: url }, "MODEL_SERVERS", DEFAULT_OLLAMA_URL),
    ),
    jobsAtOnce: wholeNumber(env, "JOBS_AT_ONCE", 2, 1, 64),
    rateLimits: rateLimits(env),
    marketplace: marketplace(env, root),
    searxngUrl: env["SEARXNG_URL"] ? webAddress(env, "SEARXNG_URL", "http://localhost:8080") : null,
    fetchAllowedHosts: listOf(env["FETCH_ALLOWED_HOSTS"]?.toLowerCase()),
    logLevel: choice(env, "LOG_LEVEL", ["trace", "debug", "info", "warn", "error", "fatal", "silent"], "info"),
    tls: tlsFiles(env, root),
    databaseUrl: databaseUrl(env),
    blobs: blobsPlace(env),
    secretKey: secretKey(env),
  };
}

/** `off` says that none are offered. The default is where `npm start` makes them. */
function shippedModels(env: Environment, root: string): string | null {
  if (env["SHIPPED_MODELS"]?.toLowerCase() === "off") return null;
  return resolve(root, env["SHIPPED_MODELS"] || join(".cache", "models"));
}

function watchedFolder(env: Environment, root: string): string | null {
  const value = env["WATCHED_FOLDER"];
  if (!value) return null;
  if (documentChatAuth(env) === "required")
    throw new StartError(
      "WATCHED_FOLDER puts files into a collection that belongs to no account, which nobody can open with DOCUMENT_CHAT_AUTH=required. Set only one of the two.",
    );
  return resolve(root, value);
}

function databaseUrl(env: Environment): string | null {
  const value = env["DATABASE_URL"];
  if (!value) return null;
  if (/^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? "")) return value;
  // Not repeated: it may hold a password.
  throw new StartError("DATABASE_URL must be an address such as postgres://user:password@host:5432/lectern.");
}

function blobsPlace(env: Environment): Config["blobs"] {
  const value = env["BLOBS_URL"];
  if (!value) return null;
  if (value.startsWith("file:")) {
    const path = URL.canParse(value) ? fileURLToPath(value) : "";
    if (path) return { folder: path };
  }
  const place = readS3Url(value, env);
  if ("problem" in place)
    throw new StartError(`BLOBS_URL ${place.problem}. A folder is given as file:///path/to/folder.`);
  return place;
}

function secretKey(env: Environment): string | null {
  const value = env["SECRET_KEY"];
  if (!value) return null;
  const problem = keyProblem(value);
  if (problem === undefined) return value;
  throw new StartError(`SECRET_KEY ${problem}; one is made by: openssl rand -base64 48`);
}

function tlsFiles(env: Environment, root: string): TlsFiles | null {
  const { TLS_CERT: certificate, TLS_KEY: key } = env;
  if (!certificate && !key) return null;
  if (certificate && key) return { certificate: resolve(root, certificate), key: resolve(root, key) };
  throw new StartError(
    "For https, set both TLS_CERT and TLS_KEY: the files of the certificate and of its private key.",
  );
}

/** A path is one from the folder that the server is started in. */
function marketplace(env: Environment, root: string): string | null {
  const place = env["MARKETPLACE_URL"];
  if (!place) return null;
  if (/^https?:/i.test(place)) return webAddress(env, "MARKETPLACE_URL", place);
  return place.startsWith("file://") ? fileURLToPath(place) : resolve(root, place);
}

/** `off` says that there is none. Guides write it with `/api` or `/v1`; neither belongs to the base. */
function ollamaUrl(env: Environment): string | null {
  if (env["OLLAMA_URL"]?.toLowerCase() === "off") return null;
  return baseUrl("local", webAddress(env, "OLLAMA_URL", DEFAULT_OLLAMA_URL));
}

/** `name:port` without the port. */
export const nameOf = (authority: string) => authority.replace(/:\d+$/, "");

export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, "").toLowerCase();
  return name === "localhost" || name.endsWith(".localhost") || name === "::1" || /^127(\.\d{1,3}){3}$/.test(name);
}

/** Only programs of this machine call: nothing says that somebody else could. */
export function isForThisMachine({
  host,
  allowedHosts,
  trustedProxies,
}: Pick<Config, "host" | "allowedHosts" | "trustedProxies">): boolean {
  // Names of this machine are allowed anyway; `localhost:5173` among them names another port of its own.
  const isNamedElsewhere = allowedHosts.some((name) => !isLoopback(nameOf(name)));
  return isLoopback(host) && !isNamedElsewhere && trustedProxies.length === 0;
}

function documentChatAuth(env: Environment): DocumentChatAuth {
  const places = { host: hostOf(env), allowedHosts: allowedHosts(env), trustedProxies: trustedProxies(env) };
  const fallback = isForThisMachine(places) && !wantsLocalToken(env) ? "local" : "required";
  return env["DOCUMENT_CHAT_AUTH"] ? choice(env, "DOCUMENT_CHAT_AUTH", ["required", "optional"], "required") : fallback;
}

function wantsLocalToken(env: Environment): boolean {
  const isWanted = choice(env, "LOCAL_TOKEN", ["required", "off"], "off") === "required";
  if (isWanted && env["DOCUMENT_CHAT_AUTH"] === "optional")
    throw new StartError("LOCAL_TOKEN=required and DOCUMENT_CHAT_AUTH=optional contradict each other. Leave one out.");
  return isWanted;
}

const hostOf = (env: Environment) => env["HOST"] || "127.0.0.1";
const allowedHosts = (env: Environment) => listOf(env["ALLOWED_HOSTS"]?.toLowerCase());
const listOf = (text: string | undefined) => (text ?? "").split(/[\s,]+/).filter(Boolean);

function trustedProxies(env: Environment): readonly string[] {
  const networks = listOf(env["TRUSTED_PROXIES"]);
  try {
    createCallerReader(networks);
  } catch (error) {
    throw new StartError(messageOf(error));
  }
  return networks;
}

function webAddress(env: Environment, variable: string, fallback: string): string {
  const value = env[variable] || fallback;
  if (!/^https?:$/.test(URL.parse(value)?.protocol ?? ""))
    throw new StartError(`${variable} must be a web address such as ${fallback}, not "${value}".`);
  return value.replace(/\/+$/, "");
}

/** `RATE_LIMIT_REGISTER`, `_LOGIN`, `_REFRESH`, `_UPLOAD`, `_DEFAULT`: requests within the window of each; 0 for no limit. */
function rateLimits(env: Environment): RateLimits {
  const entries = Object.entries(SERVER_LIMITS).map(
    ([name, fallback]) =>
      [name, wholeNumber(env, `RATE_LIMIT_${name.toUpperCase()}`, fallback, 0, 1_000_000_000)] as const,
  );
  return { ...SERVER_LIMITS, ...Object.fromEntries(entries) };
}

function port(env: Environment, variable: string, fallback: number): WantedPort {
  return { port: wholeNumber(env, variable, fallback, 0, 65_535), variable };
}

function wholeNumber(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new StartError(`${name} must be a whole number from ${min} to ${max}, but it is "${text}".`);
}

function choice<const Choice extends string>(
  env: Environment,
  name: string,
  choices: readonly Choice[],
  fallback: NoInfer<Choice>,
): Choice {
  const text = env[name];
  if (!text) return fallback;
  const found = choices.find((value) => value === text);
  if (found) return found;
  throw new StartError(`${name} must be one of ${choices.join(", ")}, but it is "${text}".`);
}
