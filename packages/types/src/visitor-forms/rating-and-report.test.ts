import { expect, test } from 'vitest';
import { type RatingMessage, ratingMessageSchema } from './rating.ts';
import { type ReportMessage, reportMessageSchema } from './report.ts';

const rating: RatingMessage = {
  locale: 'uk-UA',
  subjectType: 'article',
  subjectId: 'k3j9x0',
  stars: 4,
  proof: null,
  isHoneypotFilled: false,
  address: '192.0.2.1',
};

const report: ReportMessage = {
  locale: 'es-ES',
  commentId: 'b2',
  reason: 'personal_data',
  text: null,
  proof: null,
  isHoneypotFilled: false,
  address: '192.0.2.1',
};

test('ratingMessageSchema: accepts whole stars from one to five', () => {
  expect(ratingMessageSchema.parse(structuredClone(rating))).toEqual(rating);
  for (const stars of [0, 6, 4.5, '4', null]) {
    expect(ratingMessageSchema.safeParse({ ...rating, stars }).success, String(stars)).toBe(false);
  }
  expect(ratingMessageSchema.safeParse({ ...rating, subjectType: 'lender' }).success).toBe(false);
});

test('reportMessageSchema: requires a reason; the text is optional', () => {
  expect(reportMessageSchema.parse(structuredClone(report))).toEqual(report);
  expect(reportMessageSchema.parse({ ...report, text: ' Sale mi teléfono ' }).text).toBe('Sale mi teléfono');
  expect(reportMessageSchema.safeParse({ ...report, text: 'x'.repeat(501) }).success).toBe(false);
  expect(reportMessageSchema.safeParse({ ...report, reason: 'boring' }).success).toBe(false);
});
