import type { AccountsPort, RemovalPort } from "./ports.ts";
import { z } from "zod";
import { LOCAL_USER, builtInUser } from "./built-in-user.ts";
import type { RequestContext } from "#core/http/context.ts";
import { endpointWith } from "#core/http/endpoint.ts";
import { conflict } from "../http/errors.ts";
import { rawReply, routes, type Cookie, type RawReply } from "../http/route.ts";
import type { Table } from "../storage/table.ts";
import { deleteAccount } from "./account-removal.ts";
import { getUser, login, register } from "./accounts.ts";
import { authRoutes } from "./auth.routes.ts";
import { beginAdoption, finishAdoption } from "./adoption.ts";
import { startingPoints } from "./built-in-start.ts";
import { ACCESS_COOKIE, endSession, refreshSession, REFRESH_COOKIE, type SessionTokens } from "./sessions.ts";
import { REFRESH_LIFETIME } from "./session.ts";
import { AccountDeletion, Credentials, HOST_OWNER, Registration, User, users } from "./user.ts";

const endpoint = endpointWith<AccountsPort & RemovalPort>();
const { description: _, ...registering } = authRoutes.rows.register;

/**
 * Logging in at the server from an app whose own `/api` is answered on the device. The cookies reach `/sync` only; the
 * one with the access token stays as long as the login may be renewed, so that a token that has run out is refused
 * rather than missing: a request without any would be the built-in user's.
 */
export const createSyncAuthRoutes = (tables: readonly Table[]) =>
  routes(
    { base: "/sync/auth", api: "document-chat", tag: "Sync" },
    {
      syncRegister: { ...registering, summary: "Make an account on this server" },
      syncAdopt: endpoint({
        method: "POST",
        path: "/adopt",
        status: 201,
        summary: "Make the first account, and move the built-in user's things into it",
        description:
          "Only where no login is needed, and before there is any account. From then on nobody syncs without a login. What was cut off in the middle goes on when the server starts again.",
        limit: "register",
        body: Registration,
        output: User,
        errors: [401, 409, 429],
        handle: ({ body }, context) => adopt(context, tables, body),
      }),
      syncLogin: endpoint({
        method: "POST",
        path: "/login",
        summary: "Log a device in",
        description: "Answers with an empty body and two HTTP-only cookies that reach /sync only.",
        access: "anyone",
        limit: "login",
        body: Credentials,
        errors: [401, 429],
        handle: async ({ body }, context) => signedIn(await login({ ...context, ...context.accounts }, body)),
      }),
      syncRefresh: endpoint({
        method: "POST",
        path: "/refresh",
        summary: "Exchange the device's refresh token for new tokens",
        access: "anyone",
        limit: "refresh",
        errors: [401, 429],
        handle: async (_, context) => {
          const token = context.credentials.cookie(REFRESH_COOKIE);
          return signedIn(await refreshSession({ ...context, ...context.accounts }, token));
        },
      }),
      syncLogout: endpoint({
        method: "POST",
        path: "/logout",
        summary: "End the device's login and clear its cookies",
        description: "Also where it has ended already.",
        access: "anyone",
        handle: async (_, context) => {
          const { signer } = context.accounts;
          const claims = signer.readRefresh(context.credentials.cookie(REFRESH_COOKIE) ?? "");
          if (claims) await endSession({ ...context, signer }, claims.user, claims.session);
          return { ...rawReply("", {}), cookies: cookies({ access: "", refresh: "" }, 0) };
        },
      }),
      syncChangePassword: {
        ...authRoutes.rows.changePassword,
        path: "/password",
        summary: "Change the account's password from a device that stays logged in",
        description:
          "Ends every other session of the account at once. Their devices are answered 401 with the code password_changed, keep what they have, and go on after a login with the new password. The passphrase of an encrypted account is another secret and stays as it is. A wrong current password is 400.",
      },
      syncDeleteMe: endpoint({
        method: "DELETE",
        path: "/me",
        status: 204,
        summary: "Delete the account with everything the server has of it",
        description:
          "As `DELETE /api/v1/auth/me`. What is on the account's devices stays there; they are answered 401 with the code account_gone from then on.",
        limit: "login",
        body: AccountDeletion,
        errors: [400, 401, 409, 429],
        handle: async ({ body }, context) => {
          const { passwords } = context.accounts;
          await deleteAccount({ ...context, passwords }, context.user, body.password);
          return { ...rawReply(null, {}, 204), cookies: cookies({ access: "", refresh: "" }, 0) };
        },
      }),
      syncMe: endpoint({
        method: "GET",
        path: "/me",
        summary: "Who is logged in at this server",
        description: "The built-in user where no login is needed and there is none.",
        output: z.object({ id: z.string(), username: z.string(), email: z.string() }),
        errors: [401],
        handle: async (_, context) => {
          const user = context.user === LOCAL_USER ? builtInUser : await getUser(context, context.user);
          return { id: user.id, username: user.username, email: user.email };
        },
      }),
    },
  );

async function adopt(
  context: RequestContext & AccountsPort,
  tables: readonly Table[],
  body: Registration,
): Promise<User> {
  const { store, accounts } = context;
  const [isFirst, hasStart] = await Promise.all([
    store.count(users, { owner: HOST_OWNER }).then((known) => known === 0),
    store.get(startingPoints, LOCAL_USER, "starting-point"),
  ]);
  if (context.user !== LOCAL_USER || !isFirst)
    throw conflict("There is an account on this server already. Make yours without taking anything over.");
  // What the built-in user did to its starting point counts, deleting included.
  const startingPoint = hasStart ? () => [] : accounts.startingPoint;
  const user = await register({ ...context, ...accounts, startingPoint }, body, beginAdoption);
  await finishAdoption(store, tables);
  return user;
}

const signedIn = (tokens: SessionTokens): RawReply => ({
  ...rawReply("", {}),
  cookies: cookies(tokens, REFRESH_LIFETIME),
});

const cookies = ({ access, refresh }: Pick<SessionTokens, "access" | "refresh">, maxAge: number): Cookie[] => [
  { name: ACCESS_COOKIE, value: access, path: "/sync", maxAge },
  { name: REFRESH_COOKIE, value: refresh, path: "/sync/auth", maxAge },
];
