import { request } from "node:http";
import { networkInterfaces } from "node:os";
import { describe, expect, it, onTestFinished } from "vitest";
import { readConfig, type Config } from "./config.ts";
import { startInProcess } from "./testing/start-in-process.ts";

/** A server of the test's own, set up by these variables. */
async function start(env: Readonly<Record<string, string>> = {}, change: Partial<Config> = {}) {
  const { host, allowedHosts, trustedProxies, documentChatAuth } = readConfig(env, "/");
  const server = await startInProcess({ host, allowedHosts, trustedProxies, documentChatAuth, ...change });
  onTestFinished(() => server.close());
  return server;
}

interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

interface Answer {
  readonly status: number | undefined;
  readonly detail: string;
  readonly cookies: readonly string[];
}

/** Without fetch, which sets `Host` itself. */
function ask(url: string, { method = "GET", headers = {}, body }: Ask = {}): Promise<Answer> {
  const type = body === undefined ? {} : { "content-type": "application/json" };
  return new Promise((resolve, reject) => {
    const asking = request(url, { method, headers: { ...type, ...headers } }, async (response) => {
      const text = (await response.toArray()).join("");
      const detail = /"detail":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? "";
      resolve({ status: response.statusCode, detail, cookies: response.headers["set-cookie"] ?? [] });
    });
    asking.on("error", reject).end(body && JSON.stringify(body));
  });
}

const FREE: readonly (Ask & { readonly path: string })[] = [
  { path: "/api/collections/" },
  { path: "/api/documents/" },
  { path: "/api/chat/sessions" },
  { path: "/api/search_u/", method: "POST", body: { query: "tea" } },
  { path: "/api/storage" },
  { path: "/sync/pull?device=unknown-00&since=0" },
  { path: "/v1/models" },
  { path: "/mcp", method: "POST", body: { jsonrpc: "2.0", id: 1, method: "tools/list" } },
];

async function statuses(origin: string, headers: Readonly<Record<string, string>> = {}) {
  const answers: [string, boolean][] = [];
  for (const { path, ...row } of FREE)
    answers.push([path, (await ask(origin + path, { ...row, headers })).status === 401]);
  return Object.fromEntries(answers);
}
const every = (needsToken: boolean) => Object.fromEntries(FREE.map(({ path }) => [path, needsToken]));

describe("a server on loopback", () => {
  it("asks nobody of this machine for a token, and everybody who comes through a proxy", async () => {
    const { origin } = await start();
    expect(await statuses(origin)).toEqual(every(false));
    for (const name of ["x-forwarded-for", "forwarded", "via"])
      expect(await statuses(origin, { [name]: "203.0.113.9" })).toEqual(every(true));
    expect(await ask(`${origin}/api/collections/`, { headers: { "x-real-ip": "203.0.113.9" } })).toMatchObject({
      status: 401,
      detail: expect.stringContaining("came through a proxy"),
    });
    expect((await ask(`${origin}/api/health`, { headers: { via: "1.1 a" } })).status).toBe(200);
  });

  it.each<Readonly<Record<string, string>>>([
    { ALLOWED_HOSTS: "lectern.home" },
    { TRUSTED_PROXIES: "10.0.0.7" },
    { ALLOWED_HOSTS: "localhost:1 a.b" },
  ])("asks everybody for a token once it is told of others with %o", async (env) => {
    const { origin } = await start(env);
    expect(await statuses(origin)).toEqual(every(true));
  });

  it("asks for none where only ports of this machine are named, nor where its owner says so", async () => {
    const own = await start({ ALLOWED_HOSTS: "localhost:5173 127.0.0.1:5173" });
    expect(await statuses(own.origin)).toEqual(every(false));
    const open = await start({ ALLOWED_HOSTS: "lectern.home", DOCUMENT_CHAT_AUTH: "optional" });
    expect(await statuses(open.origin, { via: "1.1 a" })).toEqual(every(false));
  });

  it("takes the token of an account from whoever comes through a proxy", async () => {
    const { origin } = await start();
    const account = { username: "ada", email: "ada@example.org", password: "correct horse" };
    const through = { "x-forwarded-for": "203.0.113.9" };
    const registered = await ask(`${origin}/api/v1/auth/register`, { method: "POST", headers: through, body: account });
    expect(registered.status).toBe(201);
    const login = await ask(`${origin}/api/v1/auth/login`, { method: "POST", headers: through, body: account });
    const cookie = login.cookies.map((each) => each.split(";")[0]).join("; ");
    expect((await ask(`${origin}/api/collections/`, { headers: { ...through, cookie } })).status).toBe(200);
  });
});

