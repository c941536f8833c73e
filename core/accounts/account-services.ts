import type { SecretBox } from "./secret-box.ts";
import type { Operation } from "../storage/store.ts";
import type { Device } from "./device.ts";
import type { Passwords } from "./passwords.ts";
import type { TokenSigner } from "./session.ts";

/** What a host brings for accounts. */
export interface AccountServices {
  readonly passwords: Passwords;
  readonly signer: TokenSigner;
  readonly secrets: SecretBox;
  /** What a new user starts with, written together with the user: navigation, settings, a persona. */
  readonly startingPoint: (user: string, now: string) => readonly Operation[] | Promise<readonly Operation[]>;
  /** The device's own memory of who is signed in; only in the browser, where no cookies can be set. */
  readonly device?: Device;
}
