import { isRecord } from "#core/storage/is-record.ts";
import type { ModuleEvent } from "../module-event.ts";
import { contentOf, whatIsWrong, type MessageKind } from "./content-schema.ts";
import type { Message, MessageBus } from "./message-bus.ts";
import { listenerOf, textOf, type MadeService, type Tell } from "./service.ts";

export type { MessageKind };

export interface EventDeps {
  readonly bus: MessageBus;
  /** What the module is called by others: its instance, its id and its name. */
  readonly names: readonly string[];
  readonly sends: readonly MessageKind[];
  readonly receives: readonly MessageKind[];
  readonly tell: Tell;
  readonly note?: (event: ModuleEvent) => void;
}

/** Most names times functions that one module listens with. */
const MOST = 50;

/** Targets that mean all modules on the page. */
const ALL = ["*", "all", "broadcast"];

interface Subscription {
  /** A type of message that the module declared, or the name of a module that messages are sent to. */
  readonly key: string;
  readonly listener: number;
}

/**
 * Messages between the modules of one page, in two forms: `sendMessage({type, content})` to whoever subscribed to the type,
 * and `sendMessage(module, message, options)` to whoever subscribed as that module, or to all. A module that declares
 * messages sends and hears those, with the content that it declared; one that declares none uses the second form freely.
 */
export function createEventService(deps: EventDeps): MadeService {
  const subscriptions = new Map<string, Subscription>();
  const keyOf = ({ key, listener }: Subscription) => `${listener} ${key}`;
  const given = (name: unknown, callback: unknown): Subscription => ({
    key: textOf(name, "the type of a message or the id of a module"),
    listener: listenerOf(callback),
  });
  const stop = deps.bus.hear((message) => hear(deps, [...subscriptions.values()], message));
  return {
    methods: {
      sendMessage: (target, message) => deps.bus.send(checked(deps, target, message)),
      subscribeToMessages(name, callback) {
        const subscription = given(name, callback);
        if (subscriptions.size >= MOST) throw new Error(`At most ${MOST} functions can listen.`);
        subscriptions.set(keyOf(subscription), subscription);
      },
      unsubscribeFromMessages: (name, callback) => void subscriptions.delete(keyOf(given(name, callback))),
    },
    close: () => (stop(), subscriptions.clear()),
  };
}

/** The message as it may be sent; throws where it may not. */
function checked({ sends, note }: EventDeps, given: unknown, second: unknown): Message {
  const isOwnForm = isRecord(given);
  const message = isOwnForm ? { type: given["type"], content: given["content"] ?? null } : second;
  if (!isRecord(message)) throw new Error("Give a message {type, content}, or a module and a message {type, …}.");
  const type = textOf(message["type"], "the type of a message");
  const target = isOwnForm || given === null || given === undefined ? null : textOf(given, "the id of a module");
  const sent = { type, target: target !== null && ALL.includes(target) ? null : target, message };
  const kind = sends.find((one) => one.type === type);
  const isFree = !isOwnForm && sends.length === 0;
  const reason =
    kind || isFree ? undefined : `The module did not declare messages of the type “${type.slice(0, 100)}”.`;
  const wrong = reason ?? wrongContent(kind, type, message);
  const event = { kind: "message", type, target: sent.target, content: contentOf(message) } as const;
  note?.({ ...event, direction: wrong ? "refused" : "sent", ...(wrong && { reason: wrong }) });
  if (wrong) throw new Error(wrong);
  return sent;
}

function wrongContent(kind: MessageKind | undefined, type: string, message: Readonly<Record<string, unknown>>) {
  const wrong = whatIsWrong(kind?.contentSchema, contentOf(message));
  return wrong && `The content of “${type}” ${wrong}.`;
}

function hear(deps: EventDeps, subscriptions: readonly Subscription[], { type, target, message }: Message): void {
  const { names, receives, tell, note } = deps;
  const isMine = target === null || names.includes(target);
  const kind = receives.find((one) => one.type === type);
  const hearing = subscriptions.filter(({ key }) =>
    receives.some((one) => one.type === key) ? key === type && isMine : key === target || isMine,
  );
  if (hearing.length === 0) return;
  const event = { kind: "message", type, target, content: contentOf(message) } as const;
  const reason =
    receives.length > 0 && !kind
      ? `The module did not declare that it receives messages of the type “${type.slice(0, 100)}”.`
      : wrongContent(kind, type, message);
  if (reason) return note?.({ ...event, direction: "refused", reason });
  note?.({ ...event, direction: "heard" });
  for (const { listener } of hearing) tell(listener, message);
}
