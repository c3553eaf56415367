import type { PluralForms } from '@prestafaro/countries';
import type { CalendarMessages } from '@/features/calendar/messages/shape';

export const russian: CalendarMessages<PluralForms<'ru'>> = {
  workingDays: {
    one: '{count} рабочий день',
    few: '{count} рабочих дня',
    many: '{count} рабочих дней',
    other: '{count} рабочего дня',
  },
  holidays: {
    one: '{count} праздничный день',
    few: '{count} праздничных дня',
    many: '{count} праздничных дней',
    other: '{count} праздничного дня',
  },
  weekendDays: {
    one: '{count} выходной день',
    few: '{count} выходных дня',
    many: '{count} выходных дней',
    other: '{count} выходного дня',
  },
  weekend: 'Выходные',
  longWeekends: 'Длинные выходные',
  schoolHolidays: 'Школьные каникулы',
  legend: 'Что значат отметки',
  months: 'Перейти к месяцу',
  viewsNote: 'Число просмотров взято из первой публикации от {date} и не обновляется.',
};
