import type { Root } from 'hast';
import type { Block } from '@/blocks/registry';
import type { SiteView } from '@/shell/site-view';
import { type Term, termsOfTexts } from '@/ui/markdown/mark-terms';
import type { ExplainedTerms } from '@/ui/markdown/markdown';
import { parseMarkdown } from '@/ui/markdown/parse-markdown';

const noText: Root = { type: 'root', children: [] };

/**
 * The terms of the glossary that each block of a page explains, in the order of the blocks. Only texts explain terms, and the page each
 * term once.
 */
export function explainedIn(
  blocks: readonly Block[],
  terms: readonly Term[],
  { messages }: Pick<SiteView, 'messages'>,
): readonly (ExplainedTerms | undefined)[] {
  if (terms.length === 0) return [];
  const trees = blocks.map((block) =>
    block.__typename === 'ComponentBlocksRichText' ? parseMarkdown(block.body) : noText,
  );
  const { more } = messages.glossary;
  return termsOfTexts(trees, terms).map((here) => (here.size > 0 ? { terms, here, more } : undefined));
}
