import { describe, expect, test } from 'vitest';
import { maxProofLength } from '../challenge.ts';
import { type Submission, submissionSchema } from './submission.ts';

const submission: Submission = {
  locale: 'es-ES',
  form: 'application',
  version: null,
  key: '3f2b8c1e-5d4a-4c3b-8c99-0242ac120002',
  answers: { amount: '1.200,50', firstName: ' Ana ', document: '12345678z', purpose: '' },
  consents: [
    { purpose: 'terms', isGiven: true, textVersion: 'es-ES:3f9a2b1c', text: 'He leído las condiciones.' },
    { purpose: 'messages', isGiven: false, textVersion: 'es-ES:77aa0b1c', text: 'Quiero recibir ofertas.' },
  ],
  arm: '0300.1-B',
  isArmAllowed: true,
  attribution: { utm_source: 'newsletter', sub1: 'aff-7' },
  isIdentityAsked: false,
  proof: null,
  isHoneypotFilled: false,
  address: '2001:db8::1',
};

const accepts = (change: object) => submissionSchema.safeParse({ ...submission, ...change }).success;
const consent = submission.consents[0];

test('submissionSchema: returns a submission unchanged', () => {
  expect(submissionSchema.parse(JSON.parse(JSON.stringify(submission)))).toEqual(submission);
});

test('submissionSchema: accepts null for version, arm, attribution and proof, and refuses a missing one', () => {
  for (const field of ['version', 'arm', 'attribution', 'proof']) {
    expect(accepts({ [field]: null }), field).toBe(true);
    expect(accepts({ [field]: undefined }), field).toBe(false);
  }
});

test('submissionSchema: accepts version 2, 3 or null', () => {
  for (const version of [null, 2, 3]) expect(accepts({ form: 'reg2', version })).toBe(true);
  for (const version of [1, 4, '2', 2.5]) expect(accepts({ form: 'reg2', version })).toBe(false);
});

describe('submissionSchema: refuses', () => {
  test.each([
    ['from no site', { locale: 'fr-FR' }],
    ['from no form', { form: 'reg3' }],
    ['without a key', { key: '' }],
    ['with a key that somebody made up', { key: 'my-key' }],
    ['with an answer that is no text', { answers: { amount: 300 } }],
    ['with an answer past 400', { answers: { firstName: 'x'.repeat(401) } }],
    ['with a field of a name past 40', { answers: { ['x'.repeat(41)]: '' } }],
    ['with a consent to something else', { consents: [{ ...consent, purpose: 'everything' }] }],
    ['with a consent of which nothing is known', { consents: [{ ...consent, isGiven: undefined }] }],
    ['with a consent to no words', { consents: [{ ...consent, text: ' ' }] }],
    ['with a consent to no version', { consents: [{ ...consent, textVersion: '' }] }],
    ['with eleven consents', { consents: Array.from({ length: 11 }, () => consent) }],
    ['with an arm of two lines', { arm: '0300.1\nB' }],
    ['with an arm past 20', { arm: 'x'.repeat(21) }],
    ['with an attribution of its own', { attribution: { utm_source: 'x', email: 'ana@example.com' } }],
    ['with a proof past its limit', { proof: 'x'.repeat(maxProofLength + 1) }],
    ['from nowhere', { address: '' }],
  ])('%s', (_, change) => {
    expect(accepts(change)).toBe(false);
  });
});
