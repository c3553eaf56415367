import type { Example } from '../example';
import { ErrorSummary } from './error-summary';

export const examples: Example[] = [
  {
    title: 'Two fields to mend',
    node: (
      <ErrorSummary
        takesFocus={false}
        title="Two answers need a look"
        errors={[
          { href: '#ex-document', message: 'The letter does not match that number' },
          { href: '#ex-situation-2', message: 'Choose what fits best today' },
        ]}
      />
    ),
  },
];
