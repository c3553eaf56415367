import type { Submission } from '@prestafaro/types/application';
import { expect, test } from 'vitest';
import { canonicalSubmission } from './canonical-submission';

const terms = { purpose: 'terms', isGiven: true, textVersion: 'es-ES:1', text: 'Sí' } as const;
const lenders = { ...terms, purpose: 'lenders' } as const;
const submission: Submission = {
  locale: 'es-ES',
  form: 'application',
  version: null,
  key: '8b5a1d1e-6f0c-4c2a-9a51-0d6f7d1f3c11',
  answers: { amount: '300', firstName: 'José' },
  consents: [terms, lenders],
  arm: null,
  isArmAllowed: false,
  attribution: null,
  isIdentityAsked: false,
  proof: null,
  isHoneypotFilled: false,
  address: '203.0.113.7',
};
const canonical = canonicalSubmission(submission);

test.each<[string, Partial<Submission>]>([
  ['another order', { answers: { firstName: 'José', amount: '300' }, consents: [lenders, terms] }],
  [
    'spaces around an answer and another Unicode form of an accent',
    { answers: { amount: ' 300 ', firstName: 'José' } },
  ],
  ['an empty answer', { answers: { ...submission.answers, purpose: '' } }],
  ['another network address and a proof', { address: '198.51.100.1', proof: 'proof' }],
])('canonicalSubmission: %s gives the same text', (_, changes) => {
  expect(canonicalSubmission({ ...submission, ...changes })).toBe(canonical);
});

test.each<[string, Partial<Submission>]>([
  ['another answer', { answers: { ...submission.answers, amount: '301' } }],
  ['exchanging the answers of two questions', { answers: { amount: 'José', firstName: '300' } }],
  ['a consent that is not given', { consents: [terms, { ...lenders, isGiven: false }] }],
  ['another text of a consent', { consents: [terms, { ...lenders, text: 'No' }] }],
  ['another form', { form: 'reg' }],
  ['another site', { locale: 'es-MX' }],
])('canonicalSubmission: %s gives another text', (_, changes) => {
  expect(canonicalSubmission({ ...submission, ...changes })).not.toBe(canonical);
});
