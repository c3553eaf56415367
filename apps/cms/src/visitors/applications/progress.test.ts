import { progressSchema } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
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

test('progressOf: answers with the counts that the web app of the release before 0.5.0 requires', async () => {
  const strapi = {
    db: { query: () => ({ findOne: async () => stored, findMany: async () => [] }) },
  } as unknown as Core.Strapi;
  const personalData = { lookupHash: () => 'hash' } as unknown as PersonalData;
  const answer = await progressOf(strapi, personalData, 'a'.repeat(43), new Date());
  const earlierSchema = z.extend(progressSchema, { offersChecked: z.int(), lendersChecked: z.int() });
  expect(earlierSchema.parse(answer)).toMatchObject({ offersChecked: 3, lendersChecked: 0 });
});
