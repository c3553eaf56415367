/** Enough that a server is never idle. */
const AT_ONCE = 8;

/** The results of `work` for each item, in the order of the items; eight at a time. */
export async function eachOf<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  const workThrough = async () => {
    for (const [index, item] of left) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workThrough));
  return results;
}
