import type { Example } from '../example';
import { Tabs } from './tabs';

export const examples: Example[] = [
  {
    title: 'Links to parts of the page, one of them current',
    node: (
      <Tabs
        label="About the lender"
        items={[
          { id: 'tabs', label: 'Lender' },
          { id: 'tabs-2', label: 'Reviews (3)' },
          { id: 'tabs-3', label: 'Requirements' },
          { id: 'tabs-4', label: 'Questions and answers' },
        ]}
      />
    ),
  },
];
