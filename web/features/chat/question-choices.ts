import { createSignal } from "solid-js";
import type { ListedSession } from "#core/chat/chat.ts";
import { useChoice } from "../../app/choice.ts";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import type { Answers } from "./answers.ts";
import type { Question } from "./question.ts";
import { limitsOf, type Limits } from "./limits.ts";
import type { AnswerDetails } from "./message.ts";

interface QuestionChoicesDeps {
  readonly sessionId: () => string;
  readonly session: () => ListedSession | undefined;
  /** The newest answer of those that are wanted. */
  readonly lastAnswer: (isWanted: (answer: AnswerDetails) => unknown) => AnswerDetails | undefined;
}

/** Where the next question of a chat is looked up and who answers it: as chosen, or else as for the last one. */
export function useQuestionChoices({ sessionId, session, lastAnswer }: QuestionChoicesDeps) {
  const { api, client } = useApp();
  const [collection, setCollection] = createSignal<{ readonly id: string | undefined }>();
  const [only, setOnly] = createSignal<Limits>();
  const [persona, setPersona] = createSignal<{ readonly id: string | undefined }>();
  const collectionId = () => (collection() ? collection()?.id : (session()?.collection_id ?? undefined));
  const limits = () => only() ?? limitsOf(lastAnswer((answer) => !answer.without_documents));
  const personaId = () => {
    const last = lastAnswer((answer) => answer.model);
    return persona() ? persona()?.id : ((last ? last.persona?.id : session()?.persona_id) ?? undefined);
  };
  const answers = useChoice<Answers>({
    stored: () => session()?.answers ?? "both",
    async save(wanted) {
      await api.changeSession({ params: { session_id: sessionId() }, body: { answers: wanted } });
      await client.invalidateQueries({ queryKey: keys.sessions });
    },
    failure: () => "The choice of who answers was not changed.",
  });
  return {
    collectionId,
    setCollection: (id: string | undefined) => setCollection({ id }),
    limits,
    setLimits: (limits: Limits) => setOnly(limits),
    personaId,
    setPersona: (id: string | undefined) => setPersona({ id }),
    answers,
    /** All of it, as a question carries it. */
    all: () =>
      ({
        answers: answers.value(),
        collectionId: collectionId(),
        ...limits(),
        personaId: personaId(),
      }) satisfies Partial<Question>,
  };
}
