import type { Example } from '../example';
import { Segments } from './segments';

export const examples: Example[] = [
  {
    title: 'Two choices',
    node: (
      <Segments
        name="ex-payment"
        legend="Payment"
        defaultValue="instalments"
        options={[
          { value: 'instalments', label: 'In instalments' },
          { value: 'once', label: 'In one payment' },
        ]}
      />
    ),
  },
];
