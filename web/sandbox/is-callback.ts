/** Whether a plugin gave a function to call. Its parameters cannot be checked; it is called with plain values. */
export const isCallback = (given: unknown): given is (value: unknown) => void => typeof given === "function";
