import { type CalendarDate, calendarDate, toIsoDate } from '../calendar-date.ts';

/** The part of a birth date that a document contains. */
export type BirthClue =
  | {
      readonly tells: 'day-without-century';
      /** 0 to 99. */
      readonly yearOfCentury: number;
      readonly month: number;
      readonly day: number;
    }
  | { readonly tells: 'year'; readonly year: number };

/**
 * Whether the birth date of the form agrees with the document (specification of the countries, "Extra cross-checks"). If not,
 * the form shows «no coincide» beside the field. A document without a birth date agrees with any date.
 */
export function agreesWithBirthDate(
  document: { readonly birthDate?: CalendarDate; readonly birthClue?: BirthClue },
  birthDate: CalendarDate,
): boolean {
  if (document.birthDate) return toIsoDate(document.birthDate) === toIsoDate(birthDate);
  const clue = document.birthClue;
  if (!clue) return true;
  if (clue.tells === 'year') return clue.year === birthDate.year;
  const { yearOfCentury, month, day } = clue;
  return yearOfCentury === birthDate.year % 100 && month === birthDate.month && day === birthDate.day;
}

/** Reads the `YYMMDD` of a document that has the century elsewhere. Null if the day does not exist. */
export function birthDateOf(sixDigits: string, century: number): CalendarDate | null {
  const [year, month, day] = parts(sixDigits);
  return calendarDate(century + year, month, day);
}

/** Reads the `YYMMDD` of a document without the century. 29 February of `00` exists, because 2000 was a leap year. */
export function birthClueOf(sixDigits: string): BirthClue | null {
  const [yearOfCentury, month, day] = parts(sixDigits);
  const exists = [1900, 2000].some((century) => calendarDate(century + yearOfCentury, month, day));
  return exists ? { tells: 'day-without-century', yearOfCentury, month, day } : null;
}

function parts(sixDigits: string): [year: number, month: number, day: number] {
  return [Number(sixDigits.slice(0, 2)), Number(sixDigits.slice(2, 4)), Number(sixDigits.slice(4, 6))];
}
