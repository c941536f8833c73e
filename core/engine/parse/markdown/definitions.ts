const MOST = 10_000;
const MOST_IN_A_PIECE = 500;

/** Link definitions of a whole text ("[label]: address"), which may stand far from where they are used. */
export type Definitions = ReadonlyMap<string, string>;

export function findDefinitions(source: string): Definitions {
  const found = new Map<string, string>();
  for (const [, label = "", address = ""] of source.matchAll(
    /^ {0,3}\[(?!\^)([^\\[\]\n]{1,200})\]:[ \t]*(\S{1,2000})/gm,
  )) {
    const key = keyOf(label);
    // The first one counts (CommonMark 0.31, 4.7).
    if (!found.has(key)) found.set(key, address);
    if (found.size >= MOST) break;
  }
  return found;
}

/** The definitions a piece of the text uses, as lines to put in front of it. */
export function definitionsFor(piece: string, definitions: Definitions): string {
  if (definitions.size === 0) return "";
  const used = new Map<string, string>();
  for (const [, label = ""] of piece.matchAll(/\[([^\\[\]\n]{1,200})\]/g)) {
    const address = definitions.get(keyOf(label));
    if (address !== undefined) used.set(keyOf(label), address);
    if (used.size >= MOST_IN_A_PIECE) break;
  }
  return [...used].map(([label, address]) => `[${label}]: ${address}\n`).join("") + (used.size > 0 ? "\n" : "");
}

function keyOf(label: string): string {
  return label.trim().replace(/\s+/g, " ").toLowerCase();
}
