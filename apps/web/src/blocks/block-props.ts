import type { PageQuery } from '@/shell/page-query';
import type { SiteView } from '@/shell/site-view';

/** What the view of a block gets. */
export interface BlockProps<Block> {
  block: Block;
  view: SiteView;
  /** Anchors that the page keeps for this block: of its heading, or of the headings inside its text. */
  anchors: readonly string[];
  /** Whether the page begins with this block. */
  isFirst: boolean;
  /** The page has its own measure, as an article does: the block brings no bands and no container. */
  isInProse: boolean;
  /** What the address asks of the page; empty on the static one. */
  query: PageQuery;
}
