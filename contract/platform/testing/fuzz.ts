import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { apiRoutes } from "#core/api/app.ts";
import { createCaller, type Caller } from "../../caller.ts";
import type { ContractRequest } from "../../request.ts";
import { newPerson, PASSWORD, type Person, type Remembers } from "../people.ts";
import { LOGIN_ROWS } from "../samples.ts";
import { everythingOf, idsOf, makeThings } from "./fuzz-things.ts";
import { requestFor, type Ids } from "./request-arbitraries.ts";
import { sendBounded } from "./send-bounded.ts";

export interface FuzzHost {
  /** For the heading. */
  readonly name: string;
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  readonly remembers: Remembers;
  /** Address of `fake-model-servers.ts` as this host reaches it. */
  readonly modelServer: () => string;
  /** All that it answers; what both hosts do where left out. */
  readonly routes?: readonly Row[];
}

export interface FuzzOptions {
  readonly runs: number;
  readonly seed: number;
  /** Errors that would be bugs, since it was asked last. */
  readonly bugs: () => readonly unknown[];
  /** The host's log with every request in it, where it has one. */
  readonly logged?: () => string;
}

/** Requests of a short run, and after so many new things are made: by then most of the old ones are deleted. */
const ROUND = 500;

/** `runs` requests in the long tests; `FUZZ_RUNS` says another number, a run is repeated by its `FUZZ_SEED`. */
export function fuzzOptions(
  env: Readonly<Record<string, string | undefined>>,
  runs: number,
): Pick<FuzzOptions, "runs" | "seed"> {
  const usual = env["LECTERN_TESTS"] === "long" ? runs : ROUND;
  return { runs: Number(env["FUZZ_RUNS"] ?? usual), seed: Number(env["FUZZ_SEED"] ?? Date.now() % 2 ** 31) };
}

const CANARY = " seen-by-bob-only";

type Row = (typeof apiRoutes)[number];

interface Given {
  readonly name: string;
  readonly row: Row;
  readonly request: ContractRequest;
  /** Statuses that the row says it may fail with. */
  readonly failures: readonly number[];
}

/** Hashing a password takes a tenth of a second, so logins come seldom. */
const isLogin = ({ name, fullPath }: Row) =>
  LOGIN_ROWS.includes(name) || (fullPath.startsWith("/sync/auth/") && name !== "syncMe");
const endsLogins = ["logout", "syncLogout"];

/** Requests made from the rows' schemas, right and wrong, sent by one person while another has things. */
export function defineFuzz(host: FuzzHost, options: FuzzOptions): void {
  const { prepare, run } = createFuzz(host, options);
  beforeAll(prepare);
  describe(`${options.runs} generated requests to ${host.name} (FUZZ_SEED=${options.seed})`, () => {
    test(
      "never end in an error of ours, never hang, and never touch or show what is another user's",
      { timeout: limitOf(options) },
      run,
    );
  });
}

/** The same against a host in which a leak was planted: they have to find it. */
export function defineFuzzOfLeak(host: FuzzHost, options: FuzzOptions): void {
  const { prepare, run } = createFuzz(host, options);
  beforeAll(prepare);
  describe(`${options.runs} generated requests to ${host.name} (FUZZ_SEED=${options.seed})`, () => {
    test("find that what is shown is another user's", { timeout: limitOf(options) }, async () => {
      const found = await run().then(
        () => "nothing",
        (error: Error) => String(error.cause),
      );
      expect(found).toContain(CANARY.trim());
    });
  });
}

const limitOf = ({ runs }: FuzzOptions) => runs * 1000 + 60_000;

function createFuzz(host: FuzzHost, options: FuzzOptions) {
  const { runs, seed } = options;
  const { routes = apiRoutes } = host;
  const usual = routes.filter((row) => !isLogin(row));
  const seldom = routes.filter((row) => isLogin(row) && !endsLogins.includes(row.name));
  const send = sendBounded(host.fetch);
  let ada: Person;
  let bob: Person;

  async function prepare(): Promise<void> {
    ada = await newPerson(send, host.remembers);
    bob = await newPerson(send, host.remembers);
  }

  async function run(): Promise<void> {
    const statuses = new Map<number, number>();
    const modelServer = host.modelServer();
    for (let done = 0; done < runs; done += ROUND) {
      const making = Array.from({ length: 4 }, () => makeThings(ada, modelServer));
      const [his, ...hers] = await Promise.all([makeThings(bob, modelServer, CANARY), ...making]);
      const ids = idsOf({ hers, his, ada, bob, modelServer });
      const before = await everythingOf(bob.api, his);
      const given = fc.oneof(
        { weight: 60, arbitrary: anyOf(usual, ids) },
        { weight: 1, arbitrary: anyOf(seldom, ids) },
      );
      const property = fc.asyncProperty(given, async (one) => {
        const status = await check(ada.api, options, one);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      });
      await fc.assert(property, { numRuns: Math.min(ROUND, runs - done), seed: seed + done });
      expect(await everythingOf(bob.api, his)).toEqual(before);
    }
    console.log("answers by status:", JSON.stringify(Object.fromEntries([...statuses].sort(([a], [b]) => a - b))));
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 204, 404, 422]));
    await stillAnswers(createCaller(send));
    expectNoSecrets(options.logged?.(), [ada, bob]);
  }

  return { prepare, run };
}

function anyOf(from: readonly Row[], ids: Ids): fc.Arbitrary<Given> {
  return fc.constantFrom(...from.keys()).chain((at) => {
    const row = from[at] as Row;
    return requestFor(row, ids).map((request) => ({ name: row.name, row, request, failures: row.errors ?? [] }));
  });
}

async function check(api: Caller, { bugs }: FuzzOptions, { name, row, request, failures }: Given): Promise<number> {
  const { status, text, headers, body } = await inTime(api.call(request), request);
  const said = `${name}: ${request.method} ${request.path} ${JSON.stringify(request.body)?.slice(0, 3000)} → ${status} ${text.slice(0, 500)}`;
  expect(bugs(), said).toEqual([]);
  // Some other server that is not there, fails or is slow: such rows say so.
  if (!failures.includes(status)) expect(status, said).toBeLessThan(500);
  expect(text, said).not.toContain(CANARY.trim());
  // The protocol of assistants has errors of its own.
  if (status >= 400 && row.fullPath !== "/mcp") {
    expect(headers["content-type"], said).toBe("application/json; charset=utf-8");
    expect(body, said).toMatchObject(refusalOf(row));
  }
  return status;
}

const refusalOf = ({ api }: Row) =>
  api === "openai" ? { error: { message: expect.any(String) } } : { detail: expect.anything() };

/** What people wrote and what lets them in is in no log, whatever was answered. */
function expectNoSecrets(log: string | undefined, people: readonly Person[]): void {
  if (log === undefined) return;
  expect(log).toContain('"path":"/api/v1/');
  const secrets = [PASSWORD, CANARY.trim(), "sk-", "lt_", "access_token", ...people.map(({ email }) => email)];
  const lines = log.split("\n").filter((line) => secrets.some((secret) => line.includes(secret)));
  expect(lines).toEqual([]);
}

/** Whatever it was sent, it is well. */
async function stillAnswers(anyone: Caller): Promise<void> {
  expect((await anyone.get("/health")).status).toBe(200);
}

/** Generous: a loaded machine is slow, a hang is for ever. */
const PATIENCE = 20_000;

async function inTime<Answer>(answer: Promise<Answer>, request: ContractRequest): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`No answer in ${PATIENCE} ms: ${JSON.stringify(request)}`)),
    PATIENCE,
  );
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}
