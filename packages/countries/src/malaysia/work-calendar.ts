import type { WorkCalendarRules } from '../law/work-calendar.ts';

/** Holidays Act 1951: the federal holidays. States replace some and add their own. */
const malay: WorkCalendarRules = {
  regionKey: null,
  wholeCountry: { slug: 'malaysia', name: 'Seluruh Malaysia' },
  regions: [],
  localNote:
    'Setiap negeri menambah cuti sendiri dan ada negeri yang tidak bercuti pada hari tertentu, contohnya Tahun Baharu atau Deepavali. Di Kelantan dan Terengganu hujung minggu ialah Jumaat dan Sabtu. Tarikh hari raya Islam bergantung pada anak bulan: semak dengan kerajaan negeri.',
  years: [
    { year: 2026, officialList: null, statedOn: '2026-11-26' },
    { year: 2027, officialList: null, statedOn: '2026-11-26' },
  ],
  names: {
    'Hari Tahun Baru': 'Tahun Baharu',
    'Tahun Baru Cina': 'Tahun Baharu Cina',
    'Hari Raya Aidil Fitri': 'Hari Raya Aidilfitri',
    'Hari Raya Haji': 'Hari Raya Aidiladha',
    'Vesak Day': 'Hari Wesak',
    'Hari Keputeraan Nabi Muhammad S.A.W.': 'Maulidur Rasul',
    'Hari Keputeraan Yang di-Pertuan Agong': 'Hari Keputeraan Yang di-Pertuan Agong',
  },
  movedName: '{name} (cuti ganti)',
  corrections: [
    {
      // Nuzul Al-Quran is a holiday of some states only.
      years: [2026],
      source: 'https://www.kabinet.gov.my/hari-kelepasan-am/',
      checkedOn: '2026-11-26',
      national: { remove: ['03-07'] },
    },
    {
      years: [2027],
      source: 'https://www.kabinet.gov.my/hari-kelepasan-am/',
      checkedOn: '2026-11-26',
      national: { remove: ['02-24'] },
    },
  ],
};

export const workCalendars = { ms: malay };
