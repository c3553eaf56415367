import { expect, it, vi } from 'vitest';
import { type CardKey, storedCard } from '@/features/offers/card/stored-cards';
import { fitOf } from '@/features/offers/personal/offer-fit';
import type { OfferFit } from '@/features/offers/personal/personal';
import { sampleProgress } from '@/shell/application/sample-progress';

const key: CardKey = { offerId: 1, amount: 300, days: 91, isChosen: false, fit: undefined };
const fit: OfferFit = fitOf(sampleProgress, 102);
/** No other test has it. */
const version = -1;

it('storedCard: writes a card once', () => {
  const write = vi.fn(() => '<li>1</li>');
  expect([storedCard(version, key, write), storedCard(version, { ...key }, write)]).toEqual([
    '<li>1</li>',
    '<li>1</li>',
  ]);
  expect(write).toHaveBeenCalledOnce();
});

it.each<[string, number, Partial<CardKey>]>([
  ['another list', version - 1, {}],
  ['another offer', version, { offerId: 2 }],
  ['another amount', version, { amount: 310 }],
  ['another term', version, { days: 92 }],
  ['a ticked box', version, { isChosen: true }],
  ['an applicant whom it fits', version, { fit }],
  ['an applicant whom it does not fit', version, { fit: { ...fit, isMatch: false } as OfferFit }],
  ['an applicant of another result', version, { fit: fitOf(sampleProgress, 103) }],
  ['an applicant without a result', version, { fit: fitOf(sampleProgress, 1) }],
])('storedCard: writes another card for %s', (name, ofVersion, changed) => {
  storedCard(version, key, () => 'first');
  expect(storedCard(ofVersion, { ...key, ...changed }, () => name)).toBe(name);
});

it('storedCard: stores no card of a list of one visitor', () => {
  expect(storedCard(undefined, key, () => 'one')).toBe('one');
  expect(storedCard(undefined, key, () => 'two')).toBe('two');
});
