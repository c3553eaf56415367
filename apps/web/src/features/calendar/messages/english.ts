import type { PluralForms } from '@prestafaro/countries';
import type { CalendarMessages } from '@/features/calendar/messages/shape';

export const english: CalendarMessages<PluralForms<'en'>> = {
  workingDays: { one: '{count} working day', other: '{count} working days' },
  holidays: { one: '{count} holiday', other: '{count} holidays' },
  weekendDays: { one: '{count} weekend day', other: '{count} weekend days' },
  weekend: 'Weekend',
  longWeekends: 'Long weekends',
  schoolHolidays: 'School holidays',
  legend: 'What each mark means',
  months: 'Go to a month',
  viewsNote: 'The views are those of the original publication of {date}; the figure is not updated.',
};
