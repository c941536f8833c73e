import { type Clock, newId, timestamp } from "#core/storage/time.ts";
import { change, PreconditionFailed, put, remove, require, type Operation, type Store } from "../../storage/store.ts";
import { writeUnlessChanged } from "../../storage/write-unless-changed.ts";
import type { Entity } from "../entity.ts";
import { errorReply } from "../error-reply.ts";
import { ApiError, badRequest, conflict } from "../errors.ts";
import { pause } from "#core/storage/pause.ts";
import type { Api, Reply } from "../route.ts";
import { keptAnswers, type KeptAnswerRow } from "./kept-answer.ts";
import { hashOf } from "./request-hash.ts";
import { openReply, sealReply, type Sealer } from "./sealed-reply.ts";

export { hashRequest } from "./request-hash.ts";

export interface Repeatable<Context> {
  readonly api: Api;
  readonly entity?: Entity;
  /** The answer once more, for a request whose own was lost: from the id of the row it made. */
  readonly answerAgain?: (id: string, context: Context) => Promise<Reply>;
}

export interface RepeatContext {
  readonly store: Store;
  readonly user: string;
  readonly clock: Clock;
  readonly accounts: { readonly secrets: Sealer };
}

/** Milliseconds. Answers are kept for a day. */
const KEPT_FOR = 86_400_000;
/** Whoever carries a request out says so this often, and is taken to be gone after the longer time. */
const TELL_EVERY = 3000;
const GONE_AFTER = 12_000;
/** A repeat that comes while the first is under way waits so long for its answer. */
const WAIT_FOR = 30_000;
const LOOK_EVERY = 50;
/** Old answers thrown away when a new one is begun. */
const SWEPT_AT_ONCE = 20;

const KEY = /^[\x21-\x7e](?:[\x20-\x7e]{0,253}[\x21-\x7e])?$/;

/**
 * Carries out a request once under its key, however often it is sent (draft-ietf-httpapi-idempotency-key-header): its
 * first write and the mark that it happened are one write, so that neither a crash nor a second server can make it
 * happen twice. Repeats get the answer of the first. What failed before anything was written may be tried again.
 */
export async function oncePerKey<Context extends Partial<RepeatContext>>(
  { api, entity, answerAgain }: Repeatable<Context>,
  sent: { readonly key: string; readonly hash: () => Promise<string>; readonly signal: AbortSignal },
  context: Context,
  run: (context: Context) => Promise<Reply>,
): Promise<Reply> {
  if (!KEY.test(sent.key)) throw badRequest("Idempotency-Key must be 1 to 255 visible ASCII characters.");
  const { store, user: owner, clock, accounts } = whole(context);
  const id = await hashOf(sent.key);
  const request = await sent.hash();

  const claimed = await claimOrAnswer();
  return "claim" in claimed ? carryOut(claimed.claim) : claimed.reply;

  async function claimOrAnswer(): Promise<{ readonly claim: string } | { readonly reply: Reply }> {
    const until = clock.now() + WAIT_FOR;
    for (;;) {
      const row = await store.get(keptAnswers, owner, id);
      const isOver = row !== undefined && row.expires <= clock.now();
      if (row && !isOver) {
        if (row.request !== request) throw conflict(OTHER_REQUEST);
        if (row.state === "done") return { reply: await answerOf(accounts.secrets, row) };
        const isGone = row.alive_until <= clock.now();
        if (row.state === "written" && isGone) return { reply: await lostAnswerOf(row) };
        if (!isGone) {
          if (clock.now() > until || sent.signal.aborted) throw stillRunning();
          await pause(LOOK_EVERY, sent.signal);
          continue;
        }
      }
      const claim = newId();
      if (await take(claim, row)) return { claim };
    }
  }

  async function take(claim: string, before: KeptAnswerRow | undefined): Promise<boolean> {
    const range = { field: "expires", to: clock.now() } as const;
    const old = await store.query(keptAnswers, { owner, range, limit: SWEPT_AT_ONCE });
    const swept = old.filter((each) => each.id !== id).map((each) => remove(keptAnswers, owner, each.id));
    const asSeen = before ? { claim: before.claim, state: before.state } : ("absent" as const);
    return writeUnlessChanged(store, [
      require(keptAnswers, owner, id, asSeen),
      ...swept,
      put(keptAnswers, begun({ id, owner, request, claim }, clock)),
    ]);
  }

  async function carryOut(claim: string): Promise<Reply> {
    const mine = require(keptAnswers, owner, id, { claim });
    const note = (fields: Partial<KeptAnswerRow>) =>
      writeUnlessChanged(store, [mine, change(keptAnswers, owner, id, fields)]);
    const writes = markingFirst(store, (batch) => writeFirst(batch, claim));
    const beat = beating(() => note({ alive_until: clock.now() + GONE_AFTER }));
    try {
      const reply = await run({ ...context, store: writes.store });
      await Promise.all([beat.stop(), writes.settle()]);
      await note({ state: "done", ...(await toKeep(accounts.secrets, reply)) });
      return reply;
    } catch (error) {
      await Promise.all([beat.stop(), writes.settle()]);
      if (writes.happened()) {
        const reply = errorReply(api, error, () => undefined);
        await note({ state: "done", ...(await toKeep(accounts.secrets, reply)) });
      } else await writeUnlessChanged(store, [mine, remove(keptAnswers, owner, id)]);
      throw error;
    }
  }

  async function writeFirst(batch: readonly Operation[], claim: string): Promise<void> {
    const made = entity && batch.findLast(({ kind, table }) => kind === "put" && table === entity.table);
    const mark: Partial<KeptAnswerRow> = { state: "written", made: made?.kind === "put" ? made.row.id : null };
    const first = require(keptAnswers, owner, id, { claim, state: "running" });
    try {
      await store.write([first, change(keptAnswers, owner, id, mark), ...batch]);
    } catch (error) {
      const isTaken = error instanceof PreconditionFailed && error.table === keptAnswers.name && error.id === id;
      throw isTaken ? stillRunning() : error;
    }
  }

  /** It was carried out, and whoever did so went away before its answer was kept. */
  async function lostAnswerOf(row: KeptAnswerRow): Promise<Reply> {
    if (row.made === null || !answerAgain) throw conflict(lost(row));
    const reply = await answerAgain(row.made, context);
    return { ...reply, headers: { ...reply.headers, "idempotency-replayed": "true" } };
  }
}

