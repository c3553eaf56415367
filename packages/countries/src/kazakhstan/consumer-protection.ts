import type { ConsumerProtection } from '../law/consumer-protection.ts';

export const consumerProtection: ConsumerProtection = {
  creditWarning: [],
  coolingOff: [
    // 75 МРП of the year.
    {
      value: { kind: 'delayed-payout', hours: 24, aboveCents: 294_900_00 },
      since: '2025-09-30',
      source: 'Закон РК «О микрофинансовой деятельности»',
      sourceIn: { kk: '«Микроқаржылық қызмет туралы» ҚР Заңы' },
      certainty: 'to-verify',
    },
    {
      value: { kind: 'delayed-payout', hours: 24, aboveCents: 324_375_00 },
      since: '2026-01-01',
      source: 'Закон РК «О микрофинансовой деятельности»',
      sourceIn: { kk: '«Микроқаржылық қызмет туралы» ҚР Заңы' },
      certainty: 'to-verify',
    },
  ],
  lenderRegister: [
    {
      value: {
        name: 'Реестр микрофинансовых организаций (АРРФР)',
        url: 'https://www.gov.kz/memleket/entities/ardfm',
      },
      since: '2021-01-01',
      source: 'Закон РК «О микрофинансовой деятельности», ст. 14',
      certainty: 'to-verify',
    },
  ],
};
