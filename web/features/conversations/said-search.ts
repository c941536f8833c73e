import { createSignal } from "solid-js";
import type { Conversation, Message } from "#core/chat/conversations/conversation.ts";
import { folded, wordsIn } from "#core/chat/said-words.ts";

export interface SaidSearch {
  /** By conversation: the message in which all the words stand. */
  found(): ReadonlyMap<string, string>;
  /** Null when nothing is under way. */
  progress(): { readonly looked: number; readonly of: number } | null;
  /** Why some could not be looked through; empty when all could. */
  problem(): string;
  look(words: string, conversations: readonly Conversation[]): Promise<void>;
}

/** Conversations asked for at the same time. */
const AT_ONCE = 4;

/** Looks through what was said. Each conversation is fetched once and again only when it has changed. */
export function createSaidSearch(
  messagesIn: (conversation: string) => Promise<readonly Pick<Message, "message">[]>,
): SaidSearch {
  const [found, setFound] = createSignal<ReadonlyMap<string, string>>(new Map());
  const [progress, setProgress] = createSignal<{ readonly looked: number; readonly of: number } | null>(null);
  const [problem, setProblem] = createSignal("");
  const kept = new Map<string, { readonly updated_at: string; readonly texts: readonly string[] }>();
  let latest = 0;

  const textsOf = async ({ id, updated_at }: Conversation): Promise<readonly string[]> => {
    const known = kept.get(id);
    if (known?.updated_at === updated_at) return known.texts;
    const texts = (await messagesIn(id)).map(({ message }) => message);
    kept.set(id, { updated_at, texts });
    return texts;
  };

  return {
    found,
    progress,
    problem,
    async look(words, conversations) {
      const mine = ++latest;
      const wanted = wordsIn(words);
      setFound(new Map());
      setProblem("");
      if (wanted.length === 0) return void setProgress(null);
      const rest = [...conversations];
      let looked = 0;
      setProgress({ looked, of: conversations.length });
      const worker = async () => {
        for (let next = rest.shift(); next && mine === latest; next = rest.shift()) {
          const { id } = next;
          try {
            const text = (await textsOf(next)).find((each) => wanted.every((word) => folded(each).includes(word)));
            if (mine !== latest) return;
            if (text !== undefined) setFound((known) => new Map(known).set(id, text));
          } catch (error) {
            if (mine === latest) setProblem(error instanceof Error ? error.message : "They could not be read.");
          }
          if (mine === latest) setProgress({ looked: ++looked, of: conversations.length });
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
      if (mine === latest) setProgress(null);
    },
  };
}
