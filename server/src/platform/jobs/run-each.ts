/** Runs `work` on every item, at most `atOnce` at a time, and gives the results in the order of the items. */
export async function runEach<I, R>(
  items: readonly I[],
  atOnce: number,
  work: (item: I) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const rest = items.entries();
  const lane = async () => {
    for (const [index, item] of rest) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, lane));
  return results;
}
