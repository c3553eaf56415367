import { CallToAction } from '@/blocks/call-to-action/call-to-action';
import { sampleProps } from '@/blocks/sample-props';
import type { Example } from '@/ui/example';

const block = {
  title: 'Lo que cuesta, como mucho, cada importe',
  text: 'En un solo pago a los 91 días, con la TAE más alta que admitimos.',
  amounts: [{ value: 100 }, { value: 300 }, { value: 1000 }],
  backLabel: 'devuelves hasta {total}',
  link: { text: 'Pedir un préstamo', url: '/application/' },
  secondaryLink: { text: 'Entender el TIN y la TAE', url: '/blog/tin-y-tae-diferencia/' },
};

export const examples: Example[] = [
  { title: 'With a ledger', node: <CallToAction block={block} {...sampleProps('example-call')} /> },
  {
    title: 'Without amounts',
    node: (
      <CallToAction
        block={{ ...block, title: 'Antes de pedir', amounts: [], secondaryLink: null }}
        {...sampleProps('example-call-plain')}
      />
    ),
  },
];
