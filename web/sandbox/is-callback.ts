/** Whether a plugin gave a function to call. What it takes nobody can check: it is called with plain values. */
export const isCallback = (given: unknown): given is (value: unknown) => void => typeof given === "function";
