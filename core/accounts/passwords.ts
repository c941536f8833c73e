/** Hashes passwords as PHC strings. Costly by design: hosts with threads run it off the event loop. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
}

/** The second choice of OWASP's password storage cheat sheet for argon2id: 19 MiB, two passes, one lane. */
export const ARGON2 = { memorySize: 19_456, iterations: 2, parallelism: 1, hashLength: 32 } as const;

type Cost = Readonly<Record<keyof typeof ARGON2, number>>;

/** argon2id in WebAssembly: runs wherever JavaScript does. About a tenth of a second a call. */
export function createWasmPasswords(cost: Cost = ARGON2): Passwords {
  return {
    async hash(password) {
      const { argon2id } = await import("#core/storage/wasm-hashes.ts");
      return argon2id({ ...cost, password, salt: crypto.getRandomValues(new Uint8Array(16)), outputType: "encoded" });
    },
    async verify(password, hash) {
      const { argon2Verify } = await import("#core/storage/wasm-hashes.ts");
      return argon2Verify({ password, hash });
    },
  };
}
