import type { Example } from '../example';
import { FactList } from './fact-list';

export const examples: Example[] = [
  {
    title: 'Rows of text, one unknown',
    node: (
      <FactList
        missing="Ask the lender"
        facts={[
          { label: 'Legal name', value: 'Cala Crédito, S. L.' },
          { label: 'Register', value: 'Bank of Spain', note: 'As a credit institution' },
          { label: 'Fees', value: null },
        ]}
      />
    ),
  },
  {
    title: 'Pairs of figures',
    node: (
      <FactList
        look="pairs"
        missing="Ask the lender"
        facts={[
          { label: 'Amount', value: '50–300 €' },
          { label: 'Term', value: '91–120 days' },
          { label: 'APR', value: null },
        ]}
      />
    ),
  },
];
