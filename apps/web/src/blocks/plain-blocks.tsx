import { Blocks, type BlocksProps } from '@/blocks/blocks';
import type { BlockName } from '@/blocks/registry';
import { Markup } from '@/shell/markup/markup';
import { markupOf } from '@/ui/markup/markup-of';

/** Blocks of text and native elements only. */
const plain: ReadonlySet<BlockName> = new Set([
  'ComponentBlocksFaq',
  'ComponentBlocksNotice',
  'ComponentBlocksRichText',
] as const);

/**
 * The blocks of a page that is made per request and that search engines leave out: as HTML, so that they are not among the data for hydration too. A page
 * with a block that needs its data gets all of them as elsewhere.
 * @param props.id names the element among all of its kind on the site's pages
 */
export function PlainBlocks({ id, ...props }: BlocksProps & { id: string }) {
  if (!props.blocks.every(({ __typename }) => plain.has(__typename))) return <Blocks {...props} />;
  return <Markup as="div" id={id} markup={markupOf(<Blocks {...props} isPlain />)} />;
}
