import type { Example } from '../example';
import { Stepper } from './stepper';

export const examples: Example[] = [
  {
    title: 'Third of four',
    node: (
      <Stepper
        label="Steps"
        steps={[
          { label: 'Amount', href: '#stepper', isDone: true },
          { label: 'Contact', href: '#stepper', isDone: true },
          { label: '3 of 4 · Income', isCurrent: true },
          { label: 'Review' },
        ]}
      />
    ),
  },
];
