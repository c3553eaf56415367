/** Messages by name, as one catalogue has them. */
interface Tree {
  readonly [name: string]: unknown;
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Some messages are for one country only, and sites that share a language lack the same message. */
const commonShare = 3 / 4;

/** The forms of a plural differ by language. */
const isPlural = (tree: Tree): boolean => typeof tree.other === 'string';

/**
 * Puts the key of each missing message in its place, as `⟦offers.title⟧`, so that a page shows it.
 * @param catalogues those of all sites: what three quarters of them have, each needs
 * @returns the messages, and the keys that were missing
 */
export function markMissing<Messages extends object>(
  messages: Messages,
  catalogues: readonly object[],
): { readonly messages: Messages; readonly missing: readonly string[] } {
  const missing: string[] = [];
  const marked = markTree(messages as unknown as Tree, catalogues as readonly Tree[], '', missing);
  return { messages: marked as unknown as Messages, missing };
}

function markTree(tree: Tree, others: readonly Tree[], path: string, missing: string[]): Tree {
  const names = new Set([tree, ...others].flatMap((each) => Object.keys(each)));
  const entries = [...names].flatMap((name): [string, unknown][] => {
    const key = path ? `${path}.${name}` : name;
    const theirs = others.map((other) => other[name]).filter((value) => value !== undefined);
    const subtrees = theirs.filter(isTree);
    const own = tree[name];
    if (isTree(own)) return [[name, isPlural(own) ? own : markTree(own, subtrees, key, missing)]];
    if (own !== undefined) return [[name, own]];
    if (theirs.length < others.length * commonShare) return [];
    // A whole group is missing: each of its messages is.
    if (subtrees.length > 0 && !subtrees.some(isPlural)) return [[name, markTree({}, subtrees, key, missing)]];
    missing.push(key);
    return [[name, subtrees.length > 0 ? { other: `⟦${key}⟧` } : `⟦${key}⟧`]];
  });
  return Object.fromEntries(entries);
}
