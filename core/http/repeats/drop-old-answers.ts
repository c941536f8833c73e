import type { Clock } from "#core/storage/time.ts";
import { ANY_OWNER, remove, type Store } from "../../storage/store.ts";
import { keptAnswers } from "./kept-answer.ts";

const AT_ONCE = 500;

/** Removes answers whose day is over, of people who have sent nothing since too. Returns how many. */
export async function dropOldAnswers({
  store,
  clock,
}: {
  readonly store: Store;
  readonly clock: Clock;
}): Promise<number> {
  let dropped = 0;
  for (;;) {
    const old = await store.query(keptAnswers, {
      owner: ANY_OWNER,
      range: { field: "expires", to: clock.now() },
      limit: AT_ONCE,
    });
    if (old.length === 0) return dropped;
    await store.write(old.map(({ owner, id }) => remove(keptAnswers, owner, id)));
    dropped += old.length;
  }
}
