import type { PluralForms } from '@prestafaro/countries';
import type { CalendarMessages } from '@/features/calendar/messages/shape';

export const spanish: CalendarMessages<PluralForms<'es'>> = {
  workingDays: { one: '{count} día laborable', many: '{count} de días laborables', other: '{count} días laborables' },
  holidays: { one: '{count} festivo', many: '{count} de festivos', other: '{count} festivos' },
  weekendDays: { one: '{count} de fin de semana', many: '{count} de fin de semana', other: '{count} de fin de semana' },
  weekend: 'Fin de semana',
  longWeekends: 'Puentes',
  schoolHolidays: 'Vacaciones escolares',
  legend: 'Qué significa cada marca',
  months: 'Ir a un mes',
  viewsNote: 'Las visitas son las de la publicación original, del {date}; la cifra no se actualiza.',
};
