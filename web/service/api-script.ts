import type { ApiHere, ApiHereDeps, createApiHere } from "./api-here.ts";
import type { SeenRequest } from "./ledger/seen-request.ts";

/** Milliseconds that requests of the start wait to be counted: none of them is worth the script before the page is up. */
const COUNT_AFTER = 5_000;

interface ApiScriptDeps extends ApiHereDeps {
  /** Reads the scripts of all parts of the API. */
  readonly install: () => void;
  /** Runs the part of the API that every request needs; at once where this worker has run it before. */
  readonly run: () => typeof createApiHere;
}

export interface ApiScript {
  /** To be called while this version is installed: the browser keeps only scripts that were asked for by then. */
  install(): void;
  /** The API, made by the first call. */
  here(): ApiHere;
  /** The API where it has been made. */
  made(): ApiHere | undefined;
  note(seen: SeenRequest): void;
}

/** The API's scripts, many times as large as the first, are read when a page asks the API for something. */
export function createApiScript({ install, run, ...deps }: ApiScriptDeps): ApiScript {
  let made: ApiHere | undefined;
  let seen: SeenRequest[] = [];

  function here(): ApiHere {
    made ??= run()(deps);
    for (const one of seen.splice(0)) made.note(one);
    return made;
  }

  return {
    install() {
      install();
      run();
    },
    here,
    made: () => made,
    note(one) {
      if (made) return made.note(one);
      if (seen.length === 0) setTimeout(here, COUNT_AFTER);
      seen = [...seen, one];
    },
  };
}
