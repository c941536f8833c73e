import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import type { ApiContext } from "#core/api/services.ts";
import type { Services } from "./services.ts";
import type { MountedRoute } from "../http/route.ts";
import { rowTags } from "../sync/merge/row-tag.ts";
import { jobKinds } from "./job-kinds.ts";
import { chatTables } from "../chat/chat.ts";
import { pluginStates } from "../plugins/state/plugin-state.ts";
import { isPassedPath } from "../sync/protocol/passed-on.ts";
import { writerDevice, writingAs } from "../sync/server/written-by.ts";
import { whileAccountIsHere } from "#core/accounts/account-gone.ts";
import { ensureStartingPoint } from "#core/accounts/built-in-start.ts";
import { identify, type TokenNeed } from "#core/accounts/identity.ts";
import type { Credentials, Identity } from "#core/http/caller.ts";

/**
 * A handler's context: the host's services and whoever the credentials name. Throws `ApiError` 401.
 */
export async function requestContext(
  services: Services,
  credentials: Credentials,
  route: Pick<MountedRoute<ApiContext>, "api" | "access" | "fullPath">,
  documentChatNeedsToken: TokenNeed,
): Promise<ApiContext> {
  // A device without an account asks its own machine as it syncs with it, and brings its own starting point.
  const isPlatform = route.api === "platform" && !isPassedPath(route.fullPath);
  const required = isPlatform || documentChatNeedsToken;
  const { store, clock, accounts } = services;
  // Programs made for OpenAI will not start without a key; this one says that there is none.
  const isNone = route.api === "openai" && /^Bearer +none$/i.test(credentials.authorization ?? "");
  const shown = isNone ? { ...credentials, authorization: null } : credentials;
  const identity =
    route.access === "anyone"
      ? ({ user: LOCAL_USER, session: null, via: "built-in" } as const)
      : await identify({ store, clock, ...accounts }, shown, required, route.access === "refresh token");
  if (identity.user === LOCAL_USER && isPlatform && route.access !== "anyone")
    await ensureStartingPoint({ ...services, ...accounts }, LOCAL_USER);
  // On a device what its page writes is the device's own.
  const writing =
    services.host === "sync-server" ? writingAs(store, identity.user, writerDevice(keyOf(identity))) : store;
  return {
    ...services,
    tags: rowTags,
    jobKinds,
    async embedderChanged(...asked) {
      const { followReading } = await import("../library/documents/follow-reading.ts");
      return followReading(...asked);
    },
    async removeAccount(...leaving) {
      const { removeAccount } = await removal();
      return removeAccount(services, ...leaving);
    },
    chats: chatTables,
    ofPages: [pluginStates],
    store: whileAccountIsHere(writing, identity.user, async () =>
      (await removal()).removeEverything(services, identity.user),
    ),
    identity,
    credentials,
    user: identity.user,
  };
}

const removal = () => import("./remove-account.ts");

/** R42. What tells the hands of one user apart: the token of a script, a login, or neither. */
const keyOf = ({ via, session, token }: Identity): string => `${via} ${token ?? session ?? ""}`;
