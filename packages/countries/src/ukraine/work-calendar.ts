import { type HolidayCorrection, nationwide, type WorkCalendarRules, yearsWith } from '../law/work-calendar.ts';

const years = yearsWith([2026, 2027], { officialList: null, statedOn: '2026-11-26' });

const victory = 'День пам’яті та перемоги над нацизмом у Другій світовій війні';
const source = 'https://zakon.rada.gov.ua/laws/show/322-08';
const checkedOn = '2026-11-26';

/**
 * Labour Code, article 73: since law 3107-IX the day of victory is 8 May, and 2 January is no holiday. The rest of a holiday on a
 * weekend does not move under martial law (law 2136-IX, article 6).
 */
const corrections: readonly HolidayCorrection[] = [
  {
    years: [2026],
    source,
    checkedOn,
    national: { add: { '05-08': victory }, remove: ['01-02', '03-09', '04-13', '05-09', '05-11', '06-01', '06-29'] },
  },
  {
    years: [2027],
    source,
    checkedOn,
    national: {
      add: { '05-08': victory },
      remove: ['01-02', '01-04', '05-03', '05-04', '05-09', '05-10', '06-21', '12-27'],
    },
  },
];

const ukrainian: WorkCalendarRules = {
  ...nationwide,
  wholeCountry: { slug: 'ukraina', name: 'Уся Україна' },
  localNote:
    'Поки діє воєнний стан, святкові дні є робочими: норми про вихідні у свята не застосовують. Тут вони позначені як свята, тож кількість робочих днів відповідає мирному часу. Запитайте про свій графік роботодавця або банк.',
  years,
  names: {
    'Новий Рік': 'Новий рік',
    'День міжнародної солідарності трудящих': 'День праці',
    'День Конституції': 'День Конституції України',
    'День Незалежності': 'День Незалежності України',
  },
  movedName: '{name} (перенесений вихідний)',
  corrections,
};

const russian: WorkCalendarRules = {
  ...ukrainian,
  wholeCountry: { slug: 'ukraina', name: 'Вся Украина' },
  localNote:
    'Пока действует военное положение, праздничные дни — рабочие: нормы о выходных в праздники не применяют. Здесь они отмечены как праздники, поэтому число рабочих дней соответствует мирному времени. Спросите о своём графике работодателя или банк.',
  // The library has no Russian for this country and answers in Ukrainian.
  names: {
    'Новий Рік': 'Новый год',
    'Міжнародний жіночий день': 'Международный женский день',
    Великдень: 'Пасха',
    Трійця: 'Троица',
    'День міжнародної солідарності трудящих': 'День труда',
    [victory]: 'День памяти и победы над нацизмом во Второй мировой войне',
    'День Конституції': 'День Конституции Украины',
    'День Української Державності': 'День украинской государственности',
    'День Незалежності': 'День Независимости Украины',
    'День захисників і захисниць України': 'День защитников и защитниц Украины',
    'Різдво Христове': 'Рождество Христово',
  },
  movedName: '{name} (перенесённый выходной)',
};

export const workCalendars = { uk: ukrainian, ru: russian };
