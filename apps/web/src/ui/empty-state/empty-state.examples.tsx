import { Button } from '../button/button';
import type { Example } from '../example';
import { EmptyState } from './empty-state';

export const examples: Example[] = [
  {
    title: 'With two ways on',
    node: (
      <EmptyState
        title="No lender offers 300 € with these filters"
        actions={
          <>
            <Button>Remove filters</Button>
            <Button look="quiet">Change the amount</Button>
          </>
        }
      >
        <p>Take a filter away or change the amount. We show no offers that do not fit.</p>
      </EmptyState>
    ),
  },
];
