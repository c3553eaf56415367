import { Calculator } from '@/blocks/calculator/calculator';
import { sampleProps } from '@/blocks/sample-props';
import type { CalculatorBlockFragment } from '@/cms/generated/graphql';
import { sampleKind } from '@/features/calculator/sample-kind';
import type { Example } from '@/ui/example';

const personal: CalculatorBlockFragment['kinds'][number] = {
  ...sampleKind,
  documents: 'Lo que suele pedir la entidad:\n\n- **DNI o NIE en vigor.**\n- Las dos últimas nóminas.',
};

const business: CalculatorBlockFragment['kinds'][number] = {
  kind: 'auto',
  label: 'Autónomos y empresas',
  amountMin: 1_000,
  amountMax: 100_000,
  amountStep: 500,
  amountDefault: 15_000,
  monthsMin: 6,
  monthsMax: 120,
  monthsDefault: 48,
  ratePercentDefault: 8.99,
  ratePercentMax: 36,
  documents: '- Alta censal.\n- Última declaración de la renta.',
};

const block: CalculatorBlockFragment = {
  title: '¿Cuánto vas a devolver?',
  lead: 'Sirve para cualquier préstamo que se pague en cuotas mensuales iguales.',
  note: 'Cálculo orientativo con el método francés. No es una oferta.',
  kinds: [personal, business],
};

export const examples: Example[] = [
  {
    title: 'With two kinds of loan',
    node: <Calculator block={block} {...sampleProps('example-calculator')} />,
  },
  {
    title: 'Asked for too much, inside an article',
    node: (
      <Calculator
        block={{ ...block, title: 'Haz tu cuenta', kinds: [sampleKind] }}
        {...sampleProps('example-calculator-prose')}
        query={{ amount: '99999', rate: '0', months: '12' }}
        isInProse
      />
    ),
  },
  {
    title: 'With an early repayment and another loan',
    node: (
      <Calculator
        block={{ ...block, title: '¿Y si amortizas antes?', kinds: [sampleKind] }}
        {...sampleProps('example-calculator-planned')}
        query={{
          ...{ amount: '1000', rate: '12', months: '12', extra: '300', 'extra-month': '3' },
          ...{ 'amount-b': '1000', 'rate-b': '12', 'months-b': '24' },
        }}
        isInProse
      />
    ),
  },
];
