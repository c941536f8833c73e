import { isRecord } from "../check-message.ts";
import type { MessageBus } from "./message-bus.ts";
import { listenerOf, textOf, type MadeService, type Tell } from "./service.ts";

/** As `messages` of a module has them. */
export interface MessageKind {
  readonly type: string;
  readonly contentSchema?: Readonly<Record<string, unknown>> | undefined;
}

export interface EventDeps {
  readonly bus: MessageBus;
  readonly sends: readonly MessageKind[];
  readonly receives: readonly MessageKind[];
  readonly tell: Tell;
}

/** Most kinds times functions that one module listens with. */
const MOST = 50;

/** Messages between the modules that are shown now: each module sends and hears the kinds that it declared. */
export function createEventService({ bus, sends, receives, tell }: EventDeps): MadeService {
  const subscriptions = new Map<string, () => void>();
  const keyOf = (type: string, listener: number) => `${listener} ${type}`;
  const known = (kinds: readonly MessageKind[], given: unknown) => {
    const type = textOf(given, "the type of a message");
    const kind = kinds.find((one) => one.type === type);
    if (!kind) throw new Error(`The module did not declare messages of the type “${type.slice(0, 100)}”.`);
    return kind;
  };
  return {
    methods: {
      sendMessage(message) {
        if (!isRecord(message)) throw new Error("Give a message {type, content}.");
        const { type, contentSchema } = known(sends, message["type"]);
        const wrong = whatIsWrong(contentSchema, message["content"]);
        if (wrong) throw new Error(`The content of “${type}” ${wrong}.`);
        bus.send({ type, content: message["content"] ?? null });
      },
      subscribeToMessages(given, callback) {
        const { type } = known(receives, given);
        const listener = listenerOf(callback);
        const key = keyOf(type, listener);
        if (subscriptions.has(key)) return;
        if (subscriptions.size >= MOST) throw new Error(`At most ${MOST} functions can listen.`);
        subscriptions.set(
          key,
          bus.hear(type, (message) => tell(listener, message)),
        );
      },
      unsubscribeFromMessages(given, callback) {
        const key = keyOf(textOf(given, "the type of a message"), listenerOf(callback));
        subscriptions.get(key)?.();
        subscriptions.delete(key);
      },
    },
    close: () => subscriptions.forEach((stop) => stop()),
  };
}

/** What is not as the module's own `contentSchema` says; undefined when all is. */
function whatIsWrong(schema: MessageKind["contentSchema"], content: unknown): string | undefined {
  const properties = isRecord(schema) && isRecord(schema["properties"]) ? schema["properties"] : undefined;
  if (!properties) return undefined;
  if (!isRecord(content)) return "must be an object";
  for (const [name, property] of Object.entries(properties)) {
    const type = isRecord(property) ? property["type"] : undefined;
    const value = content[name];
    if (value !== undefined && typeof type === "string" && !isOfType(value, type))
      return `has ${name} that is no ${type}`;
  }
  return undefined;
}

function isOfType(value: unknown, type: string): boolean {
  if (type === "integer") return Number.isInteger(value);
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isRecord(value);
  return ["string", "number", "boolean"].includes(type) ? typeof value === type : true;
}
