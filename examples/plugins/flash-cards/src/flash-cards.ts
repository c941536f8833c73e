import type { ElementHandle, ModuleProps } from "lectern";
import { answered, inOrder, makeCards, type Boxes, type Card, type Passage } from "./cards.ts";
import { button, make } from "./elements.ts";
import "./style.css";

interface Config {
  readonly topic: string;
  readonly cards: number;
}

type Props = ModuleProps<Config, "api">;

interface Collection {
  readonly id: string;
  readonly name: string;
}

const BOXES = "boxes";

/** A trainer: passages about a topic become sentences with a gap. */
export function FlashCards(element: HTMLElement, first: Props): ElementHandle<Props> {
  let props = first;
  let boxes = JSON.parse(localStorage.getItem(BOXES) ?? "{}") as Boxes;
  /** Cards that are still to be known; the first is shown. */
  let queue: readonly Card[] = [];
  let all = 0;
  let attempt = 0;

  const collection = make("select", { id: "collection" }, make("option", { value: "" }, "All collections"));
  const topic = make("input", { id: "topic", type: "text", required: "", maxlength: "200" });
  const begin = make("button", { type: "submit", class: "main" }, "Make cards");
  const form = make(
    "form",
    {},
    make("label", { for: "collection" }, "Collection"),
    collection,
    make("label", { for: "topic" }, "Topic"),
    topic,
    begin,
  );
  const place = make("div", { class: "place", "aria-live": "polite" });
  element.replaceChildren(make("section", { class: "cards", "aria-label": "Flash cards" }, form, place));
  topic.value = props.topic;

  const say = (text: string, ...more: Node[]) => place.replaceChildren(make("p", { class: "quiet" }, text), ...more);
  const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void train();
  });

  async function listCollections(): Promise<void> {
    const found = await props.services.api.get<readonly Collection[]>("/api/collections/", { params: { limit: 200 } });
    collection.append(...found.map(({ id, name }) => make("option", { value: id }, name)));
    if (found.length === 0) say("There are no collections yet. Add documents to one first.");
  }

  async function train(): Promise<void> {
    const about = topic.value.trim();
    if (about === "") return say("Write a topic first.");
    // An answer to an earlier topic is not shown after it has changed.
    const mine = ++attempt;
    say("Looking for passages…");
    try {
      const { chunks } = await props.services.api.post<{ readonly chunks: readonly Passage[] }>("/api/search_u/", {
        query: about,
        collection_id: collection.value || null,
        top_k: Math.min(100, props.cards * 2),
        similarity_threshold: 0,
      });
      if (mine !== attempt) return undefined;
      queue = inOrder(makeCards(chunks, about).slice(0, props.cards), boxes);
      all = queue.length;
      if (all === 0) return say("No passage about this makes a card. Try another topic or another collection.");
      return ask();
    } catch (error) {
      if (mine === attempt) say(`The search did not work: ${reason(error)}`);
      return undefined;
    }
  }

  function ask(): void {
    const [card] = queue;
    if (!card) {
      const again = button("Train again", () => void train(), "main");
      say(all === 1 ? "The card is known." : `All ${all} cards are known.`, again);
      return again.focus();
    }
    const gap = make("span", { class: "gap" }, "…");
    const sentence = make("p", { class: "sentence" }, card.before, gap, card.after);
    const buttons = make("div", { class: "buttons" });
    const show = button(
      "Show the answer",
      () => {
        gap.textContent = card.hidden;
        gap.className = "gap shown";
        const knew = button("I knew it", () => answer(card, true), "main");
        buttons.replaceChildren(
          button("Again", () => answer(card, false)),
          knew,
        );
        knew.focus();
      },
      "main",
    );
    buttons.append(show);
    const count = make("p", { class: "quiet" }, `${all - queue.length} of ${all} known`);
    place.replaceChildren(count, sentence, make("p", { class: "quiet" }, card.source), buttons);
    return show.focus();
  }

  function answer(card: Card, wasKnown: boolean): void {
    boxes = answered(boxes, card, wasKnown);
    localStorage.setItem(BOXES, JSON.stringify(boxes));
    queue = wasKnown ? queue.slice(1) : [...queue.slice(1), card];
    ask();
  }

  say("Choose a topic: each passage about it becomes a card.");
  listCollections().catch((error: unknown) => say(`The collections cannot be listed: ${reason(error)}`));

  return {
    update(next) {
      if (next.topic !== props.topic) topic.value = next.topic;
      props = next;
    },
  };
}
