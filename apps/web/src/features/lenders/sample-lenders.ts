import type { LenderRowFacts } from '@/features/lenders/load-lenders';

const cala: LenderRowFacts = {
  name: 'Cala Crédito',
  slug: 'cala-credito',
  summary: 'Un solo pago. El primer préstamo no tiene intereses si se devuelve en su fecha.',
  logo: null,
  legalName: 'Cala Crédito, S. L.',
  foundedIn: 2014,
  licence: { register: 'Registro Mercantil', number: 'M-000000' },
  conditions: {
    minAmount: 50,
    maxAmount: 300,
    minDays: 91,
    maxDays: 120,
    aprFromPercent: 0,
    aprToPercent: 24.6,
  },
  criteria: { acceptsDefaultRegister: true },
  checkedOn: '2026-11-18',
  sampleData: true,
};

const tajo: LenderRowFacts = {
  ...cala,
  name: 'Crédito Tajo',
  slug: 'credito-tajo',
  summary: 'No publica su precio antes de estudiar cada caso.',
  conditions: {
    minAmount: 500,
    maxAmount: 8000,
    minDays: 183,
    maxDays: null,
    aprFromPercent: null,
    aprToPercent: null,
  },
  criteria: { acceptsDefaultRegister: null },
  sampleData: false,
};

/** Invented lenders for the gallery and for tests: one with example figures, one that publishes no price. */
export const sampleLenders: readonly LenderRowFacts[] = [cala, tajo];
