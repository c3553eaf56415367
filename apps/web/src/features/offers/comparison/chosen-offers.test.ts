import { expect, it } from 'vitest';
import { chosenOffers, chosenOutside } from '@/features/offers/comparison/chosen-offers';

const listed = [1, 2, 3, 4, 5, 6].map((offerId) => ({ offerId, header: `Oferta ${offerId}` }));
const unlisted = [{ offerId: 7, header: 'Cerrada' }];
const idsOf = (offers: readonly { offerId: number }[]) => offers.map(({ offerId }) => offerId);

it('chosenOffers: compares four at most, in the order they were chosen, and names the others', () => {
  const { compared, leftOver } = chosenOffers(listed, unlisted, [6, 1, 5, 2, 4, 3]);
  expect(idsOf(compared)).toEqual([6, 1, 5, 2]);
  expect(idsOf(leftOver)).toEqual([4, 3]);
});

it('chosenOffers: names an offer that left the list, and numbers one that is not published', () => {
  expect(chosenOffers(listed, unlisted, [7, 1, 999])).toEqual({
    compared: [listed[0]],
    leftOver: [],
    gone: ['Cerrada'],
    unknown: [999],
  });
});

it('chosenOffers: has nothing to say of an empty choice', () => {
  expect(chosenOffers(listed, unlisted, [])).toEqual({ compared: [], leftOver: [], gone: [], unknown: [] });
});

it('chosenOutside: has the chosen offers that a page does not show, also those beyond the four', () => {
  const chosen = chosenOffers(listed, unlisted, [6, 1, 5, 2, 4, 3]);
  expect(idsOf(chosenOutside(chosen, listed.slice(0, 2)))).toEqual([6, 5, 4, 3]);
  expect(chosenOutside(chosen, listed)).toEqual([]);
});
