import Dexie from "dexie";

/**
 * The key this device seals secrets with: made once, kept where scripts can use but never read it, and gone with the
 * site's data. Two tabs that ask at once get the same.
 */
export async function deviceKey(): Promise<CryptoKey> {
  const database = new Dexie("lectern-keys");
  database.version(1).stores({ keys: "" });
  try {
    const keys = database.table<CryptoKey, string>("keys");
    const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
    return await database.transaction("rw", keys, async () => {
      const known = await keys.get(KEY);
      if (!known) await keys.put(made, KEY);
      return known ?? made;
    });
  } finally {
    database.close();
  }
}

const KEY = "secrets";
