import { nationwide, type WorkCalendarRules, yearsWith } from '../law/work-calendar.ts';

const years = yearsWith([2026, 2027], { officialList: null, statedOn: '2026-11-26' });

const nauryzDayOff = 'Наурыз мейрамы (перенос выходного)';

/** The law on holidays of 13 December 2001. The library has the names in Kazakh. */
const russian: WorkCalendarRules = {
  ...nationwide,
  wholeCountry: { slug: 'kazakhstan', name: 'Весь Казахстан' },
  localNote:
    'Правительство каждый год переносит отдельные дни отдыха, а дата Курбан-айта зависит от лунного календаря. Сверьте с производственным календарём вашей организации.',
  years,
  names: {
    'Жаңа жыл': 'Новый год',
    'Рождество Христово': 'Православное Рождество (выходной день)',
    'Халықаралық әйелдер күні': 'Международный женский день',
    'Конституция күні': 'День Конституции',
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
        add: { '03-25': nauryzDayOff },
        remove: ['03-15', '03-16'],
      },
    },
  ],
};

const kazakh: WorkCalendarRules = {
  ...russian,
  wholeCountry: { slug: 'qazaqstan', name: 'Бүкіл Қазақстан' },
  localNote:
    'Үкімет жыл сайын жекелеген демалыс күндерін ауыстырады, ал Құрбан айттың күні ай күнтізбесіне байланысты. Ұйымыңыздың өндірістік күнтізбесімен салыстырып тексеріңіз.',
  names: {
    'Рождество Христово': 'Православиелік Рождество (демалыс күні)',
    'Қазақстан халқының бірлігі күні': 'Қазақстан халқының бірлігі мерекесі',
    'Отан Қорғаушы күні': 'Отан қорғаушы күні',
    'Құрбан айт': 'Құрбан айттың бірінші күні (демалыс күні)',
    [nauryzDayOff]: 'Наурыз мейрамы (ауыстырылған демалыс)',
  },
  movedName: '{name} (ауыстырылған демалыс)',
};

export const workCalendars = { ru: russian, kk: kazakh };
