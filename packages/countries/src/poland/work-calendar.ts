import { nationwide, type WorkCalendarRules, yearsWith } from '../law/work-calendar.ts';

const law = {
  title: 'Ustawa z dnia 18 stycznia 1951 r. o dniach wolnych od pracy',
  url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19510040028',
  publisher: 'Sejm RP',
};

/** The law names every day, Christmas Eve since 2025. */
const polish: WorkCalendarRules = {
  ...nationwide,
  wholeCountry: { slug: 'polska', name: 'Cała Polska' },
  localNote:
    'Za święto, które wypada w sobotę, pracodawca oddaje inny dzień wolny w tym samym okresie rozliczeniowym. Tego dnia nie ma w kalendarzu, bo każda firma wybiera go sama.',
  years: yearsWith([2026, 2027], { officialList: law, statedOn: '2026-11-26' }),
  names: { 'Święto Państwowe; Święto Pracy': 'Święto Państwowe (Święto Pracy)' },
  movedName: '{name} (dzień wolny)',
  corrections: [],
};

export const workCalendars = { pl: polish };
