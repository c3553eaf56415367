import type { Element, ElementContent, Nodes, Root, Text } from 'hast';

/** A term that a text explains where it first stands. */
export interface Term {
  /** Unique on its page. */
  readonly id: string;
  /** The term, its plurals and its synonyms. One in capitals is an abbreviation, whose case counts. */
  readonly forms: readonly string[];
  /** Plain text. */
  readonly definition: string;
  /** Address of the entry of the glossary. */
  readonly href: string;
}

/** Where the name of something stands, or the words of somebody else: there a term is not explained. */
const skipped = /^(?:h[1-6]|a|blockquote|code|pre|th)$/;

/**
 * Distributes the terms of a glossary over the texts of a page: each goes to the first text that mentions it, so that a page explains
 * it once.
 * @returns the ids of the terms of each text, in the order of the texts
 */
export function termsOfTexts(trees: readonly Root[], terms: readonly Term[]): readonly ReadonlySet<string>[] {
  const met = new Set<string>();
  return trees.map((tree) => {
    const found = mentionsIn(tree, terms).filter(({ term }) => !met.has(term.id));
    const ids = new Set(found.map(({ term }) => term.id));
    for (const id of ids) met.add(id);
    return ids;
  });
}

/**
 * A copy of a text in which the first mention of each wanted term is an element `dfn` with the id of the term.
 * @param terms all terms of the glossary: a longer one that is not wanted here hides a shorter one inside it
 */
export function markTerms(tree: Root, terms: readonly Term[], wanted: ReadonlySet<string>): Root {
  const first = new Map<string, Mention>();
  for (const mention of mentionsIn(tree, terms)) {
    if (wanted.has(mention.term.id) && !first.has(mention.term.id)) first.set(mention.term.id, mention);
  }
  const mentions = [...first.values()];
  if (mentions.length === 0) return tree;
  return { ...tree, children: tree.children.flatMap((child) => marked(child, mentions)) as Root['children'] };
}

interface Mention {
  readonly node: Text;
  readonly start: number;
  readonly end: number;
  readonly term: Term;
}

function mentionsIn(tree: Root, terms: readonly Term[]): Mention[] {
  const termOf = new Map(
    terms.flatMap((term) => term.forms.map((form) => [form.toLowerCase(), { form, term }] as const)),
  );
  if (termOf.size === 0) return [];
  // Whole words, the longest first; `\b` knows no letters outside of English.
  const words = [...termOf.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return textsIn(tree).flatMap((node) =>
    [...node.value.matchAll(pattern)].flatMap(({ 0: words, index }) => {
      const known = termOf.get(words.replace(/\s/g, ' ').toLowerCase());
      if (!known || (isAbbreviation(known.form) && words !== known.form)) return [];
      return [{ node, start: index, end: index + words.length, term: known.term }];
    }),
  );
}

const isAbbreviation = (form: string) => form === form.toUpperCase();

/** A space in a form may be any blank in the text. */
const escaped = (form: string) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s');

function textsIn(node: Nodes): Text[] {
  if (node.type === 'text') return [node];
  if (node.type === 'element' && skipped.test(node.tagName)) return [];
  return 'children' in node ? node.children.flatMap(textsIn) : [];
}

function marked(node: Nodes, mentions: readonly Mention[]): Nodes[] {
  if (node.type === 'text')
    return splitText(
      node,
      mentions.filter((mention) => mention.node === node),
    );
  if (!('children' in node)) return [node];
  return [{ ...node, children: node.children.flatMap((child) => marked(child, mentions)) } as Element];
}

function splitText(node: Text, mentions: readonly Mention[]): ElementContent[] {
  let rest = 0;
  const parts = [...mentions]
    .sort((a, b) => a.start - b.start)
    .flatMap(({ start, end, term }) => {
      const before: Text = { type: 'text', value: node.value.slice(rest, start) };
      const children: Text[] = [{ type: 'text', value: node.value.slice(start, end) }];
      rest = end;
      return [before, { type: 'element', tagName: 'dfn', properties: { id: term.id }, children } as Element];
    });
  return [...parts, { type: 'text', value: node.value.slice(rest) }];
}
