import type { MonthFacts, YearFacts } from '@/features/calendar/year-facts';

const plain = (name: string): MonthFacts => ({
  name,
  title: `${name} de 2024`,
  holidays: [],
  observances: [],
  workingDays: 20,
  holidayCount: 0,
  weekendDays: 10,
  longWeekends: null,
});

const january: MonthFacts = {
  ...plain('Enero'),
  holidays: [
    { day: 1, name: 'Año Nuevo' },
    { day: 6, name: 'Epifanía del Señor' },
  ],
  observances: [{ day: 22, name: 'San Vicente (València)' }],
  workingDays: 21,
  holidayCount: 3,
  weekendDays: 8,
  longWeekends: 'Del sábado 30 de diciembre al lunes 1.',
};

const others = [
  ...['Febrero', 'Marzo', 'Abril', 'Mayo', 'Junio', 'Julio'],
  ...['Agosto', 'Septiembre', 'Octubre', 'Noviembre', 'Diciembre'],
];

/** A year for the gallery and for tests: January in full, with a total that does not add up (specification §9). */
export const sampleYear: YearFacts = {
  year: 2024,
  isComputed: false,
  holidaysLabel: 'Festivos nacionales',
  observancesLabel: 'Festivos de algunas comunidades',
  weekdays: ['Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb', 'Dom'].map((text) => ({ text })),
  months: [january, ...others.map(plain)],
  schoolHolidays: 'Verano, del 25/06 al 15/09. Navidad, del 23/12 al 07/01.',
};
