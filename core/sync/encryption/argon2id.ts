/** RFC 9106. A passphrase is stretched in 64 MiB, three times over: a guess costs the guesser as much. */
export const ARGON2ID = { memory_kib: 65_536, passes: 3, lanes: 1 } as const;
