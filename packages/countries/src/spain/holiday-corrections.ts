import type { HolidayCorrection } from '../law/work-calendar.ts';

const checkedOn = '2026-11-25';
const immaculate = 'Inmaculada Concepción (el descanso pasa al lunes)';
const nationalDay = 'Fiesta Nacional de España (el descanso pasa al lunes)';
const saintJames = 'Santiago Apóstol';
const institutions = 'Día de las Instituciones de Cantabria';
const virgin = { '09-08': 'Nuestra Señora de la Victoria' };
const cityOfMelilla = { '09-17': 'Día de Melilla' };
const sacrifice = 'Fiesta del Sacrificio (Eidul Adha)';

/**
 * Where date-holidays 3.37.0 differs from the official lists. It knows the usual holidays of a community; a list may choose
 * others for one year, above all when a holiday falls on a Sunday.
 */
export const holidayCorrections: readonly HolidayCorrection[] = [
  {
    years: [2024],
    source: 'https://www.boe.es/buscar/doc.php?id=BOE-A-2023-22014',
    checkedOn,
    regions: {
      AN: { add: { '12-09': immaculate } },
      AR: { add: { '12-09': immaculate } },
      AS: { add: { '12-09': immaculate } },
      CB: { remove: ['06-28', '09-16'], add: { '04-01': 'Lunes de Pascua', '07-25': saintJames } },
      CE: { remove: ['06-15'], add: { '06-17': sacrifice } },
      CL: { add: { '12-09': immaculate } },
      EX: { remove: ['09-09'], add: { '02-13': 'Martes de Carnaval', '12-09': immaculate } },
      GA: { remove: ['03-19'] },
      MC: { add: { '12-09': immaculate } },
      MD: { add: { '07-25': saintJames } },
      ML: { remove: ['06-16'], add: { '06-17': 'Fiesta del Sacrificio (Aid Al Adha)', '12-09': immaculate } },
      NC: { remove: ['03-19'], add: { '07-25': saintJames } },
      PV: { remove: ['03-19'] },
      RI: { add: { '06-10': 'Día de La Rioja (el descanso pasa al lunes)' } },
    },
  },
  {
    years: [2025],
    source: 'https://www.boe.es/buscar/doc.php?id=BOE-A-2024-21316',
    checkedOn,
    regions: {
      AN: { add: { '10-13': nationalDay } },
      AR: { add: { '10-13': nationalDay } },
      AS: { add: { '10-13': nationalDay } },
      CB: { remove: ['06-28'], add: { '07-28': institutions } },
      CE: { remove: ['06-05', '09-02'], add: { '06-06': sacrifice } },
      CL: { add: { '10-13': nationalDay } },
      EX: { add: { '10-13': nationalDay } },
      GA: { remove: ['03-19'] },
      IB: { remove: ['04-21'], add: { '12-26': 'Segunda fiesta de Navidad' } },
      MC: { add: { '06-09': 'Día de la Región de Murcia' } },
      MD: { add: { '07-25': saintJames } },
      ML: { remove: ['03-30'], add: { '03-31': 'Fiesta del Eid Fitr (fin del Ramadán)' } },
      NC: { remove: ['03-19'], add: { '07-25': saintJames } },
      PV: { remove: ['03-19'] },
    },
  },
  {
    years: [2026],
    source: 'https://www.boe.es/buscar/doc.php?id=BOE-A-2025-21667',
    checkedOn,
    regions: {
      CB: { remove: ['06-28'], add: { '07-28': institutions } },
      CE: { remove: ['05-26'], add: { '05-27': sacrifice } },
      CM: { add: { '04-06': 'Lunes de Pascua' } },
      GA: { add: { '06-24': 'San Juan' } },
      IB: { add: { '12-26': 'Segunda fiesta de Navidad' } },
      MC: { add: { '06-09': 'Día de la Región de Murcia' } },
    },
  },
  {
    // What is a holiday by a law of the community, or the name of a law, whatever the list of the year will be.
    years: [2027],
    source: 'https://www.boe.es/buscar/act.php?id=BOE-A-1983-20906',
    checkedOn,
    regions: {
      CB: { remove: ['06-28'], add: { '07-28': institutions } },
      CE: { remove: ['05-15'], add: { '05-16': sacrifice } },
      // Only the rest of a holiday on a Sunday may pass to a Monday (art. 45.1); 1 May 2027 is a Saturday.
      CT: { remove: ['05-03'] },
      MC: { add: { '06-09': 'Día de la Región de Murcia' } },
    },
  },
  {
    years: [2024, 2025, 2026, 2027],
    source: 'https://www.boe.es/buscar/act.php?id=BOE-A-1983-20906',
    checkedOn,
    regions: { VC: { add: { '10-09': 'Día de la Comunitat Valenciana' } } },
  },
  {
    // A holiday of all of Navarra besides its entries in the list of the BOE, by the yearly resolution of its government.
    years: [2024, 2025, 2026, 2027],
    source: 'https://www.lexnavarra.navarra.es/detalle.asp?r=57937',
    checkedOn,
    regions: { NC: { add: { '12-03': 'San Francisco Javier' } } },
  },
  {
    // Ceuta and Melilla are one municipality each, so its two local holidays are holidays of the whole list.
    years: [2024],
    source: 'https://sede.ceuta.es/controlador/controlador?modulo=info&cmd=calendario&year=2024',
    checkedOn,
    regions: { CE: { add: { '06-13': 'San Antonio' } } },
  },
  {
    years: [2025],
    source: 'https://sede.ceuta.es/controlador/controlador?modulo=info&cmd=calendario&year=2025',
    checkedOn,
    regions: { CE: { add: { '03-31': 'Fiesta del Eidul Fitr (fin del Ramadán)', '06-13': 'San Antonio' } } },
  },
  {
    years: [2026],
    source: 'https://sede.ceuta.es/controlador/controlador?modulo=info&cmd=calendario&year=2026',
    checkedOn,
    regions: { CE: { add: { '03-20': 'Fiesta del Eidul Fitr (fin del Ramadán)', '06-13': 'San Antonio' } } },
  },
  {
    years: [2024, 2025, 2026, 2027],
    source:
      'https://www.melilla.es/melillaportal/contenedor.jsp?seccion=s_fact_d4_v1.jsp&contenido=41767&nivel=1400&tipo=2',
    checkedOn,
    regions: { ML: { add: cityOfMelilla } },
  },
  {
    years: [2025, 2026, 2027],
    source:
      'https://www.melilla.es/melillaportal/contenedor.jsp?seccion=s_fact_d4_v1.jsp&contenido=41767&nivel=1400&tipo=2',
    checkedOn,
    regions: { ML: { add: virgin } },
  },
];
