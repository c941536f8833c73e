export type Encoding = "br" | "gzip";

/**
 * The best encoding that a caller accepts (RFC 9110, section 12.5.3), smaller ones first among those it likes equally;
 * null where it accepts none, not even the bytes as they are.
 */
export function pickEncoding(header: string | undefined, offered: readonly Encoding[]): Encoding | "identity" | null {
  if (header === undefined) return "identity";
  const accepted = weightsOf(header);
  const weightOf = (name: string) => accepted.get(name) ?? accepted.get("*");
  // What is not named may be sent as it is, but not encoded.
  const best = [...offered]
    .sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .map((name) => ({ name, weight: weightOf(name) ?? 0 }))
    .reduce<{ name: Encoding | "identity" | null; weight: number }>(
      (last, each) => (each.weight > last.weight ? each : last),
      { name: null, weight: 0 },
    );
  const plain = accepted.get("identity") ?? (accepted.get("*") === 0 ? 0 : undefined);
  if (plain === undefined) return best.name ?? "identity";
  return plain > best.weight ? "identity" : best.name;
}

function weightsOf(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((each) => each.trim());
    if (name === "") continue;
    const q = parameters.find((each) => each.startsWith("q="))?.slice(2);
    const weight = q === undefined ? 1 : Number(q);
    weights.set(name === "x-gzip" ? "gzip" : name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}

const ORDER: readonly Encoding[] = ["br", "gzip"];
