import type { MonthFacts, YearFacts } from '@/features/calendar/year-facts';

export interface MarkedDay {
  day: number;
  name: string;
  kind: 'holiday' | 'observance';
  /** The editor's name for this kind of day. */
  label: string;
}

type Month = Pick<MonthFacts, 'holidays' | 'observances'>;

/** The marked days of a month by day. If a day is marked twice, the holiday comes first. */
export function markedDays(
  { holidaysLabel, observancesLabel }: Pick<YearFacts, 'holidaysLabel' | 'observancesLabel'>,
  { holidays, observances }: Month,
): MarkedDay[] {
  const of = (days: Month['holidays'], kind: MarkedDay['kind'], label: string): MarkedDay[] =>
    (days ?? []).flatMap((one) => (one ? [{ day: one.day, name: one.name, kind, label }] : []));
  return [...of(holidays, 'holiday', holidaysLabel), ...of(observances, 'observance', observancesLabel)].sort(
    (a, b) => a.day - b.day,
  );
}
