import type { GivenConsent } from '@prestafaro/types/application';
import { expect, test } from 'vitest';
import { consentFaults } from './consent-faults';

const box = (purpose: GivenConsent['purpose'], isGiven = true): GivenConsent => ({
  purpose,
  isGiven,
  textVersion: 'es-ES:1',
  text: 'Sí',
});

test('consentFaults: accepts the two required consents, whatever the optional ones say (R22)', () => {
  expect(consentFaults('ES', null, [box('terms'), box('lenders')])).toEqual([]);
  const all = [box('terms'), box('lenders'), box('messages', false), box('calls', false)];
  expect(consentFaults('ES', null, all)).toEqual([]);
});

test('consentFaults: names each required consent that is missing or not given', () => {
  expect(consentFaults('ES', null, [box('messages')])).toEqual([
    { field: 'terms', code: 'consent' },
    { field: 'lenders', code: 'consent' },
  ]);
  expect(consentFaults('ES', null, [box('terms', false), box('lenders')])).toEqual([
    { field: 'terms', code: 'consent' },
  ]);
});

test('consentFaults: refuses a consent that the form of the country and arm does not show', () => {
  const boxes = [box('terms'), box('lenders'), box('messages')];
  expect(consentFaults('PH', null, boxes)).toEqual([{ field: 'messages', code: 'invalid' }]);
  expect(consentFaults('PH', '0256.1-B', boxes)).toEqual([]);
});

test('consentFaults: refuses a consent that is sent twice', () => {
  expect(consentFaults('ES', null, [box('terms'), box('lenders'), box('terms', false)])).toEqual([
    { field: 'terms', code: 'invalid' },
  ]);
});
