import { HeroView } from '@/blocks/hero/hero';
import { sampleProps } from '@/blocks/sample-props';
import { sampleLoans } from '@/shell/loan/sample-loans';
import type { Example } from '@/ui/example';

const block = {
  title: 'Mira lo que cuesta antes de pedirlo.',
  heroLead: 'Ponemos luz sobre lo que vas a devolver.',
  amountLabel: '¿Cuánto necesitas?',
  periodLabel: '¿Durante cuánto tiempo?',
  totalLabel: 'Devuelves, como máximo',
  lentLabel: 'Te prestan',
  costLabel: 'Cuesta',
  rateLabel: 'TAE máxima',
  dueDateLabel: 'Devuelves el',
  buttonLabel: 'Ver ofertas para {amount}',
  note: 'Es el peor caso: la TAE más alta que admitimos y un solo pago al final.',
  illustrationAlt: 'Un faro ilumina la cifra que vas a devolver',
};

export const examples: Example[] = [
  {
    title: 'With its simulator and the representative example',
    node: <HeroView block={block} {...sampleProps('example-hero')} loans={sampleLoans} />,
  },
];
