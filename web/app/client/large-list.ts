import { nextTask } from "../../ui/later.tsx";

/** Rows of a list that take a noticeable part of a task to read. */
const MANY = 500;

/** Lets what shows a large list run in a task after the one that read it: together they would hold up the page. */
export const afterLargeList = async (_name: string, answer: unknown): Promise<void> => {
  if (Array.isArray(answer) && answer.length > MANY) await nextTask();
};
