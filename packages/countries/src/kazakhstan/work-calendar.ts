import type { WorkCalendarRules } from '../law/work-calendar.ts';

/** The law on holidays of 13 December 2001. The library has the names in Kazakh. */
const russian: WorkCalendarRules = {
  regionKey: null,
  wholeCountry: { slug: 'kazakhstan', name: 'Весь Казахстан' },
  regions: [],
  localNote:
    'Правительство каждый год переносит отдельные дни отдыха, а дата Курбан-айта зависит от лунного календаря. Сверьте с производственным календарём вашей организации.',
  years: [
    { year: 2026, officialList: null, statedOn: '2026-11-26' },
    { year: 2027, officialList: null, statedOn: '2026-11-26' },
  ],
  names: {
    'Жаңа жыл': 'Новый год',
    'Рождество Христово': 'Православное Рождество (выходной день)',
    'Халықаралық әйелдер күні': 'Международный женский день',
    'Конституция күні': 'День Конституции',
    'Наурыз мейрамы': 'Наурыз мейрамы',
    'Қазақстан халқының бірлігі күні': 'Праздник единства народа Казахстана',
    'Отан Қорғаушы күні': 'День защитника Отечества',
    'Жеңіс күні': 'День Победы',
    'Құрбан айт': 'Курбан-айт, первый день (выходной день)',
    'Астана күні': 'День Столицы',
    'Республика күні': 'День Республики',
    'Тәуелсіздік күні': 'День Независимости',
  },
  movedName: '{name} (перенос выходного)',
  corrections: [
    {
      // Constitution Day is on 15 March from 2027 on. The days off of the Nauryz weekend follow it.
      years: [2026],
      source: 'https://www.gov.kz/memleket/entities/enbek',
      checkedOn: '2026-11-26',
      national: {
        add: { '03-25': 'Наурыз мейрамы (перенос выходного)' },
        remove: ['03-15', '03-16'],
      },
    },
  ],
};

export const workCalendars = { ru: russian };
