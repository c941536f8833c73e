import type { DoubtRow } from "../merge/sync-tables.ts";

/** R45. What the server did, in words for the person, the worst first. */
export function doubtWords(doubts: readonly DoubtRow[], syncedAt: string | null): string {
  const [worst] = doubts.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  return worst ? WORDS[worst.kind](worst, syncedAt) : "";
}

const ORDER: readonly DoubtRow["kind"][] = ["set back", "forged", "stale", "withheld", "forked", "lost"];

const WORDS: Readonly<Record<DoubtRow["kind"], (doubt: DoubtRow, syncedAt: string | null) => string>> = {
  "set back": (_, syncedAt) =>
    `The server is at an earlier state than this device has seen${syncedAt ? ` (${syncedAt.slice(0, 10)})` : ""}. If you or whoever runs the server put a backup back, go on: what it lost is sent again from here. If nobody did, the server may be hiding changes. Nothing is sent until you decide.`,
  forged: ({ names }) =>
    `The server sent ${entries(names)} that none of your devices wrote like this. They were left out, and what is on this device stays as it is. Ask the owner of the server.`,
  stale: ({ names }) =>
    `The server sent an older state of ${entries(names)} than this device already had. The newer state stays. If no backup was put back, the server may be hiding changes.`,
  withheld: ({ names }) =>
    `The server hides what ${devices(names)} sent: another of your devices has seen it. Nothing on this device is lost. Ask the owner of the server.`,
  forked: ({ names }) =>
    `The server gave this device other entries than ${devices(names)}, although each has seen what the other wrote. Compare the two devices, and ask the owner of the server.`,
  lost: ({ names }) =>
    `The server no longer had ${entries(names)} that this device had synced. They were sent again from here. If no backup was put back, the server may be hiding changes.`,
};

const entries = ({ length }: readonly string[]) => (length === 1 ? "1 entry" : `${length} entries`);

const devices = (names: readonly string[]) => names.map((name) => `“${name}”`).join(" and ");
