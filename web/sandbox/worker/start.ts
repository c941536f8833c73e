/**
 * The beginning of the script that a plugin's code runs in: a worker of an opaque origin under a policy without a
 * network. What it offers is a comfort for the plugin; nothing rests on it, since the plugin may change all of it. What
 * is allowed is decided in the page, which looks at each message.
 */
import { isCallback } from "../is-callback.ts";
import { failureOf } from "../call-failure.ts";
import type { FromWorker, ToWorker } from "../protocol.ts";
import type { ViewNode } from "../view.ts";

/** What a bundle has to be: a module-federation container. */
interface Container {
  init?(shared: object): unknown;
  get(name: string): Promise<() => unknown> | (() => unknown);
}

interface Mounted {
  update?(props: unknown): unknown;
  unmount?(): unknown;
}

interface PluginModule {
  mount?(host: PluginHost): Mounted | undefined | Promise<Mounted | undefined>;
  readonly default?: PluginModule;
}

/** What `mount` is given. */
interface PluginHost {
  /** Shows this in place of what was shown before. Functions in it (`onInput`, `onChange`, `onClick`) are called. */
  show(view: unknown): void;
  readonly props: Readonly<Record<string, unknown>>;
  /** The services that the module declared, with the methods that it declared. */
  readonly services: Readonly<Record<string, Readonly<Record<string, (...args: unknown[]) => Promise<unknown>>>>>;
}

interface Scope {
  postMessage(message: FromWorker): void;
  addEventListener(type: "message", listener: (event: { readonly data: ToWorker }) => void): void;
  lecternPlugin?: (container: unknown) => void;
}

const scope = globalThis as unknown as Scope;
const post = scope.postMessage.bind(scope);
const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
const listeners = new Map<number, (value: unknown) => void>();
let handlers = new Map<string, (value: unknown) => void>();
let container: unknown;
let mounted: Mounted | undefined;
let latest: unknown;
let calls = 0;

// Called by the last line of the script, which sees the bundle's name however it was declared.
scope.lecternPlugin = (given) => void (container = given);
delete (globalThis as { Worker?: unknown }).Worker;

scope.addEventListener("message", ({ data }) => {
  if (data.kind === "start") void start(data);
  if (data.kind === "ping") post({ kind: "pong" });
  if (data.kind === "props") {
    latest = data.props;
    if (mounted) update(mounted);
  }
  if (data.kind === "input") handlers.get(data.input)?.(data.value);
  if (data.kind === "event") listeners.get(data.listener)?.(data.value);
  if (data.kind === "answer") {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error === undefined) call?.resolve(data.value);
    else call?.reject(failureOf(data.error, data.status));
  }
});

async function start({ module, props, services }: Extract<ToWorker, { kind: "start" }>): Promise<void> {
  latest = props;
  const mount = await findMount(module).catch(noView);
  if (!mount) return;
  mounted = await attempt(() => mount({ show, props, services: offered(services) })).catch(failed);
  // The page may have changed them while the module was being mounted.
  if (mounted && latest !== props) update(mounted);
}

function update(module: Mounted): void {
  void attempt(() => module.update?.(latest)).catch(failed);
}

/** A promise of what it gives, or of what it throws. */
const attempt = async <Value>(act: () => Value): Promise<Awaited<Value>> => await act();

/** Rejects where the bundle gives no view, perhaps since it wants a document. */
async function findMount(module: string): Promise<NonNullable<PluginModule["mount"]>> {
  const bundle = container as Partial<Container> | undefined;
  if (typeof bundle?.get !== "function") throw new Error("Its bundle defines no container with `get`.");
  await bundle.init?.({});
  const factory = await bundle.get(`./${module}`);
  const made = (await factory()) as PluginModule | undefined;
  const mount = made?.mount ?? made?.default?.mount;
  if (!mount) throw new Error("The module has no function `mount`, so there is nothing that could be shown here.");
  return mount;
}

function show(view: unknown): void {
  const next = new Map<string, (value: unknown) => void>();
  const plain = withoutFunctions(view, "", next) as ViewNode;
  handlers = next;
  post({ kind: "view", view: plain });
}

/** The same as plain data; a function becomes `input`, the name it is called by. */
function withoutFunctions(value: unknown, path: string, found: Map<string, (value: unknown) => void>): unknown {
  if (Array.isArray(value))
    return value
      .filter((item) => item !== null && item !== undefined && item !== false)
      .map((item, at) => withoutFunctions(item, `${path}/${at}`, found));
  if (typeof value !== "object" || value === null) return value;
  const plain: Record<string, unknown> = {};
  for (const [name, held] of Object.entries(value)) {
    if (isCallback(held)) {
      const input = `${path}/${name}`;
      found.set(input, held);
      plain["input"] = input;
    } else if (held !== undefined) plain[name] = withoutFunctions(held, `${path}/${name}`, found);
  }
  return plain;
}

function offered(services: Readonly<Record<string, readonly string[]>>): PluginHost["services"] {
  const entries = Object.entries(services).map(([service, methods]) => {
    const functions = methods.map((method) => [
      method,
      (...args: unknown[]) => call(service, method, args.map(asListener)),
    ]);
    return [service, Object.freeze(Object.fromEntries(functions))];
  });
  return Object.freeze(Object.fromEntries(entries)) as PluginHost["services"];
}

/** A function cannot be sent: the page is told the number that it calls it by, the same for the same function. */
function asListener(given: unknown): unknown {
  if (!isCallback(given)) return given;
  for (const [listener, known] of listeners) if (known === given) return { listener };
  const listener = listeners.size + 1;
  listeners.set(listener, given);
  return { listener };
}

function call(service: string, method: string, args: readonly unknown[]): Promise<unknown> {
  const id = ++calls;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    post({ kind: "call", id, service, method, args });
  });
}

function failed(error: unknown): undefined {
  post({ kind: "failed", reason: wordsOf(error) });
}

function noView(error: unknown): undefined {
  post({ kind: "no-view", reason: wordsOf(error) });
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
