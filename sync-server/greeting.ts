import { lookup } from "node:dns/promises";
import { hostname, networkInterfaces } from "node:os";
import type { LocalToken } from "./accounts/local-token.ts";
import { isForThisMachine, isLoopback, type Config } from "./config.ts";

/** A name for this machine's own browsers, under which no other development server keeps its data. */
const OWN_NAME = "lectern.localhost";

export interface Greeting {
  readonly config: Pick<Config, "host" | "allowedHosts" | "trustedProxies" | "documentChatAuth" | "dataDir" | "tls">;
  readonly ports: readonly number[];
  readonly localToken: LocalToken | undefined;
  /** Whether `lectern.localhost` leads here. */
  readonly hasOwnName: boolean;
  /** Names under which other devices reach this machine. */
  readonly machineNames: readonly string[];
}

/** What the server prints once it is ready: the address first, then what a person has to know about it. */
export function greeting({ config, ports, localToken, hasOwnName, machineNames }: Greeting): readonly string[] {
  const [port = 0, platformPort = port] = ports;
  const scheme = config.tls ? "https" : "http";
  const at = (name: string) => `${scheme}://${name.includes(":") ? `[${name}]` : name}:${port}`;
  const isEverywhere = /^(0\.0\.0\.0|::|\[::\])$/.test(config.host);
  const main = isLoopback(config.host) || isEverywhere ? "localhost" : config.host;
  const open = (name: string) => at(name) + (localToken?.path ?? "");
  const ready = hasOwnName ? `${open(OWN_NAME)} (or ${open("localhost")})` : open(main);
  return [
    `Lectern is ready: ${ready}`,
    ...(isEverywhere ? [`From other devices: ${machineNames.map(at).join(", ")}`] : []),
    `For scripts: ${at(main)}/docs (and on port ${platformPort}). Data: ${config.dataDir}`,
    ...whoMayAsk(config, localToken),
  ];
}

function whoMayAsk(config: Greeting["config"], localToken: LocalToken | undefined): readonly string[] {
  if (localToken)
    return [
      `LOCAL_TOKEN=required: open the address above once in each browser; scripts send what is in ${localToken.file} as a Bearer token.`,
    ];
  if (config.documentChatAuth === "local") return [];
  if (config.documentChatAuth === "required") {
    const why = isLoopback(config.host)
      ? isForThisMachine(config)
        ? "DOCUMENT_CHAT_AUTH=required"
        : "ALLOWED_HOSTS or TRUSTED_PROXIES says that others reach this server"
      : "Other devices reach this server";
    return [`${why}, so every request needs a token: make an account in the page; for scripts see /docs.`];
  }
  return [
    "Careful: DOCUMENT_CHAT_AUTH=optional lets everyone who can reach this server, without a password, read, change and delete all documents, files and chats that belong to no account. Leave it out, and requests need a token.",
  ];
}

/** Whether browsers that ask the system find this server under `lectern.localhost`; not known within a second means no. */
export async function findOwnName({ host, tls }: Pick<Config, "host" | "tls">): Promise<boolean> {
  // A certificate is for other names.
  if (tls) return false;
  const deadline = new Promise<readonly { address: string }[]>((resolve) => setTimeout(resolve, 1000, []).unref());
  const found = await Promise.race([lookup(OWN_NAME, { all: true }).catch(() => []), deadline]);
  const addresses = found.map(({ address }) => address);
  return addresses.length > 0 && addresses.every(isLoopback) && isReached(host, addresses);
}

/** Listening on 127.0.0.1 alone, nothing answers at ::1. */
function isReached(host: string, addresses: readonly string[]): boolean {
  if (host === "::1" || host === "[::1]") return addresses.includes("::1");
  if (host === "localhost" || host === "::" || host === "[::]") return true;
  return addresses.includes(host === "0.0.0.0" ? "127.0.0.1" : host);
}

/** The addresses of this machine in its networks, IPv4 before IPv6, and its name in the home network. */
export function findMachineNames(): readonly string[] {
  const addresses = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, address }) => !internal && !/^fe80:/i.test(address));
  const [v4, v6] = [4, 6].map((family) => addresses.filter((each) => each.family === `IPv${family}`));
  return [...(v4 ?? []), ...(v6 ?? [])]
    .map(({ address }) => address)
    .concat(`${hostname().split(".")[0]}.local`.toLowerCase());
}
