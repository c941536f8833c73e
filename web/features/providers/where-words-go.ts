import type { ProviderKind } from "#core/models/remote/provider.ts";

/** Who asks the server: this browser, or the server that Lectern runs on. */
export type Asker = "device" | "server";

const VENDORS: Partial<Record<ProviderKind, { readonly name: string; readonly host: string }>> = {
  hosted_a: { name: "OpenAI", host: "api.openai.com" },
  hosted_b: { name: "Anthropic", host: "api.anthropic.com" },
};

/** One plain line: where what a person writes goes when this server is asked. `url` null is the vendor's own address. */
export function whereWordsGo(asker: Asker, provider: ProviderKind, url: string | null): string {
  if (provider === "browser") return "On this device: your words do not leave this browser.";
  const vendor = VENDORS[provider];
  const host = URL.parse(url ?? "")?.hostname ?? vendor?.host ?? "127.0.0.1";
  if (vendor && host === vendor.host) return `Sent to ${vendor.name}${asker === "server" ? ", by your server" : ""}.`;
  switch (reachOf(host)) {
    case "same machine":
      return asker === "device"
        ? "On this device: your words go to a program on this computer and no further."
        : "On your own server: your words go to a program on the machine Lectern runs on.";
    case "own network":
      return `On your own network: your words go to ${host}.`;
    case "internet":
      return `Sent to ${host}${asker === "server" ? ", by your server" : ""}.`;
  }
}

/** Where the model of a server runs, and whether passages leave for it; "this device" is the one that asks. */
export function whereItRuns(asker: Asker, provider: ProviderKind, url: string | null): string {
  const vendor = VENDORS[provider];
  const host = URL.parse(url ?? "")?.hostname ?? vendor?.host ?? "127.0.0.1";
  const here = asker === "device" ? "this device" : "your server";
  if (vendor && host === vendor.host) return `Runs at ${vendor.name}. Passages leave ${here}.`;
  switch (reachOf(host)) {
    case "same machine":
      return asker === "device"
        ? "Runs on this computer. Passages do not leave it."
        : "Runs on your server. Passages do not leave it.";
    case "own network":
      return `Runs on ${host} in your network. Passages leave ${here}, not your network.`;
    case "internet":
      return `Runs at ${host}. Passages leave ${here}.`;
  }
}

/** A typed address with http:// or https:// before it; people leave it out, as in "192.168.1.20:8080". */
export function withScheme(typed: string): string {
  const address = typed.trim();
  if (address === "" || /^[a-z][a-z\d+.-]*:\/\//i.test(address)) return address;
  const host = URL.parse(`http://${address}`)?.hostname ?? "";
  return `${reachOf(host) === "internet" ? "https" : "http"}://${address}`;
}

type Reach = "same machine" | "own network" | "internet";

/** By its name or address alone: addresses set aside for private networks (RFC 1918, 4193, 6598), and names without a registry. */
function reachOf(host: string): Reach {
  const address = /^\d+\.\d+\.\d+\.\d+$/.test(host) ? host : "";
  if (address.startsWith("127.") || host === "[::1]" || /(^|\.)localhost$/.test(host)) return "same machine";
  const isPrivate =
    /^(10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./.test(address) ||
    /^\[f[cde]/.test(host) ||
    /\.(local|lan|home|internal|home\.arpa)$/.test(host) ||
    !/[.:]/.test(host);
  return isPrivate ? "own network" : "internet";
}
