import { expect, test, vi } from 'vitest';
import { activeOffers, type LeadSource } from './lead-feed';

const answer = (offerIds: number[]) => ({ offerIds, isPersonal: false });
const source = (known: string, offerIds: number[]): LeadSource =>
  vi.fn(async (id) => (id === known ? answer(offerIds) : null));

test('the first source that knows the lead id answers, and no other is asked', async () => {
  const [first, second] = [source('country', [1, 2]), source('country', [3])];
  expect(await activeOffers([first, second], 'country')).toEqual(answer([1, 2]));
  expect(second).not.toHaveBeenCalled();
});

test('a lead id that only a later source knows is answered by that one, an empty list included', async () => {
  expect(await activeOffers([source('country', [1]), source('application', [])], 'application')).toEqual(answer([]));
});

test.each([undefined, '', ['country', 'country'], 'unknown'])('%o is nobody’s lead id', async (leadId) => {
  expect(await activeOffers([source('country', [1])], leadId)).toBeNull();
});
