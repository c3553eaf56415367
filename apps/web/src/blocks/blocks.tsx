import type { Audience } from '@prestafaro/types/audience';
import type { ComponentType } from 'react';
import type { BlockProps } from '@/blocks/block-props';
import { explainedIn } from '@/blocks/explained-terms';
import { type Block, blockViews } from '@/blocks/registry';
import type { PageQuery } from '@/shell/page-query';
import type { SiteView } from '@/shell/site-view';
import type { Term } from '@/ui/markdown/mark-terms';

export interface BlocksProps {
  blocks: readonly Block[];
  /** From `outlineOf` over the same blocks. */
  anchors: readonly (readonly string[])[];
  view: SiteView;
  isInProse?: boolean;
  /** The page folds its texts, the first below its first paragraph and the later ones below their headings, and its promises. */
  isShort?: boolean;
  /** Whom the page speaks to. */
  audience?: Audience | null;
  /** The glossary of the site, if the page explains its terms. */
  terms?: readonly Term[];
  query?: PageQuery;
  /** See `BlockProps`. */
  isPlain?: boolean;
}

const noQuery: PageQuery = {};
const noTerms: readonly Term[] = [];

/** The blocks of a page or an article, one below the other. */
export function Blocks({
  blocks,
  anchors,
  view,
  isInProse = false,
  isShort = false,
  audience,
  terms = noTerms,
  query = noQuery,
  isPlain,
}: BlocksProps) {
  const hero = blocks.findIndex(({ __typename }) => __typename === 'ComponentBlocksHero');
  const firstText = blocks.findIndex(isHeadedText);
  const explained = explainedIn(blocks, terms, view);
  return blocks.map((block, index) => (
    <BlockView
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity that outlives a publish, and never move
      key={index}
      block={block}
      view={view}
      anchors={anchors[index] ?? []}
      isFirst={index === 0}
      hasExample={hero !== -1 && hero < index}
      isInProse={isInProse}
      folded={isShort && firstText !== -1 ? foldingOf(block, index - firstText) : undefined}
      audience={audience}
      explained={explained[index]}
      query={query}
      isPlain={isPlain}
    />
  ));
}

/** Blocks that a short page folds below its first text. */
const explaining: ReadonlySet<Block['__typename']> = new Set([
  'ComponentBlocksAuthorBox',
  'ComponentBlocksLenderList',
  'ComponentBlocksSteps',
  'ComponentBlocksTable',
]);

/** What a short page folds of a block that stands so many places below its first text, or above it. */
function foldingOf(block: Block, placesBelowText: number): BlockProps<Block>['folded'] {
  if (block.__typename === 'ComponentBlocksBenefits') return 'all';
  if (explaining.has(block.__typename) && placesBelowText > 0) return 'all';
  if (!isHeadedText(block)) return undefined;
  return placesBelowText === 0 ? 'rest' : 'all';
}

const isHeadedText = (block: Block) => block.__typename === 'ComponentBlocksRichText' && Boolean(block.heading);

function BlockView(props: BlockProps<Block>) {
  // The registry pairs each name with its view; TypeScript does not carry that pairing through a lookup.
  const View = blockViews[props.block.__typename] as ComponentType<BlockProps<Block>>;
  // The type check demands a view; `npm run dev` does not run it. A build leaves this out.
  if (process.env.NODE_ENV !== 'production' && !View)
    throw new Error(`${props.block.__typename} has no view in apps/web/src/blocks/registry.tsx. Add it there.`);
  return <View {...props} />;
}
