import { LenderListView } from '@/blocks/lender-list/lender-list';
import { sampleProps } from '@/blocks/sample-props';
import { sampleLenders } from '@/features/lenders/sample-lenders';
import type { Example } from '@/ui/example';

const block = { title: 'Entidades con las que trabajamos', lead: 'Cada una, con su ficha.', limit: 10 };

export const examples: Example[] = [
  {
    title: 'One with example figures, one that publishes no price',
    node: <LenderListView block={block} lenders={sampleLenders} {...sampleProps('example-lenders')} />,
  },
  {
    title: 'None yet',
    node: (
      <LenderListView
        block={{ ...block, title: 'Entidades, todavía ninguna', lead: null }}
        lenders={[]}
        {...sampleProps('example-lenders-none')}
      />
    ),
  },
];
