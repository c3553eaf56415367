import type { CountryCode } from '@prestafaro/types/country';
import { inGroups } from '../in-groups.ts';
import { visibleTail } from '../masked-tail.ts';
import { countryOf } from '../registry.ts';
import { type NumberingPlan, rangeOf } from './numbering-plan.ts';

/** A stored number in the country's own form: `+34612345678` → `612 34 56 78`. A number of another country stays as it is. */
export function formatPhone(plan: NumberingPlan, e164: string): string {
  const code = `+${plan.callingCode}`;
  const number = e164.startsWith(code) ? e164.slice(code.length) : '';
  const range = rangeOf(plan, number);
  return range ? inGroups(number, range.writing) : e164;
}

/** A stored telephone number as the interface shows it (R28): `+34 ••• ••• 678`. */
export function maskPhone(country: CountryCode, e164: string): string {
  const code = `+${countryOf(country).phones.callingCode}`;
  const tail = visibleTail(e164.replace(/\D/g, ''), 3);
  return [e164.startsWith(code) ? code : '', '•••', '•••', tail].join(' ').trim();
}
