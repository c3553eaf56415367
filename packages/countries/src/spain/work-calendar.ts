import type { WorkCalendarRules, WorkCalendarYear } from '../law/work-calendar.ts';
import { holidayCorrections } from './holiday-corrections.ts';

const official = (year: number, resolvedOn: string, id: string, statedOn: string): WorkCalendarYear => ({
  year,
  officialList: {
    title: `Resolución de ${resolvedOn}, de la Dirección General de Trabajo: relación de fiestas laborales para el año ${year}`,
    url: `https://www.boe.es/buscar/doc.php?id=${id}`,
    publisher: 'Boletín Oficial del Estado',
  },
  statedOn,
});

/** Real Decreto 2001/1983, art. 45 to 47: which holidays are national, and that each October the BOE lists those of every community. */
const spanish: WorkCalendarRules = {
  regionKey: 'comunidad',
  wholeCountry: { slug: 'espana', name: 'Toda España' },
  regions: [
    { code: 'AN', slug: 'andalucia', name: 'Andalucía' },
    { code: 'AR', slug: 'aragon', name: 'Aragón' },
    { code: 'AS', slug: 'asturias', name: 'Asturias' },
    {
      code: 'CN',
      slug: 'canarias',
      name: 'Canarias',
      note: 'En Canarias, cada isla añade un festivo propio que no está en esta lista.',
    },
    { code: 'CB', slug: 'cantabria', name: 'Cantabria' },
    { code: 'CM', slug: 'castilla-la-mancha', name: 'Castilla-La Mancha' },
    { code: 'CL', slug: 'castilla-y-leon', name: 'Castilla y León' },
    {
      code: 'CT',
      slug: 'cataluna',
      name: 'Cataluña',
      note: 'Si la lista de Cataluña pasa de doce fiestas, una puede ser recuperable; en el Valle de Arán se cambia San Esteban por el 17 de junio.',
    },
    {
      code: 'CE',
      slug: 'ceuta',
      name: 'Ceuta',
      note: 'La lista de Ceuta incluye ya las fiestas locales de la ciudad.',
    },
    {
      code: 'VC',
      slug: 'comunitat-valenciana',
      name: 'Comunitat Valenciana',
      note: 'Si la lista de la Comunitat Valenciana pasa de doce fiestas, una puede ser recuperable.',
    },
    { code: 'EX', slug: 'extremadura', name: 'Extremadura' },
    { code: 'GA', slug: 'galicia', name: 'Galicia' },
    { code: 'IB', slug: 'illes-balears', name: 'Illes Balears' },
    { code: 'RI', slug: 'la-rioja', name: 'La Rioja' },
    { code: 'MD', slug: 'madrid', name: 'Madrid' },
    {
      code: 'ML',
      slug: 'melilla',
      name: 'Melilla',
      note: 'La lista de Melilla incluye ya las fiestas locales de la ciudad.',
    },
    { code: 'MC', slug: 'murcia', name: 'Murcia' },
    { code: 'NC', slug: 'navarra', name: 'Navarra' },
    { code: 'PV', slug: 'pais-vasco', name: 'País Vasco' },
  ],
  localNote: 'Faltan los dos festivos locales de cada municipio: súmalos a los de tu comunidad.',
  years: [
    official(2024, '23 de octubre de 2023', 'BOE-A-2023-22014', '2023-10-27'),
    official(2025, '15 de octubre de 2024', 'BOE-A-2024-21316', '2024-10-18'),
    official(2026, '17 de octubre de 2025', 'BOE-A-2025-21667', '2025-10-28'),
    { year: 2027, officialList: null, statedOn: '2026-11-25' },
  ],
  names: {
    'Día de los Reyes Magos': 'Epifanía del Señor',
    'Día del Trabajador': 'Fiesta del Trabajo',
    Asunción: 'Asunción de la Virgen',
    'La inmaculada concepción': 'Inmaculada Concepción',
    Navidad: 'Natividad del Señor',
    'Dia de Cataluña': 'Fiesta Nacional de Cataluña',
    'Día de les Illes Balears': 'Día de las Illes Balears',
    'Día de la Comunidad de Madrid': 'Fiesta de la Comunidad de Madrid',
    'Día Nacional de Galicia': 'Santiago Apóstol, Día Nacional de Galicia',
    'Fiesta del Eid Fitr': 'Fiesta del Eid Fitr (fin del Ramadán)',
    'Fiesta del Sacrificio-Eidul Adha': 'Fiesta del Sacrificio (Eidul Adha)',
    'Fiesta del Sacrificio-Aid Al Adha': 'Fiesta del Sacrificio (Aid Al Adha)',
  },
  movedName: '{name} (el descanso pasa al lunes)',
  corrections: holidayCorrections,
};

export const workCalendars = { es: spanish };
