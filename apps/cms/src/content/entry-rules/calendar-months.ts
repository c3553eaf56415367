import { type Locale, siteOfLocale, workCalendarOf } from '@prestafaro/countries';
import { workCalendar } from '../labels/content-types/work-calendar';
import { fieldName } from '../labels/field-name';
import type { Problem } from './problem';

interface CalendarDraft {
  isComputed?: boolean | null;
  year?: number | null;
  months?: readonly unknown[] | null;
}

/** A calendar has the months that an editor wrote or those that are computed, never both and never none. */
export function calendarProblems(draft: CalendarDraft, { locale }: { locale: string }): Problem[] {
  // A save of other fields only.
  if (draft.months === undefined && draft.isComputed === undefined) return [];
  const written = draft.months?.length ?? 0;
  if (draft.isComputed !== true) {
    return written > 0
      ? []
      : [
          problem(
            'months',
            `está vacío. Escribe los doce meses, o activa ${name('isComputed')} si el país los calcula.`,
          ),
        ];
  }
  const { country } = siteOfLocale(locale as Locale);
  const years = workCalendarOf(country)?.years.map(({ year }) => year) ?? [];
  if (years.length === 0) {
    return [
      problem(
        'isComputed',
        'está activado, y este país no tiene festivos calculados. Desactívalo y escribe los meses.',
      ),
    ];
  }
  return [
    ...(typeof draft.year === 'number' && !years.includes(draft.year)
      ? [
          problem(
            'year',
            `es ${draft.year}, y se calculan los años ${years.join(', ')}. Cambia el año o desactiva ${name('isComputed')}.`,
          ),
        ]
      : []),
    ...(written > 0
      ? [
          problem(
            'months',
            `tiene meses escritos, y ${name('isComputed')} está activado. Quita los meses o desactívalo.`,
          ),
        ]
      : []),
  ];
}

type Field = 'isComputed' | 'year' | 'months';

const name = (field: Field) => fieldName(workCalendar, field);
const problem = (field: Field, message: string): Problem => ({ path: [field], message: `${name(field)} ${message}` });
