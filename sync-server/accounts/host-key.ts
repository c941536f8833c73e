import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The key this server signs tokens with: made once, kept readable by its owner alone. Losing it logs everybody out. */
export function readHostKey(dataDir: string): string {
  const path = join(dataDir, "host-key");
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  const key = randomBytes(48).toString("base64url");
  writeFileSync(path, key, { mode: 0o600, flag: "wx" });
  return key;
}
