import { nationwide, type WorkCalendarRules, yearsWith } from '../law/work-calendar.ts';

/** Regular holidays: Republic Act 9492 and the Eid holidays. Each year's proclamation lists the special days besides. */
const english: WorkCalendarRules = {
  ...nationwide,
  wholeCountry: { slug: 'philippines', name: 'Philippines' },
  localNote:
    'These are the regular holidays. The yearly proclamation of Malacañang adds special non-working days, such as Black Saturday, 21 August, All Saints’ Day and 31 December, and fixes the Eid holidays by the moon. Towns and provinces have days of their own.',
  years: yearsWith([2026, 2027], { officialList: null, statedOn: '2026-11-26' }),
  names: {
    'Day of Valor': 'Araw ng Kagitingan (Day of Valor)',
    'Labour Day': 'Labor Day',
    "National Heroes' Day": 'National Heroes Day',
    "New Year's Day": 'New Year’s Day',
    'End of Ramadan (Eid al-Fitr)': 'Eid’l Fitr (may move with the moon)',
    'Feast of the Sacrifice (Eid al-Adha)': 'Eid’l Adha (may move with the moon)',
  },
  movedName: '{name} (moved)',
  corrections: [
    {
      // Easter Sunday is no holiday of the law.
      years: [2026],
      source: 'https://www.officialgazette.gov.ph/2007/07/24/republic-act-no-9492/',
      checkedOn: '2026-11-26',
      national: { remove: ['04-05'] },
    },
    {
      years: [2027],
      source: 'https://www.officialgazette.gov.ph/2007/07/24/republic-act-no-9492/',
      checkedOn: '2026-11-26',
      national: { remove: ['03-28'] },
    },
  ],
};

export const workCalendars = { en: english };
