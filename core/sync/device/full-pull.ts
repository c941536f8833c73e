import { Refused, type SyncHttp } from "./client-http.ts";
import type { ClientStore } from "./client-store.ts";
import { settleUnseen } from "./client-repairs.ts";
import { namesOf, type RowName } from "../merge/procedure.ts";

/** What to do about many rows that are here and not on the server any more. */
export type GoneAnswer = "drop" | "send" | "stop";

/** R47. What devices said is not forgotten because a server has. */
const STATEMENTS = "sync_statements/";

export interface FullPullOptions {
  readonly rows: ClientStore;
  readonly http: Pick<SyncHttp, "pull">;
  readonly fence: number;
  /** What the server gives at most when undefined. */
  readonly pageSize: number | undefined;
  /** R39. The server was set back: what it lost is sent again, nothing is dropped here. */
  readonly heal: boolean;
  readonly ask: (going: number) => GoneAnswer;
}

export type FullPullResult =
  | { readonly kind: "done"; readonly since: number; readonly epoch: string }
  | { readonly kind: "asking"; readonly going: number };

/** R19. How often the floor may pass a full pull before the cycle gives up for now. */
const RESTARTS = 20;
/** R19. Share of the rows here that may vanish without asking, and how few never need asking. */
const FEW = 0.2;
const FEWEST = 20;

/**
 * R18, R19. Fetches everything. The cursor stays where it was until the last page is in, so that a pull cut off in the
 * middle begins again.
 */
export async function fullPull(options: FullPullOptions): Promise<FullPullResult> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await pullAll(options);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "resync_required" || attempt >= RESTARTS) throw error;
    }
  }
}

async function pullAll({ rows, http, fence, pageSize, heal, ask }: FullPullOptions): Promise<FullPullResult> {
  const seen = new Set<string>();
  const { device } = await rows.head();
  let [since, full]: [number, number | undefined] = [0, undefined];
  let epoch = "";
  for (let more = true; more;) {
    const page = await http.pull({ device, since, limit: pageSize, full });
    if (epoch !== "" && page.epoch !== epoch) throw new Error("The server was set back in the middle of a full pull.");
    const { names } = await rows.apply({ fence, rows: page.rows, link: {}, heal });
    for (const [table, id] of names) seen.add(`${table}/${id}`);
    full ??= page.head;
    ({ more, epoch, next: since } = page);
  }

  const envelopes = await rows.envelopes();
  // R45. Who cannot be trusted to have forgotten what was deleted is not heeded: nothing goes without a question.
  const isSealed = rows.deps.sealing !== undefined;
  const unseen: RowName[] = namesOf(
    envelopes.filter(
      ({ id, dirty, place }) =>
        !seen.has(id) && (!dirty || heal) && !(isSealed && (place === "deleted" || id.startsWith(STATEMENTS))),
    ),
  );
  const going = heal ? 0 : unseen.length;
  let sends = heal;
  if (going > (isSealed ? 0 : Math.max(FEWEST, FEW * envelopes.length))) {
    const answer = ask(going);
    if (answer === "stop") return { kind: "asking", going };
    sends = answer === "send";
  }
  await settleUnseen(rows.deps, fence, unseen, sends);
  await rows.relink(fence, { since, epoch });
  return { kind: "done", since, epoch };
}
