import type { MonthFacts } from '@/features/calendar/year-facts';

export interface MarkedDay {
  readonly day: number;
  readonly name: string;
  readonly kind: 'holiday' | 'observance';
}

type Month = Pick<MonthFacts, 'holidays' | 'observances'>;

/** The marked days of a month by day. If a day is marked twice, the holiday comes first. */
export function markedDays({ holidays, observances }: Month): MarkedDay[] {
  const of = (days: Month['holidays'], kind: MarkedDay['kind']): MarkedDay[] =>
    (days ?? []).flatMap((one) => (one ? [{ day: one.day, name: one.name, kind }] : []));
  return [...of(holidays, 'holiday'), ...of(observances, 'observance')].sort((a, b) => a.day - b.day);
}
