import { expect, it, vi } from 'vitest';
import { type InstitutionFacts, institutionPage } from '@/shell/json-ld/institution';
import { sampleView } from '@/shell/sample-view';

vi.mock('@/server/routing/absolute-url', () => ({
  originOf: () => 'https://es.example.com',
  absoluteUrl: (_: string, path: string) => `https://es.example.com${path}`,
}));

const facts: InstitutionFacts = {
  type: 'FinancialService',
  name: 'Cala Crédito',
  summary: 'Préstamos de un solo pago.',
  path: '/lenders/cala/',
  ...{ legalName: null, website: null, phone: null, address: null, foundedIn: null, logo: null, reviewer: null },
  checkedOn: '2026-11-18',
  sources: [],
  sampleData: true,
};

it.each([
  ['FinancialService', 'EUR'],
  ['BankOrCreditUnion', 'EUR'],
  ['Organization', undefined],
] as const)('the data of a %s name the currency %s', (type, currenciesAccepted) => {
  expect(institutionPage({ ...facts, type }, sampleView)).toMatchObject({
    mainEntity: currenciesAccepted ? { '@type': type, currenciesAccepted } : { '@type': type },
  });
});
