import { expect } from "vitest";
import { CreatedAccessToken } from "#core/accounts/access-token.ts";
import { User } from "#core/accounts/user.ts";
import { createCaller, type Called, type Caller } from "../caller.ts";
import type { ContractRequest, Send } from "../request.ts";

/** Somebody with an account, and a caller that is them. */
export interface Person {
  readonly user: User;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly api: Caller;
}

/** How a host remembers a login: by cookies, or, in the browser, by itself. */
export type Remembers = "cookies" | "device";

export const PASSWORD = "correct horse battery";

/** Registers somebody and takes a personal access token in their name. Nobody is logged in on the device afterwards. */
export async function newPerson(send: Send, remembers: Remembers): Promise<Person> {
  const name = `ada-${crypto.randomUUID().slice(0, 13)}`;
  const email = `${name}@example.org`;
  const anyone = createCaller(send);
  const registered = await anyone.json("POST", "/api/v1/auth/register", { username: name, email, password: PASSWORD });
  expect(registered.status, registered.text).toBe(201);
  const login = await logIn(send, email, PASSWORD);
  const asThem =
    remembers === "cookies" ? createCaller(withHeaders(send, { authorization: `Bearer ${login.access}` })) : anyone;
  const made = await asThem.json("POST", "/api/v1/auth/tokens", { name: "Contract" });
  expect(made.status, made.text).toBe(201);
  await asThem.call({ method: "POST", path: "/api/v1/auth/logout" });
  const { token } = CreatedAccessToken.parse(made.body);
  return { user: User.parse(registered.body), email, password: PASSWORD, token, api: callerFor(send, token) };
}

export const callerFor = (send: Send, token: string): Caller =>
  createCaller(withHeaders(send, { authorization: `Bearer ${token}` }));

export interface Login extends Called {
  /** Values of the cookies; empty where the device remembers. */
  readonly access: string;
  readonly refresh: string;
  readonly setCookies: readonly string[];
}

export async function logIn(send: Send, email: string, password: string): Promise<Login> {
  return sessionCall(send, { method: "POST", path: "/api/v1/auth/login", ...jsonBody({ email, password }) });
}

/** A call with the cookies that it sets. */
export async function sessionCall(send: Send, request: ContractRequest): Promise<Login> {
  let setCookies: readonly string[] = [];
  const caller = createCaller(async (sent) => {
    const response = await send(sent);
    setCookies = response.setCookies ?? [];
    return response;
  });
  const called = await caller.call(request);
  return {
    ...called,
    setCookies,
    access: cookieValue(setCookies, "access_token"),
    refresh: cookieValue(setCookies, "refresh_token"),
  };
}

export const jsonBody = (body: unknown) => ({
  headers: { "content-type": "application/json" },
  body: { kind: "text", text: JSON.stringify(body) } as const,
});

function withHeaders(send: Send, headers: Readonly<Record<string, string>>): Send {
  return (request) => send({ ...request, headers: { ...headers, ...request.headers } });
}

function cookieValue(cookies: readonly string[], name: string): string {
  const found = cookies.find((cookie) => cookie.startsWith(`${name}=`));
  return found ? (/=([^;]*)/.exec(found)?.[1] ?? "") : "";
}

/** A refusal of what was sent: 422, every finding with its place, and one at `loc`. */
export function expectInvalid(answer: Called, loc: readonly (string | number)[], what = ""): void {
  expect(answer.status, `${loc.join(".")} ${what}: ${answer.text.slice(0, 300)}`).toBe(422);
  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  const { detail, ...rest } = answer.body as { detail: { loc: unknown[]; msg: unknown; type: unknown }[] };
  expect(rest).toEqual({});
  for (const finding of detail)
    expect(finding).toEqual({ loc: expect.any(Array), msg: expect.any(String), type: expect.any(String) });
  const wanted = loc.join(".");
  const places = detail.map((finding) => finding.loc.join("."));
  expect(
    places.some((place) => place === wanted || place.startsWith(`${wanted}.`)),
    `${what} at ${wanted}: ${places.join(", ")}`,
  ).toBe(true);
}

/** What the refusal says at its place. */
export function expectSaid(answer: Called, loc: readonly (string | number)[], says: RegExp, what = ""): void {
  const { detail } = answer.body as { detail: { loc: unknown[]; msg: string }[] };
  const messages = detail.filter((finding) => finding.loc.join(".") === loc.join(".")).map(({ msg }) => msg);
  expect(messages.join("; "), `${loc.join(".")} is ${what}`).toMatch(says);
}
