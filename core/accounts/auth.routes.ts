import type { AccountsPort, RemovalPort } from "./ports.ts";
import { z } from "zod";
import { unauthorized } from "../http/errors.ts";
import { endpointWith } from "#core/http/endpoint.ts";
import { Uuid } from "../http/fields.ts";
import { partOf } from "../http/list-reply.ts";
import { platformPaging } from "../http/platform-list.ts";
import { rawReply, routes, type RawReply } from "../http/route.ts";
import { deleteAccount } from "./account-removal.ts";
import { AccessToken, CreatedAccessToken, NewAccessToken } from "./access-token.ts";
import { createAccessToken, deleteAccessToken, listAccessTokens } from "./access-tokens.ts";
import { changePassword, changeUsername, getUser, login, register } from "./accounts.ts";
import {
  clearedCookies,
  endSession,
  refreshSession,
  REFRESH_COOKIE,
  sessionCookies,
  type SessionTokens,
} from "./sessions.ts";
import { builtInUser, LOCAL_USER } from "./built-in-user.ts";
import { AccountDeletion, Credentials, PasswordChange, Registration, User, Username } from "./user.ts";
import type { Device } from "./device.ts";
import type { RequestContext } from "#core/http/context.ts";

const endpoint = endpointWith<AccountsPort & RemovalPort>();

const TokenPath = z.object({ id: Uuid });

export const authRoutes = routes(
  { base: "/api/v1/auth", api: "platform", tag: "Accounts" },
  {
    register: endpoint({
      method: "POST",
      path: "/register",
      status: 201,
      summary: "Make an account",
      description:
        "Also makes its starting point: navigation, components, default settings and one persona. Does not log in.",
      access: "anyone",
      limit: "register",
      body: Registration,
      output: User,
      errors: [409, 429],
      handle: ({ body }, context) => register({ ...context, ...context.accounts }, body),
    }),
    login: endpoint({
      method: "POST",
      path: "/login",
      summary: "Log in",
      description:
        "Answers with an empty body and two HTTP-only cookies: access_token (15 minutes) and refresh_token (30 days). In the browser's own host the device remembers instead.",
      access: "anyone",
      limit: "login",
      body: Credentials,
      errors: [401, 429],
      handle: async ({ body }, context) => signedIn(context, await login({ ...context, ...context.accounts }, body)),
    }),
    refresh: endpoint({
      method: "POST",
      path: "/refresh",
      summary: "Exchange the refresh token for new tokens",
      description: "A refresh token used twice ends the session; within ten seconds the same successor is given again.",
      access: "anyone",
      limit: "refresh",
      errors: [401, 429],
      handle: async (_, context) => {
        if (context.accounts.device) return refreshOnDevice(context.accounts.device);
        const token = context.credentials.cookie(REFRESH_COOKIE);
        return signedIn(context, await refreshSession({ ...context, ...context.accounts }, token));
      },
    }),
    logout: endpoint({
      method: "POST",
      path: "/logout",
      summary: "End the session and clear its cookies",
      description:
        "The refresh token says which session where the access token has expired. Personal access tokens go on working.",
      access: "refresh token",
      errors: [401],
      handle: async (_, context) => {
        const { user, session } = context.identity;
        if (session) await endSession({ ...context, ...context.accounts }, user, session);
        await context.accounts.device?.signOut();
        return { ...rawReply("", {}), cookies: clearedCookies };
      },
    }),
    getMe: endpoint({
      method: "GET",
      path: "/me",
      summary: "Who is logged in",
      description: "In the browser, before anyone has registered, the built-in profile.",
      output: User,
      errors: [401],
      handle: (_, context) => (context.user === LOCAL_USER ? builtInUser : getUser(context, context.user)),
    }),
    deleteMe: endpoint({
      method: "DELETE",
      path: "/me",
      status: 204,
      summary: "Delete the account with everything in it",
      description:
        "Beyond the specification. Takes the account's password; a wrong one is 400 and deletes nothing. Every row and file of the account goes from this host, with its logins, access tokens, plugins, jobs and what it kept for its devices, whose own copies stay where they are. Its name and address are free again. Cannot be undone. In the browser it is the local profile, with what it has on this device; an account on a server stays. The answer comes when everything is removed. Limited like logins.",
      limit: "login",
      body: AccountDeletion,
      errors: [400, 401, 409, 429],
      handle: async ({ body }, context) => {
        const { device, passwords } = context.accounts;
        const isHere = (await device?.signedIn())?.user === context.user;
        await deleteAccount({ ...context, passwords }, context.user, body.password);
        if (isHere) await device?.signOut();
        return { ...rawReply(null, {}, 204), cookies: clearedCookies };
      },
    }),
    changeUsername: endpoint({
      method: "PUT",
      path: "/profile/username",
      summary: "Change the username",
      body: z.object({ username: Username }),
      output: User,
      errors: [400, 401, 409],
      handle: ({ body }, context) => changeUsername(context, context.user, body.username),
    }),
    changePassword: endpoint({
      method: "PUT",
      path: "/profile/password",
      summary: "Change the password",
      description:
        "Ends every other session of the account at once, with its access tokens; with `revoke_access_tokens` the personal access tokens too. A wrong current password is 400. Limited like logins.",
      limit: "login",
      body: PasswordChange,
      output: User,
      errors: [400, 401, 429],
      handle: ({ body }, context) => changePassword({ ...context, ...context.accounts }, context.identity, body),
    }),
    listAccessTokens: endpoint({
      method: "GET",
      path: "/tokens",
      summary: "List personal access tokens, newest first",
      query: z.object(platformPaging()),
      output: z.array(AccessToken),
      errors: [401],
      handle: async ({ query }, context) => {
        const tokens = await listAccessTokens(context, context.user);
        return partOf(tokens, query);
      },
    }),
    createAccessToken: endpoint({
      method: "POST",
      path: "/tokens",
      status: 201,
      summary: "Make a personal access token for scripts",
      description: "The token is shown only in this answer and stored hashed. Send it as `Authorization: Bearer lt_…`.",
      body: NewAccessToken,
      output: CreatedAccessToken,
      errors: [401],
      handle: ({ body }, context) => createAccessToken(context, context.user, body),
    }),
    deleteAccessToken: endpoint({
      method: "DELETE",
      path: "/tokens/:id",
      status: 204,
      summary: "Revoke a personal access token",
      params: TokenPath,
      errors: [401, 404],
      handle: ({ params }, context) => deleteAccessToken(context, context.user, params.id),
    }),
  },
);

/** The device remembers the session by itself; there is nothing to exchange. */
async function refreshOnDevice(device: Device): Promise<RawReply> {
  if (!(await device.signedIn())) throw unauthorized("The session has ended. Log in again.");
  return rawReply("", {});
}

async function signedIn({ accounts }: RequestContext & AccountsPort, tokens: SessionTokens): Promise<RawReply> {
  if (accounts.device) {
    await accounts.device.signIn(tokens);
    return rawReply("", {});
  }
  return { ...rawReply("", {}), cookies: sessionCookies(tokens) };
}
