import { createSignal } from "solid-js";
import { EXTRACTIVE } from "#core/engine/engine.ts";
import { useRungs } from "../../app/queries.ts";
import { mayOffer } from "../written/offer-memory.ts";
import type { Message } from "./message.ts";

/** Whether a language model is offered under a message: the newest answer, where it is quoted and no model could have written it. */
export function useWritingOffer(isNewest: (id: string) => boolean) {
  const rungs = useRungs();
  const [isDismissed, setDismissed] = createSignal(false);
  const [taken, setTaken] = createSignal<string>();
  return {
    isShown({ id, metadata }: Message): boolean {
      if (isDismissed() || !isNewest(id)) return false;
      if (taken() === id) return true;
      const { generator, passages } = metadata.answer ?? {};
      const isQuoted = generator?.id === EXTRACTIVE && passages !== undefined && passages.length > 0;
      return isQuoted && rungs()?.length === 0 && mayOffer(id);
    },
    /** It stays while the model is fetched. */
    take: (id: string) => setTaken(id),
    dismiss: () => setDismissed(true),
  };
}
