import { type Locale, siteOfLocale, workCalendarOf } from '@prestafaro/countries';
import { workCalendar } from '../labels/content-types/work-calendar';
import { fieldName } from '../labels/field-name';
import type { Problem } from './problem';

interface CalendarDraft {
  isComputed?: boolean | null;
  year?: number | null;
  months?: readonly unknown[] | null;
}

/** A calendar has the months that an editor wrote or those that are computed, never both and never neither. */
export function calendarProblems(draft: CalendarDraft, { locale }: { locale: string }): Problem[] {
  // A save of other fields only.
  if (draft.months === undefined && draft.isComputed === undefined) return [];
  const hasMonths = (draft.months?.length ?? 0) > 0;
  if (draft.isComputed === true) return computedProblems(draft.year, hasMonths, locale);
  if (hasMonths) return [];
  const advice = `Escribe los doce meses, o activa ${name('isComputed')} para que se calculen.`;
  return [problem('months', `está vacío. ${advice}`)];
}

function computedProblems(year: CalendarDraft['year'], hasMonths: boolean, locale: string): Problem[] {
  const years = workCalendarOf(siteOfLocale(locale as Locale)).years.map((each) => each.year);
  const found: Problem[] = [];
  if (typeof year === 'number' && !years.includes(year)) {
    const advice = `Cambia el año o desactiva ${name('isComputed')}.`;
    found.push(problem('year', `es ${year}, y se calculan los años ${years.join(', ')}. ${advice}`));
  }
  if (hasMonths) {
    const reason = `tiene meses escritos, y ${name('isComputed')} está activado. Quita los meses o desactívalo.`;
    found.push(problem('months', reason));
  }
  return found;
}

type Field = 'isComputed' | 'year' | 'months';

const name = (field: Field) => fieldName(workCalendar, field);
const problem = (field: Field, message: string): Problem => ({ path: [field], message: `${name(field)} ${message}` });
