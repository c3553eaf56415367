import type { CountSum } from '../events/event-store';
import type { JourneySum } from '../events/journey-counts';
import { figure, money } from './figure';
import type { OfferCounts } from './report';
import { NOTHING, sumBy } from './sums';

const NO_CLICKS = { clicks: 0, leads: 0, sales: 0, paid: 0, payout: 0, clickers: 0 };

/** The offers that were shown or led to a lender, those with the most click-outs first. @param names of the published ones, by their ids */
export function offersOf(
  sums: readonly CountSum[],
  journeys: readonly JourneySum[],
  names: ReadonlyMap<string, string>,
): OfferCounts[] {
  const of = (name: string) =>
    sumBy(
      sums.filter(({ second }) => second === name),
      ({ first }) => first,
    );
  const [shown, clicked] = [of('offerShown'), of('offerClicked')];
  const clicks = new Map(journeys.filter(({ section }) => section === 'offer').map((sum) => [sum.first, sum]));
  return [...new Set([...shown.keys(), ...clicked.keys(), ...clicks.keys()])]
    .map((offer) => ({
      offer,
      seen: shown.get(offer) ?? NOTHING,
      followed: clicked.get(offer) ?? NOTHING,
      out: clicks.get(offer) ?? NO_CLICKS,
    }))
    .filter(({ seen, followed, out }) => seen.events + followed.events + out.clicks > 0)
    .sort((one, other) => other.out.clicks - one.out.clicks || other.seen.events - one.seen.events)
    .map(({ offer, seen, followed, out }) => ({
      offer,
      name: names.get(offer) ?? null,
      shown: figure(seen.events, seen.visitors),
      clicked: figure(followed.events, followed.visitors),
      clicks: figure(out.clicks, out.clickers),
      leads: figure(out.leads, out.clickers),
      sales: figure(out.sales, out.clickers),
      payout: money(out.payout, Math.min(out.paid, out.clickers)),
    }));
}
