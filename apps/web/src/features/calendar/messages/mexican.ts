import type { PluralForms } from '@prestafaro/countries';
import type { CalendarMessages } from '@/features/calendar/messages/shape';
import { spanish } from '@/features/calendar/messages/spanish';

/** Mexico: Spain's words where they are the same. */
export const mexican: CalendarMessages<PluralForms<'es'>> = {
  ...spanish,
  workingDays: {
    one: '{count} día laboral',
    many: '{count} de días laborales',
    other: '{count} días laborales',
  },
};
