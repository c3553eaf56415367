import type { PluralForms } from '@prestafaro/countries';
import type { CalendarMessages } from '@/features/calendar/messages/shape';

export const ukrainian: CalendarMessages<PluralForms<'uk'>> = {
  workingDays: {
    one: '{count} робочий день',
    few: '{count} робочі дні',
    many: '{count} робочих днів',
    other: '{count} робочого дня',
  },
  holidays: {
    one: '{count} святковий день',
    few: '{count} святкові дні',
    many: '{count} святкових днів',
    other: '{count} святкового дня',
  },
  weekendDays: {
    one: '{count} вихідний день',
    few: '{count} вихідні дні',
    many: '{count} вихідних днів',
    other: '{count} вихідного дня',
  },
  weekend: 'Вихідні',
  longWeekends: 'Довгі вихідні',
  schoolHolidays: 'Шкільні канікули',
  legend: 'Що означають позначки',
  months: 'Перейти до місяця',
  viewsNote: 'Кількість переглядів узято з першої публікації від {date}; вона не оновлюється.',
};
