/** Reads all ids, so many at once, and answers in the order asked. */
export async function readMany<Found>(
  ids: readonly string[],
  atOnce: number,
  read: (id: string) => Promise<Found>,
): Promise<Found[]> {
  const found: Found[] = [];
  let next = 0;
  const reader = async () => {
    for (let at = next++; at < ids.length; at = next++) found[at] = await read(ids[at] ?? "");
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, ids.length) }, reader));
  return found;
}
