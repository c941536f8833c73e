import { createMemo, createSignal, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { useSavedCases } from "../../app/queries.ts";
import type { Message } from "../chat/message.ts";
import { IconButton } from "../../ui/button.tsx";
import { loaded } from "../../ui/states.tsx";
import { CaseDialog, type EditedCase } from "./case-dialog.tsx";
import { expectedOf, firstQuoted } from "./expected-of.ts";
import { savedCasesKey } from "./saved-cases.ts";

/** Right or wrong: either makes the question one that can be asked again, to see whether answers get better. */
export function RateAnswer(props: { readonly message: Message; readonly question: string }): JSX.Element {
  const { api, client, lists, toasts } = useApp();
  const cases = useSavedCases();
  const [edited, setEdited] = createSignal<EditedCase>();
  const saved = createMemo(() => (loaded(cases) ?? []).find(({ message_id }) => message_id === props.message.id));

  const quoted = () => firstQuoted(props.message);
  /** Of a chat over all collections, the one that the answer is from. */
  const collectionOf = (document: string | undefined) =>
    lists.plainDocuments()?.find(({ id }) => id === document)?.collection_id ?? null;
  const about = () => ({
    question: saved()?.question ?? props.question,
    document: saved()?.document ?? quoted()?.document_name ?? null,
    collection_id: props.message.collection_id ?? collectionOf(quoted()?.document_id),
    message_id: props.message.id,
  });
  const doing = async (work: () => Promise<unknown>) => {
    try {
      await work();
      await client.invalidateQueries({ queryKey: savedCasesKey });
    } catch (error) {
      toasts.show(error instanceof Error ? error.message : "It could not be saved. Try again.");
    }
  };
  const remove = async (id: string) => {
    await doing(() => api.deleteCase({ params: { case_id: id } }));
    toasts.show("No longer a saved question.", { duration: 3000 });
  };
  const right = () =>
    doing(async () => {
      const made = await api.createCase({
        body: { ...about(), ground_truth: expectedOf(props.message), rating: "up" },
      });
      toasts.show("Saved as a question with this answer.", { action: { label: "Change", run: () => setEdited(made) } });
    });
  const rate = (rating: "up" | "down") => {
    const before = saved();
    if (before?.rating === rating) return void remove(before.id);
    if (rating === "up") return void right();
    setEdited({ ...about(), rating, ground_truth: null });
  };

  return (
    <>
      <IconButton
        icon="thumbUp"
        size={16}
        class="rate"
        label="This answer is right"
        aria-pressed={saved()?.rating === "up"}
        onClick={() => rate("up")}
      />
      <IconButton
        icon="thumbDown"
        size={16}
        class="rate"
        label="This answer is wrong"
        aria-pressed={saved()?.rating === "down"}
        onClick={() => rate("down")}
      />
      <CaseDialog
        edited={edited()}
        title={edited()?.id ? "Change the saved question" : "What is the right answer?"}
        intro="The question is saved with this answer. An evaluation asks it again and shows whether it is answered rightly."
        onSaved={() => toasts.show("Saved as a question.", { duration: 3000 })}
        onClose={() => setEdited(undefined)}
      />
    </>
  );
}
