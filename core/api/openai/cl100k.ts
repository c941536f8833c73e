import { Tiktoken } from "js-tiktoken/lite";
import ranks from "js-tiktoken/ranks/cl100k_base";

/** Takes about 100 ms to make; import it only when tokens are there to be read. */
export const cl100k = new Tiktoken(ranks);
