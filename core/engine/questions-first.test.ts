import { expect, test } from "vitest";
import { createQuestionsFirst } from "./questions-first.ts";

test("a guide waits between its steps while a question is answered, and goes on when all are", async () => {
  const first = createQuestionsFirst();
  const done: string[] = [];
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const questions = answers.map(({ promise }, at) =>
    first.now(async () => {
      await promise;
      done.push(`question ${at}`);
    }),
  );
  const guides = ["a", "b"].map((name) =>
    first.inTurn(async () => {
      done.push(`${name} begins`);
      await first.quiet();
      done.push(`${name} ends`);
    }),
  );
  answers[0]?.resolve();
  await questions[0];
  expect(done).toEqual(["question 0"]);
  answers[1]?.resolve();
  await Promise.all([...questions, ...guides]);
  expect(done).toEqual(["question 0", "question 1", "a begins", "a ends", "b begins", "b ends"]);
});

test("quiet tells whether something was waited for", async () => {
  const first = createQuestionsFirst();
  expect(await first.quiet()).toBe(false);
  const answer = Promise.withResolvers<void>();
  const question = first.now(() => answer.promise);
  const quiet = first.quiet();
  answer.resolve();
  await question;
  expect(await quiet).toBe(true);
  expect(await first.quiet()).toBe(false);
});

test("what fails is told, and the next goes on", async () => {
  const first = createQuestionsFirst();
  const failing = () => Promise.reject(new Error("unreadable"));
  await expect(first.now(failing)).rejects.toThrow("unreadable");
  await expect(first.inTurn(failing)).rejects.toThrow("unreadable");
  expect(await first.inTurn(async () => "guide")).toBe("guide");
});
