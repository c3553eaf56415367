import type { Example } from '../example';
import { Table } from './table';

const columns = [
  { key: 'month', head: 'Payment' },
  { key: 'pay', head: 'You pay' },
  { key: 'capital', head: 'Capital' },
  { key: 'cost', head: 'Interest', isCost: true },
  { key: 'left', head: 'Still owed' },
];

export const examples: Example[] = [
  {
    title: 'Figures, with a lit cost column and a foot',
    node: (
      <Table
        id="ex-payments"
        caption="Payments of 300 € in three months"
        columns={columns}
        rows={[
          ['1', '105,27 €', '97,33 €', '7,94 €', '202,67 €'],
          ['2', '105,27 €', '99,91 €', '5,36 €', '102,76 €'],
          ['3', '105,48 €', '102,76 €', '2,72 €', '0,00 €'],
        ]}
        foot={['Total', '316,02 €', '300,00 €', '16,02 €', '']}
      />
    ),
  },
  {
    title: 'Words',
    node: (
      <Table
        id="ex-cookies"
        caption="Cookies"
        isCaptionHidden
        kind="text"
        columns={[
          { key: 'name', head: 'Name' },
          { key: 'what', head: 'What for' },
          { key: 'life', head: 'Kept for' },
        ]}
        rows={[['consent', 'Remembers your answer about cookies', '6 months']]}
      />
    ),
  },
];