function whole({ store, user, clock, accounts }: Partial<RepeatContext>): RepeatContext {
  if (!store || user === undefined || !clock || !accounts)
    throw new Error("A row that takes a key needs a store, a user, a clock and accounts.");
  return { store, user, clock, accounts };
}

const begun = (
  { id, owner, request, claim }: Pick<KeptAnswerRow, "id" | "owner" | "request" | "claim">,
  clock: Clock,
): KeptAnswerRow => ({
  id,
  owner,
  request,
  state: "running",
  claim,
  alive_until: clock.now() + GONE_AFTER,
  made: null,
  answer: null,
  not_kept: null,
  begun_at: timestamp(clock),
  expires: clock.now() + KEPT_FOR,
});

async function toKeep(secrets: Sealer, reply: Reply): Promise<Pick<KeptAnswerRow, "answer" | "not_kept">> {
  const outcome = await sealReply(secrets, reply);
  return typeof outcome === "string" ? { answer: null, not_kept: outcome } : { answer: outcome.sealed, not_kept: null };
}

async function answerOf(secrets: Sealer, row: KeptAnswerRow): Promise<Reply> {
  if (row.answer !== null) return openReply(secrets, row.answer);
  throw conflict(row.not_kept === "large" ? tooLarge(row) : streamed(row));
}

const OTHER_REQUEST =
  "This Idempotency-Key was used for another request. Send the same request again, or this one under a new key.";
const streamed = ({ begun_at }: KeptAnswerRow) =>
  `The request of this Idempotency-Key was carried out at ${begun_at}. Its answer was a stream, which is not kept: look at what came of it instead of sending it again.`;
const tooLarge = ({ begun_at }: KeptAnswerRow) =>
  `The request of this Idempotency-Key was carried out at ${begun_at}. Its answer was too long to be kept: look at what came of it instead of sending it again.`;
const lost = ({ begun_at, made }: KeptAnswerRow) =>
  `The request of this Idempotency-Key was begun at ${begun_at}, and cut off after it had written something${made === null ? "" : ` (id ${made})`}. Look at what is there before you send it under a new key.`;
const stillRunning = () =>
  new ApiError(409, "The first request of this Idempotency-Key is still being carried out. Ask again in a moment.", {
    headers: { "retry-after": "2" },
  });

/** The first write carries the mark with it; those beside it wait for that, and those after it are like any. */
function markingFirst(store: Store, writeFirst: (batch: readonly Operation[]) => Promise<void>) {
  let state: "none yet" | "happened" | "settled without" = "none yet";
  let first: Promise<void> | undefined;
  async function write(batch: readonly Operation[]): Promise<void> {
    while (first) await first.catch(() => undefined);
    if (state !== "none yet") return store.write(batch);
    first = writeFirst(batch)
      .then(() => void (state = "happened"))
      .finally(() => (first = undefined));
    return first;
  }
  return {
    store: { ...store, write },
    happened: () => state === "happened",
    /** What a stream writes after its answer has begun is not waited for. */
    async settle() {
      while (first) await first.catch(() => undefined);
      if (state === "none yet") state = "settled without";
    },
  };
}

/** Says again and again that the work goes on; one word that is lost is made good by the next. */
function beating(tell: () => Promise<unknown>): { stop(): Promise<void> } {
  let telling: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    telling = telling.then(tell).catch(() => undefined);
  }, TELL_EVERY);
  return {
    async stop() {
      clearInterval(timer);
      await telling;
    },
  };
}
