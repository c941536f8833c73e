import type { Tokenizer } from "./index/tokens.ts";

/**
 * Remembers what was derived from an object that does not change, for as long as the object lives: passages and tables of the
 * documents asked last are kept by the query engine, so what the next question needs of them is there.
 */
export function remember<Key extends object, Value>(
  derive: (tokenizer: Tokenizer, key: Key) => Value,
): (tokenizer: Tokenizer, key: Key) => Value {
  const known = new WeakMap<Tokenizer, WeakMap<Key, Value>>();
  return (tokenizer, key) => {
    const own = known.get(tokenizer) ?? new WeakMap<Key, Value>();
    known.set(tokenizer, own);
    const remembered = own.get(key);
    if (remembered !== undefined) return remembered;
    const value = derive(tokenizer, key);
    own.set(key, value);
    return value;
  };
}

/** Remembers what was derived from a text. When `most` texts are known, all of them are dropped, so that none is kept for good. */
export function rememberTexts<Value>(
  derive: (tokenizer: Tokenizer, text: string) => Value,
  most: number,
): (tokenizer: Tokenizer, text: string) => Value {
  const byTokenizer = remember(() => new Map<string, Value>());
  const all = {};
  return (tokenizer, text) => {
    const known = byTokenizer(tokenizer, all);
    const remembered = known.get(text);
    if (remembered !== undefined) return remembered;
    if (known.size >= most) known.clear();
    const value = derive(tokenizer, text);
    known.set(text, value);
    return value;
  };
}
