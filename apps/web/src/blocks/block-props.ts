import type { Audience } from '@prestafaro/types/audience';
import type { PageQuery } from '@/shell/page-query';
import type { SiteView } from '@/shell/site-view';
import type { ExplainedTerms } from '@/ui/markdown/markdown';

/** The properties of a block's view. */
export interface BlockProps<Block> {
  block: Block;
  view: SiteView;
  /** Anchors that the page assigns to this block: of its heading, or of the headings inside its text. */
  anchors: readonly string[];
  /** Whether the page begins with this block. */
  isFirst: boolean;
  /** A block above shows the representative example (R2). */
  hasExample?: boolean;
  /** Whom the page speaks to; none if it speaks to everybody. */
  audience?: Audience | null;
  /** The page sets the width of its text, as an article does: the block adds no bands and no container. */
  isInProse: boolean;
  /** What a short page folds of this block: what follows the first paragraph of a text, or everything below the heading. */
  folded?: 'rest' | 'all';
  /** The terms of the glossary that this block explains, if it is a text. */
  explained?: ExplainedTerms;
  /** Written as HTML by `markupOf`, on a page that search engines leave out: links are plain anchors, and there are no structured data. */
  isPlain?: boolean;
  /** The query of the page; empty on the static page. */
  query: PageQuery;
}
