import type { Example } from '../example';
import { Tabs } from './tabs';

export const examples: Example[] = [
  {
    title: 'Links, one of them current',
    node: (
      <Tabs
        label="About the lender"
        items={[
          { href: '#tabs', label: 'Lender', isCurrent: true },
          { href: '#tabs-2', label: 'Opinions (3)' },
          { href: '#tabs-3', label: 'Requirements' },
          { href: '#tabs-4', label: 'Questions and answers' },
        ]}
      />
    ),
  },
];
