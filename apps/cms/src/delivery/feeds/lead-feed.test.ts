import { expect, test, vi } from 'vitest';
import { activeOffers, type LeadSource } from './lead-feed';

const answer = (offerIds: number[]) => ({ offerIds, isPersonal: false });
const source = (known: string, offerIds: number[]): LeadSource =>
  vi.fn(async (id) => (id === known ? answer(offerIds) : null));

test('activeOffers: answers from the first source that knows the lead id and reads no other', async () => {
  const [first, second] = [source('country', [1, 2]), source('country', [3])];
  expect(await activeOffers([first, second], 'country')).toEqual(answer([1, 2]));
  expect(second).not.toHaveBeenCalled();
});

test('activeOffers: answers from a later source that knows the lead id, also with an empty list', async () => {
  expect(await activeOffers([source('country', [1]), source('application', [])], 'application')).toEqual(answer([]));
});

test.each([undefined, '', ['country', 'country'], 'unknown'])(
  'activeOffers: null for the lead id %o',
  async (leadId) => {
    expect(await activeOffers([source('country', [1])], leadId)).toBeNull();
  },
);
