import type { MakeApiHere } from "../workers/service-worker-api.ts";
import type { ApiHere, ApiHereDeps } from "./api-here.ts";
import type { SeenRequest } from "./ledger/seen-request.ts";

/** Milliseconds that requests of the start wait to be counted: none of them is worth the script before the page is up. */
const COUNT_AFTER = 5_000;

interface ApiScriptDeps extends ApiHereDeps {
  /** Runs the second script, which leaves `lecternApiHere`; at once where it has been run by this worker before. */
  readonly run: () => void;
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

/** The API's script, many times as large as the first, is read when a page asks the API for something. */
export function createApiScript({ run, ...deps }: ApiScriptDeps): ApiScript {
  let made: ApiHere | undefined;
  let seen: SeenRequest[] = [];

  function make(): ApiHere {
    const scope = globalThis as { lecternApiHere?: MakeApiHere };
    if (!scope.lecternApiHere) run();
    if (!scope.lecternApiHere) throw new Error("The script of the API has left nothing.");
    return scope.lecternApiHere(deps);
  }

  function here(): ApiHere {
    made ??= make();
    for (const one of seen.splice(0)) made.note(one);
    return made;
  }

  return {
    install: run,
    here,
    made: () => made,
    note(one) {
      if (made) return made.note(one);
      if (seen.length === 0) setTimeout(here, COUNT_AFTER);
      seen = [...seen, one];
    },
  };
}
