import type { ComponentType } from 'react';
import type { BlockProps } from '@/blocks/block-props';
import { type Block, blockViews } from '@/blocks/registry';
import type { PageQuery } from '@/shell/page-query';
import type { SiteView } from '@/shell/site-view';

export interface BlocksProps {
  blocks: readonly Block[];
  /** From `outlineOf` over the same blocks. */
  anchors: readonly (readonly string[])[];
  view: SiteView;
  isInProse?: boolean;
  query?: PageQuery;
}

const noQuery: PageQuery = {};

/** The blocks of a page or an article, one below the other. */
export function Blocks({ blocks, anchors, view, isInProse = false, query = noQuery }: BlocksProps) {
  const hero = blocks.findIndex(({ __typename }) => __typename === 'ComponentBlocksHero');
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
      query={query}
    />
  ));
}

function BlockView(props: BlockProps<Block>) {
  // The registry pairs each name with its view; TypeScript does not carry that pairing through a lookup.
  const View = blockViews[props.block.__typename] as ComponentType<BlockProps<Block>>;
  return <View {...props} />;
}
