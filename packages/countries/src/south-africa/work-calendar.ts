import { nationwide, type WorkCalendarRules, yearsWith } from '../law/work-calendar.ts';

const law = {
  title: 'Public Holidays Act 36 of 1994',
  url: 'https://www.gov.za/documents/public-holidays-act',
  publisher: 'Republic of South Africa',
};

/** The Act names every day; the Monday after a holiday on a Sunday is one as well (section 2). */
const english: WorkCalendarRules = {
  ...nationwide,
  wholeCountry: { slug: 'south-africa', name: 'South Africa' },
  localNote:
    'These are the holidays of the Act. The President may declare further days, such as the day of an election: check the news before you plan.',
  years: yearsWith([2026, 2027], { officialList: law, statedOn: '2026-11-26' }),
  names: { 'Public Holiday': 'Public holiday (for the Sunday before)' },
  movedName: '{name} (observed on Monday)',
  corrections: [],
};

export const workCalendars = { en: english };
