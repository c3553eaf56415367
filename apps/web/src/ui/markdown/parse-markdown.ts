import GithubSlugger from 'github-slugger';
import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { markdownSchema } from './markdown-schema';

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeSanitize, markdownSchema);

/** Trees of short texts, the oldest first: pages that are made per request parse the same few again and again. */
const parsedBefore = new Map<string, Root>();
const maxTexts = 200;
const maxLength = 4000;

/** Reads an editor's Markdown as a tree of allowed elements only. Raw HTML in it is dropped. */
export function parseMarkdown(markdown: string): Root {
  const known = parsedBefore.get(markdown);
  if (known) return known;
  const tree = parse(markdown);
  if (markdown.length > maxLength) return tree;
  parsedBefore.set(markdown, tree);
  for (const oldest of parsedBefore.keys()) {
    if (parsedBefore.size <= maxTexts) break;
    parsedBefore.delete(oldest);
  }
  return tree;
}

function parse(markdown: string): Root {
  const tree = processor.runSync(processor.parse(markdown));
  for (const heading of headingElements(tree)) if (heading.tagName === 'h1') heading.tagName = 'h2';
  return tree;
}

/** A heading inside a text. `level` counts as in HTML; a text has no level 1, which is the page's own title. */
export interface Heading {
  level: number;
  text: string;
}

/** The headings of a parsed text, in its order. */
export function headingsOf(tree: Root): Heading[] {
  return headingElements(tree).map((element) => ({ level: Number(element.tagName.slice(1)), text: textOf(element) }));
}

/**
 * Gives each heading its anchor, and overwrites the anchor of an earlier use of the tree.
 * @param anchors one for each heading, if the page has several texts; otherwise they are made here
 */
export function setAnchors(tree: Root, anchors?: readonly string[]): Root {
  const slugger = new GithubSlugger();
  headingElements(tree).forEach((element, index) => {
    element.properties.id = anchors?.[index] ?? slugger.slug(textOf(element));
  });
  return tree;
}

/** Shorter than this, what follows the first paragraph takes no more room than the words that would open it. */
const minFolded = 240;

/** A text in two: its first paragraph, and what follows. Undefined if it begins otherwise, or if little follows. */
export function splitAfterParagraph(tree: Root): { start: Root; rest: Root } | undefined {
  const first = tree.children.findIndex(({ type }) => type === 'element');
  const element = tree.children[first];
  if (element?.type !== 'element' || element.tagName !== 'p') return undefined;
  const rest: Root = { ...tree, children: tree.children.slice(first + 1) };
  if (textOf(rest).trim().length < minFolded) return undefined;
  return { start: { ...tree, children: tree.children.slice(0, first + 1) }, rest };
}

function headingElements(node: Nodes): Element[] {
  if (node.type === 'element' && /^h[1-6]$/.test(node.tagName)) return [node];
  return 'children' in node ? node.children.flatMap(headingElements) : [];
}
