import type { Talk } from "../understand/understood.ts";
import type { Frames } from "../../languages/language.ts";
import { asksForJoke } from "../understand/requests.ts";
import type { Material } from "../writer.ts";
import { createDraft, type Draft } from "./draft.ts";
import { framesFor } from "./frames.ts";

/** A short friendly answer to small talk, in its language. */
export function writeTalk({ question, documents }: Pick<Material, "question" | "documents">, talk: Talk): Draft {
  const draft = createDraft();
  draft.say(said(framesFor(question), question, talk, documents.length));
  return draft.finish([], true);
}

function said(frames: Frames, question: string, talk: Talk, documents: number): string {
  const able = documents === 0 ? frames.addOne : frames.canDo(documents);
  switch (talk) {
    case "goodbye":
      return frames.goodbye;
    case "thanks":
      return frames.welcome;
    case "entertain":
      return asksForJoke(question) ? frames.joke : frames.cannotPerform;
    case "greeting":
      return `${frames.hello} ${able}`;
    case "how_are_you":
    case "abilities":
    case "about_lectern":
      return `${frames.fine} ${able}`;
  }
}
