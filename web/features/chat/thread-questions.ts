import { useApp } from "../../app/context.tsx";
import { answersAgain } from "./answers-again.ts";
import { limitsOf } from "./limits.ts";
import type { Message } from "./message.ts";
import type { Pending } from "./pending.ts";
import type { Question } from "./question.ts";
import type { useQuestionChoices } from "./question-choices.ts";
import type { createShownMessages } from "./shown-messages.ts";

interface ThreadQuestionsDeps {
  readonly sessionId: () => string;
  readonly messages: () => readonly Message[];
  readonly shown: ReturnType<typeof createShownMessages>;
  readonly choices: ReturnType<typeof useQuestionChoices>;
}

/** The ways to ask in a chat: the next question, one of before again or in other words, and one that failed. */
export function useThreadQuestions({ sessionId, messages, shown, choices }: ThreadQuestionsDeps) {
  const { conversations } = useApp();
  const ask = (question: Question) => {
    shown.chooseNewest();
    void conversations.ask(sessionId(), question);
  };
  return {
    next(question: Question): void {
      const after = shown.last();
      const isNewest = after === undefined || after.id === messages().at(-1)?.id;
      ask({ ...question, ...choices.all(), ...(!isNewest && { after: after.id }) });
    },
    edit: (id: string, text: string) => ask({ ...choices.all(), text, editOf: id }),
    /** As it was answered before, and differently as far as `more` says. */
    again(question: Message | undefined, answer?: Message, more: Partial<Question> = {}): void {
      if (!question) return;
      ask({
        ...choices.all(),
        answers: answersAgain(answer, more.model, choices.answers.value()),
        text: question.content,
        retryOf: question.id,
        ...(answer?.metadata.answer && limitsOf(answer.metadata.answer)),
        ...more,
      });
    },
    retry({ questionId, question }: Pending): void {
      ask({ ...question, ...(questionId && { retryOf: questionId, editOf: undefined }) });
    },
  };
}
