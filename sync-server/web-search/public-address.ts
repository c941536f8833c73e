import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Ranges that are not the public internet (IANA special-purpose registries): this machine, its network, the metadata services of clouds. */
const NOT_PUBLIC_V4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];
/** Within 2000::/3, which holds all public addresses: documentation, and tunnels that end at an IPv4 address of the sender's choice. */
const NOT_PUBLIC_V6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const blocked = new BlockList();
for (const range of NOT_PUBLIC_V4) addTo(blocked, range, "ipv4");
for (const range of NOT_PUBLIC_V6) addTo(blocked, range, "ipv6");
const global = new BlockList();
addTo(global, "2000::/3", "ipv6");

/** Whether an IP address, without brackets, belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !blocked.check(address, "ipv4");
  if (!isIPv6(address) || address.includes("%")) return false;
  return global.check(address, "ipv6") && !blocked.check(address, "ipv6");
}

function addTo(list: BlockList, range: string, family: "ipv4" | "ipv6"): void {
  const [net = "", bits = ""] = range.split("/");
  list.addSubnet(net, Number(bits), family);
}
