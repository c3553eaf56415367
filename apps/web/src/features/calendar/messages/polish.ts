import type { PluralForms } from '@prestafaro/countries';
import type { CalendarMessages } from '@/features/calendar/messages/shape';

export const polish: CalendarMessages<PluralForms<'pl'>> = {
  workingDays: {
    one: '{count} dzień roboczy',
    few: '{count} dni robocze',
    many: '{count} dni roboczych',
    other: '{count} dnia roboczego',
  },
  holidays: { one: '{count} święto', few: '{count} święta', many: '{count} świąt', other: '{count} święta' },
  weekendDays: {
    one: '{count} dzień weekendu',
    few: '{count} dni weekendu',
    many: '{count} dni weekendu',
    other: '{count} dnia weekendu',
  },
  weekend: 'Weekend',
  longWeekends: 'Długie weekendy',
  schoolHolidays: 'Ferie i wakacje szkolne',
  legend: 'Co oznaczają znaki',
  months: 'Przejdź do miesiąca',
  viewsNote: 'Liczba wyświetleń pochodzi z pierwotnej publikacji z {date} i nie jest aktualizowana.',
};
