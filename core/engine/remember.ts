/**
 * Remembers what was derived from an object that does not change, by a tokenizer for example, for as long as both live: passages
 * and tables of the documents asked last are kept by the query engine, so what the next question needs of them is there.
 */
export function remember<By extends object, Key extends object, Value>(
  derive: (by: By, key: Key) => Value,
): (by: By, key: Key) => Value {
  const known = new WeakMap<By, WeakMap<Key, Value>>();
  return (by, key) => {
    const own = known.get(by) ?? new WeakMap<Key, Value>();
    known.set(by, own);
    const remembered = own.get(key);
    if (remembered !== undefined) return remembered;
    const value = derive(by, key);
    own.set(key, value);
    return value;
  };
}

const MOST_TEXTS = 50_000;

/** Remembers what was derived from a text. It forgets all texts when it knows `MOST_TEXTS`. */
export function rememberTexts<By extends object, Value>(
  derive: (by: By, text: string) => Value,
): (by: By, text: string) => Value {
  const mapOf = remember((_: By, __: object) => new Map<string, Value>());
  const all = {};
  return (by, text) => {
    const known = mapOf(by, all);
    const remembered = known.get(text);
    if (remembered !== undefined) return remembered;
    if (known.size >= MOST_TEXTS) known.clear();
    const value = derive(by, text);
    known.set(text, value);
    return value;
  };
}
