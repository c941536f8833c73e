import { joined } from "../../../storage/bytes.ts";
import { toUtf8 } from "../bytes.ts";
import type { Stretch } from "../wrapped-keys.ts";

/** In place of Argon2id, whose price is its purpose; `stretch.test.ts` tries the real one. */
export const quickStretch: Stretch = async (passphrase, salt) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", joined(salt, toUtf8(passphrase))));
