import { benchRetrieval, printRetrieval } from "./retrieval.ts";
console.log(printRetrieval(await benchRetrieval()));
