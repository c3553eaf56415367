import { progressSchema } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { progressOf } from './progress';

const stored = {
  site: 'es-ES',
  status: 'offers_shown',
  submittedAt: '2026-11-20T10:00:00.000Z',
  matchedAt: null,
  offersChecked: 3,
  lendersChecked: null,
  amount: 300,
  days: 91,
  arm: null,
  matches: null,
};

test('progressOf: answers with the recorded counts of what was compared, also of an application that was not', async () => {
  const strapi = {
    db: { query: () => ({ findOne: async () => stored, findMany: async () => [] }) },
  } as unknown as Core.Strapi;
  const personalData = { lookupHash: () => 'hash' } as unknown as PersonalData;
  const answer = await progressOf(strapi, personalData, 'a'.repeat(43), new Date());
  expect(progressSchema.parse(answer)).toMatchObject({ offersChecked: 3, lendersChecked: 0 });
});
