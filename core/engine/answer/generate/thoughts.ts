/** What a piece of a model's text turned out to be. */
export interface Heard {
  readonly text: string;
  readonly thinking: string;
  /** All text before this piece was thinking, too: the tag that ends it came, and none had begun it. */
  readonly wasThinking: boolean;
}

export interface ThoughtFilter {
  push(piece: string): Heard;
  /** What is left when no more comes. */
  end(): Heard;
  /** A thought has begun and is not over. */
  readonly isThinking: boolean;
}

/** Tags between which models think aloud before they answer. */
const TAGS = [
  ["<think>", "</think>"],
  ["<thinking>", "</thinking>"],
  ["<thought>", "</thought>"],
  ["<reasoning>", "</reasoning>"],
  ["[think]", "[/think]"],
] as const;
const OPENING = TAGS.map(([begin]) => begin);
/** Tags that end a thought that no tag began; the others may be words of an answer. */
const LONE_ENDS = ["</think>", "[/think]"];

/** Characters of the longest tag. */
const LONGEST = "</reasoning>".length;

/**
 * Tells what a model thinks aloud from what it answers, piece by piece; the outcome is the same however the text was cut.
 * With `beginsThinking` the text is a thought until a tag ends it; where none does, it was the answer.
 */
export function createThoughts(beginsThinking = false): ThoughtFilter {
  let held = "";
  /** The tag that ends the thought under way. */
  let until: string | undefined = beginsThinking ? "</think>" : undefined;
  /** The first thought began without a tag, and may yet be the answer. */
  let isAssumed = beginsThinking;
  let assumed = "";
  /** Nothing was said yet, or since the last thought: space is then no part of the answer. */
  let isFresh = true;
  let hasThought = beginsThinking;
  let heard = { text: "", thinking: "", wasThinking: false };

  function take(): void {
    for (;;) {
      if (until !== undefined && !endThought(until)) return;
      const at = held.search(/[<[]/);
      if (at < 0) return say(held.length);
      say(at);
      const begun = held.slice(0, LONGEST).toLowerCase();
      const tag = TAGS.find(([begin]) => begun.startsWith(begin));
      const lone = hasThought ? undefined : LONE_ENDS.find((end) => begun.startsWith(end));
      if (tag) {
        held = held.slice(tag[0].length);
        until = tag[1];
        hasThought = true;
      } else if (lone !== undefined) {
        held = held.slice(lone.length);
        heard = { text: "", thinking: heard.thinking + heard.text, wasThinking: true };
        hasThought = true;
        isFresh = true;
      } else if ([...OPENING, ...(hasThought ? [] : LONE_ENDS)].some((one) => one.startsWith(begun))) return;
      else say(1);
    }
  }

  /** Whether the thought is over; if not, what cannot be part of its last tag is passed on. */
  function endThought(end: string): boolean {
    const at = held.toLowerCase().indexOf(end);
    think(at < 0 ? Math.max(0, held.length - end.length + 1) : at);
    if (at < 0) return false;
    held = held.slice(end.length);
    until = undefined;
    isAssumed = false;
    isFresh = true;
    return true;
  }

  function think(length: number): void {
    const thinking = held.slice(0, length);
    heard.thinking += thinking;
    if (isAssumed) assumed += thinking;
    held = held.slice(length);
  }

  function say(length: number): void {
    const text = isFresh ? held.slice(0, length).trimStart() : held.slice(0, length);
    held = held.slice(length);
    if (text === "") return;
    heard.text += text;
    isFresh = false;
  }

  function give(): Heard {
    const given = heard;
    heard = { text: "", thinking: "", wasThinking: false };
    return given;
  }

  return {
    push(piece) {
      held += piece;
      take();
      return give();
    },
    end() {
      if (until !== undefined) think(held.length);
      else say(held.length);
      if (isAssumed) heard = { text: (assumed + heard.text).trimStart(), thinking: "", wasThinking: false };
      return give();
    },
    get isThinking() {
      return until !== undefined;
    },
  };
}
