import { nationwide, type WorkCalendarRules, yearsWith } from '../law/work-calendar.ts';

const law = {
  title: 'Ley Federal del Trabajo, artículo 74',
  url: 'https://www.diputados.gob.mx/LeyesBiblio/pdf/LFT.pdf',
  publisher: 'Cámara de Diputados',
};

/** The law names every day of obligatory rest; 1 October counts in the years in which a president takes office. */
const mexican: WorkCalendarRules = {
  ...nationwide,
  wholeCountry: { slug: 'mexico', name: 'Todo México' },
  localNote:
    'Son los días de descanso obligatorio de la ley. No están los días que da tu contrato o tu escuela, ni los de las jornadas electorales.',
  years: yearsWith([2026, 2027], { officialList: law, statedOn: '2026-11-26' }),
  names: {
    'Día de la Constitución': 'Aniversario de la Constitución (primer lunes de febrero)',
    'Natalicio de Benito Juárez': 'Natalicio de Benito Juárez (tercer lunes de marzo)',
    'Día de la Revolución': 'Aniversario de la Revolución (tercer lunes de noviembre)',
  },
  movedName: '{name} (día de descanso)',
  corrections: [],
};

export const workCalendars = { es: mexican };