describe("behind a proxy that it trusts", () => {
  const login = (origin: string, headers: Readonly<Record<string, string>>, email = "nobody@example.org") =>
    ask(`${origin}/api/v1/auth/login`, { method: "POST", headers, body: { email, password: "wrong horse" } });
  const rateLimits = { register: 0, login: 2, refresh: 0, upload: 0, sync: 0, default: 0 };

  it("counts requests by the address of whoever asks, not of the proxy nor one made up", async () => {
    const { origin } = await start({ TRUSTED_PROXIES: "127.0.0.0/8" }, { rateLimits });
    const from = async (list: string) => (await login(origin, { "x-forwarded-for": list })).status;
    expect([await from("203.0.113.9"), await from("6.6.6.6, 203.0.113.9"), await from("203.0.113.9")]).toEqual([
      401, 401, 429,
    ]);
    expect(await from("203.0.113.10")).toBe(401);
  });

  it("counts by the proxy's address where the proxy is not trusted", async () => {
    const { origin } = await start({ ALLOWED_HOSTS: "lectern.home" }, { rateLimits });
    const from = async (address: string) => (await login(origin, { "x-forwarded-for": address })).status;
    expect([await from("203.0.113.1"), await from("203.0.113.2"), await from("203.0.113.3")]).toEqual([401, 401, 429]);
  });

  it("sets cookies for encrypted connections only where the proxy was asked over https", async () => {
    const account = { username: "ada", email: "ada@example.org", password: "correct horse" };
    const secure = async (env: Record<string, string>, proto: string) => {
      const { origin } = await start({ ALLOWED_HOSTS: "lectern.home", ...env });
      await ask(`${origin}/api/v1/auth/register`, { method: "POST", body: account });
      const headers = { host: "lectern.home", origin: "https://lectern.home", "x-forwarded-proto": proto };
      const { cookies, status } = await ask(`${origin}/api/v1/auth/login`, { method: "POST", headers, body: account });
      expect([status, cookies.length]).toEqual([200, 2]);
      return cookies.every((cookie) => cookie.includes("; Secure"));
    };
    expect(await secure({ TRUSTED_PROXIES: "127.0.0.1" }, "https")).toBe(true);
    expect(await secure({ TRUSTED_PROXIES: "127.0.0.1" }, "http")).toBe(false);
    expect(await secure({}, "https")).toBe(false);
  });

  it("refuses a name that the proxy was asked for and that is not ours", async () => {
    const { origin } = await start({ TRUSTED_PROXIES: "127.0.0.1", ALLOWED_HOSTS: "lectern.home" });
    const as = async (name: string) =>
      (await ask(`${origin}/api/health`, { headers: { "x-forwarded-host": name } })).status;
    expect([await as("lectern.home"), await as("evil.example")]).toEqual([200, 403]);
  });
});

describe("a server on the network", () => {
  const address = Object.values(networkInterfaces())
    .flat()
    .find((each) => each?.family === "IPv4" && !each.internal)?.address;

  it.each(["required", "optional"])("refuses names of web sites, with tokens %s", async (auth) => {
    const { ports } = await start({ HOST: "0.0.0.0", DOCUMENT_CHAT_AUTH: auth });
    const asked = async (host: string) =>
      (await ask(`http://127.0.0.1:${ports[0]}/api/health`, { headers: { host } })).status;
    expect(await asked("evil.example")).toBe(403);
    expect(await asked(`evil.example:${ports[0]}`)).toBe(403);
    expect(await asked("8.8.8.8")).toBe(403);
    expect(await asked(`localhost:${ports[0]}`)).toBe(200);
  });

  it.skipIf(address === undefined)("answers under the address it is called by", async () => {
    const { ports } = await start({ HOST: "0.0.0.0" });
    expect((await ask(`http://${address}:${ports[0]}/api/health`)).status).toBe(200);
    expect((await ask(`http://${address}:${ports[0]}/api/collections/`)).status).toBe(401);
  });
});

it.each<Readonly<Record<string, string>>>([{ TRUSTED_PROXIES: "proxy.home" }, { DOCUMENT_CHAT_AUTH: "local" }])(
  "does not start with %o",
  (env) => {
    expect(() => readConfig(env, "/")).toThrow(/must/);
  },
);
