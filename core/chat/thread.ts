import { isRecord } from "#core/storage/is-record.ts";
/**
 * How the messages of a session hang together. Questions follow answers; a question that was edited and one that was
 * answered twice have versions side by side. Told by few facts: a question's `edit_of` and `after`, an answer's
 * `question_id`; without them a message follows the one before it, so that sessions without branches carry nothing.
 */
export interface Threaded {
  readonly id: string;
  readonly role: "user" | "assistant" | "system";
  readonly metadata: unknown;
}

/** The message each one follows; null where a conversation begins. Messages are oldest first. */
export function parentsOf(messages: readonly Threaded[]): ReadonlyMap<string, string | null> {
  const parents = new Map<string, string | null>();
  let newest: string | null = null;
  let question: string | null = null;
  for (const message of messages) {
    // Parts of a list that grew between them hold a message twice, and it never follows itself.
    if (parents.has(message.id)) continue;
    const { edit_of, after, question_id } = linksOf(message);
    if (message.role === "assistant") {
      // Other programs name no question: two of their answers in a row are no versions of each other.
      const follows = question_id === undefined ? newest : question;
      parents.set(message.id, question_id !== undefined && parents.has(question_id) ? question_id : follows);
    } else {
      const edited = edit_of === undefined ? undefined : parents.get(edit_of);
      const follows = after === null || (after !== undefined && parents.has(after)) ? after : newest;
      parents.set(message.id, edited === undefined ? follows : edited);
      question = message.id;
    }
    newest = message.id;
  }
  return parents;
}

/** From the beginning of the conversation to this message. */
export function pathTo<Message extends Threaded>(messages: readonly Message[], id: string | null): Message[] {
  const parents = parentsOf(messages);
  const byId = new Map(messages.map((message) => [message.id, message]));
  const path: Message[] = [];
  for (let at = id; at !== null; at = parents.get(at) ?? null) {
    const message = byId.get(at);
    if (!message) break;
    path.unshift(message);
  }
  return path;
}

/** A message as it is shown, with the versions that stand in its place. */
export interface Shown<Message> {
  readonly message: Message;
  /** Ids, oldest first; one alone where there is no other. */
  readonly versions: readonly string[];
}

/**
 * The messages to show. Of versions the one in `chosen` is shown, else the one that the newest message hangs on.
 */
export function shownThread<Message extends Threaded>(
  messages: readonly Message[],
  chosen: ReadonlySet<string> = new Set(),
): readonly Shown<Message>[] {
  const parents = parentsOf(messages);
  const current = new Set(pathTo(messages, messages.at(-1)?.id ?? null).map(({ id }) => id));
  const children = Map.groupBy(messages, ({ id }) => parents.get(id) ?? null);
  const shown: Shown<Message>[] = [];
  const pick = (versions: readonly Message[]): Message | undefined =>
    versions.findLast(({ id }) => chosen.has(id)) ?? versions.find(({ id }) => current.has(id)) ?? versions.at(-1);
  const walk = (parent: string | null): void => {
    const below = children.get(parent) ?? [];
    const answers = below.filter(({ role }) => role === "assistant");
    const questions = Map.groupBy(
      below.filter(({ role }) => role !== "assistant"),
      (message) => rootOf(message, messages),
    );
    for (const versions of [answers, ...questions.values()]) {
      const message = pick(versions);
      if (!message) continue;
      shown.push({ message, versions: versions.map(({ id }) => id) });
      walk(message.id);
    }
  };
  walk(null);
  return shown;
}

/** The first wording of a question. */
function rootOf(message: Threaded, messages: readonly Threaded[]): string {
  let { id } = message;
  for (let hops = 0; hops < messages.length; hops++) {
    const found = messages.find((other) => other.id === id);
    const edit = found && linksOf(found).edit_of;
    if (edit === undefined || !messages.some((other) => other.id === edit)) break;
    id = edit;
  }
  return id;
}

interface Links {
  readonly edit_of?: string;
  readonly after?: string | null;
  readonly question_id?: string;
}

function linksOf({ metadata }: Threaded): Links {
  const own = isRecord(metadata) ? metadata : {};
  const answer = isRecord(own.answer) ? own.answer : {};
  return {
    ...(typeof own.edit_of === "string" && { edit_of: own.edit_of }),
    ...((typeof own.after === "string" || own.after === null) && { after: own.after }),
    ...(typeof answer.question_id === "string" && { question_id: answer.question_id }),
  };
}
