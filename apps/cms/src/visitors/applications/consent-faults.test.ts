import type { GivenConsent } from '@prestafaro/types/application';
import { expect, test } from 'vitest';
import { consentFaults } from './consent-faults';

const box = (purpose: GivenConsent['purpose'], isGiven = true): GivenConsent => ({
  purpose,
  isGiven,
  textVersion: 'es-ES:1',
  text: 'Sí',
});

test('the two that are needed are enough, whatever the others say (R22)', () => {
  expect(consentFaults('ES', null, [box('terms'), box('lenders')])).toEqual([]);
  const all = [box('terms'), box('lenders'), box('messages', false), box('calls', false)];
  expect(consentFaults('ES', null, all)).toEqual([]);
});

test('one that is needed and missing or not ticked is named', () => {
  expect(consentFaults('ES', null, [box('messages')])).toEqual([
    { field: 'terms', code: 'consent' },
    { field: 'lenders', code: 'consent' },
  ]);
  expect(consentFaults('ES', null, [box('terms', false), box('lenders')])).toEqual([
    { field: 'terms', code: 'consent' },
  ]);
});

test('a box that the form of the country and its arm does not show is no consent', () => {
  const boxes = [box('terms'), box('lenders'), box('messages')];
  expect(consentFaults('PH', null, boxes)).toEqual([{ field: 'messages', code: 'invalid' }]);
  expect(consentFaults('PH', '0256.1-B', boxes)).toEqual([]);
});

test('a box that says two things is refused', () => {
  expect(consentFaults('ES', null, [box('terms'), box('lenders'), box('terms', false)])).toEqual([
    { field: 'terms', code: 'invalid' },
  ]);
});
