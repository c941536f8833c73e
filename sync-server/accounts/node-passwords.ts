import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { ARGON2, type Passwords } from "#core/accounts/passwords.ts";

const hashWith = promisify(argon2);

/** argon2id by Node's own crypto, on its thread pool: the event loop goes on meanwhile. The same PHC strings as elsewhere. */
export function createNodePasswords(): Passwords {
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const tag = await digest(password, {
        salt,
        memory: ARGON2.memorySize,
        passes: ARGON2.iterations,
        parallelism: ARGON2.parallelism,
        length: ARGON2.hashLength,
      });
      const parameters = `m=${ARGON2.memorySize},t=${ARGON2.iterations},p=${ARGON2.parallelism}`;
      return `$argon2id$v=19$${parameters}$${unpadded(salt)}$${unpadded(tag)}`;
    },
    async verify(password, hash) {
      const parts = PHC.exec(hash)?.groups;
      if (!parts) throw new Error("A stored password is not an argon2id PHC string.");
      const expected = Buffer.from(parts.tag ?? "", "base64");
      const salt = Buffer.from(parts.salt ?? "", "base64");
      const actual = await digest(password, {
        salt,
        memory: Number(parts.m),
        passes: Number(parts.t),
        parallelism: Number(parts.p),
        length: expected.length,
      });
      return timingSafeEqual(actual, expected);
    },
  };
}

interface Parameters {
  readonly salt: Buffer;
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  /** Bytes. */
  readonly length: number;
}

async function digest(password: string, { salt, memory, passes, parallelism, length }: Parameters): Promise<Buffer> {
  return hashWith("argon2id", { message: password, nonce: salt, memory, passes, parallelism, tagLength: length });
}

const PHC = /^\$argon2id\$v=19\$m=(?<m>\d+),t=(?<t>\d+),p=(?<p>\d+)\$(?<salt>[\w+/]+)\$(?<tag>[\w+/]+)$/;

const unpadded = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");
