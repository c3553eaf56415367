// @ts-check

/**
 * Returns a list that something is checked for each item of. Throws when it is empty: a loop over it would check nothing.
 * @template Item
 * @param {readonly Item[]} items
 * @param {string} what the items are, in the plural, e.g. `inline scripts of /blog/`
 * @returns {readonly Item[]}
 */
export function atLeastOne(items, what) {
  if (items.length === 0) throw new Error(`There are no ${what}`);
  return items;
}
