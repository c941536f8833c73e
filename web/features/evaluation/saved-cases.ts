/** Name of the cached list. */
export const savedCasesKey = ["saved-cases"] as const;

/** Names the saved questions where a file of questions is chosen. */
export const SAVED_QUESTIONS = "saved-questions.json";

/** How a file of questions is called. */
export const fileWords = (name: string) => (name === SAVED_QUESTIONS ? "Saved questions" : name);
