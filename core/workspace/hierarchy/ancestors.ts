/** Keys from `start` up to the top, itself first; stops when it comes round again. */
export function chainUp<Key>(start: Key, parentOf: (key: Key) => Key | null | undefined): readonly Key[] {
  const seen = new Set<Key>();
  for (let at: Key | null | undefined = start; at !== null && at !== undefined && !seen.has(at); at = parentOf(at))
    seen.add(at);
  return [...seen];
}

/** Whether going up from `start` ends where it began, or in any other circle. */
export function hasLoop<Key>(start: Key, parentOf: (key: Key) => Key | null | undefined): boolean {
  const chain = chainUp(start, parentOf);
  const last = chain.at(-1);
  const beyond = last === undefined ? undefined : parentOf(last);
  return beyond !== null && beyond !== undefined;
}
