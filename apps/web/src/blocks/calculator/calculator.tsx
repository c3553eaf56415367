import type { BlockProps } from '@/blocks/block-props';
import type { CalculatorBlockFragment } from '@/cms/generated/graphql';
import { Calculator as CalculatorView } from '@/features/calculator/calculator';

/** The calculator with the kinds of loan that an editor offers. */
export function Calculator({ block, view, anchors, isInProse, query }: BlockProps<CalculatorBlockFragment>) {
  const [id = 'calculator'] = anchors;
  const kinds = block.kinds.flatMap((kind) => (kind ? [kind] : []));
  const { title, lead, note } = block;
  return <CalculatorView {...{ id, title, lead, note, kinds, query, view, isInProse }} />;
}
