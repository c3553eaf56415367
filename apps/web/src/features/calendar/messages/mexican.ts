import type { PluralForms } from '@prestafaro/countries';
import type { CalendarMessages } from '@/site/messages/calendar/shape';
import { spanish } from '@/site/messages/calendar/spanish';

/** Mexico: Spain's words where they are the same. */
export const mexican: CalendarMessages<PluralForms<'es'>> = {
  ...spanish,
  workingDays: {
    one: '{count} día laboral',
    many: '{count} de días laborales',
    other: '{count} días laborales',
  },
};
