import type { PluralForms } from '@prestafaro/countries';
import type { CalendarMessages } from '@/features/calendar/messages/shape';
import { spanish } from '@/features/calendar/messages/spanish';

/** Mexico: Spain's messages, with Mexico's own where they differ. */
export const mexican: CalendarMessages<PluralForms<'es'>> = {
  ...spanish,
  workingDays: {
    one: '{count} día laboral',
    many: '{count} de días laborales',
    other: '{count} días laborales',
  },
};
