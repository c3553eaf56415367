import { type HolidayCorrection, nationwide, type WorkCalendarRules, yearsWith } from '../law/work-calendar.ts';

const years = yearsWith([2026, 2027], { officialList: null, statedOn: '2026-11-26' });

const source = 'https://www.kabinet.gov.my/hari-kelepasan-am/';
const checkedOn = '2026-11-26';

/** Nuzul Al-Quran is a holiday of some states only. */
const corrections: readonly HolidayCorrection[] = [
  { years: [2026], source, checkedOn, national: { remove: ['03-07'] } },
  { years: [2027], source, checkedOn, national: { remove: ['02-24'] } },
];

/** Holidays Act 1951: the federal holidays. States replace some and add their own. */
const malay: WorkCalendarRules = {
  ...nationwide,
  wholeCountry: { slug: 'malaysia', name: 'Seluruh Malaysia' },
  localNote:
    'Setiap negeri menambah cuti sendiri dan ada negeri yang tidak bercuti pada hari tertentu, contohnya Tahun Baharu atau Deepavali. Di Kedah, Kelantan dan Terengganu hujung minggu ialah Jumaat dan Sabtu. Tarikh hari raya Islam bergantung pada anak bulan: semak dengan kerajaan negeri.',
  years,
  names: {
    'Hari Tahun Baru': 'Tahun Baharu',
    'Tahun Baru Cina': 'Tahun Baharu Cina',
    'Hari Raya Aidil Fitri': 'Hari Raya Aidilfitri',
    'Hari Raya Haji': 'Hari Raya Aidiladha',
    'Vesak Day': 'Hari Wesak',
    'Hari Keputeraan Nabi Muhammad S.A.W.': 'Maulidur Rasul',
  },
  movedName: '{name} (cuti ganti)',
  corrections,
};

const english: WorkCalendarRules = {
  ...malay,
  wholeCountry: { slug: 'malaysia', name: 'All of Malaysia' },
  localNote:
    'Each state adds holidays of its own, and some states do not observe certain days, such as New Year’s Day or Deepavali. In Kedah, Kelantan and Terengganu the weekend is Friday and Saturday. The dates of Islamic festivals depend on the sighting of the moon: check with the state government.',
  names: {
    "New Year's Day": 'New Year’s Day',
    'End of Ramadan (Eid al-Fitr)': 'Hari Raya Aidilfitri',
    'Feast of the Sacrifice (Eid al-Adha)': 'Hari Raya Aidiladha',
    'Vesak Day': 'Wesak Day',
    "Yang di-Pertuan Agong's Birthday": 'Birthday of the Yang di-Pertuan Agong',
    'Islamic New Year': 'Awal Muharram (Islamic New Year)',
    'Birthday of Muhammad (Mawlid)': 'Birthday of Prophet Muhammad (Maulidur Rasul)',
    'Independence Day': 'National Day',
  },
  movedName: '{name} (replacement holiday)',
};

export const workCalendars = { ms: malay, en: english };
