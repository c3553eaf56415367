import { countryOf, isLocale, siteOfLocale } from '@prestafaro/countries';
import { isRecord } from '../entry-rules/figures';
import { labelsOfModel } from '../entry-rules/form-problems';
import { choiceLabel } from '../labels/choices';
import { type Content, recordsIn } from './content';
import type { ContentField, FindModel } from './content-model';

const number = new Intl.NumberFormat('es', { maximumFractionDigits: 20 });
const day = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });

/** Longer texts are shortened in the description of a block that was added or removed. */
const LONGEST = 300;

/** A stored value as an editor reads it; null for an empty one. @param site whose country gives the time zone */
export function readableValue(value: unknown, type: string, site: string): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number') return number.format(value);
  if (type === 'enumeration') return choiceLabel(String(value));
  if (type === 'date') return day.format(new Date(`${value}T00:00:00Z`));
  if (type === 'datetime') return instant(String(value), site);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function instant(iso: string, site: string): string {
  const timeZone = isLocale(site) ? countryOf(siteOfLocale(site).country).timeZone : 'UTC';
  return new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(iso));
}

/** The names of entries or files; null for none. */
export const readableNames = (value: unknown): string | null =>
  recordsIn(value)
    .map(({ name }) => String(name))
    .join(', ') || null;

/** The filled fields of a component, a line each: `Título: Cómo funciona`. */
export function readablePart(find: FindModel, uid: string, part: Content, site: string): string {
  const labels = labelsOfModel(uid)?.fields ?? {};
  return Object.entries(find(uid))
    .flatMap(([name, field]) => {
      const text = readableField(find, field, part[name], site);
      return text ? [`${labels[name]?.label ?? name}: ${shortened(text)}`] : [];
    })
    .join('\n');
}

function readableField(find: FindModel, field: ContentField, value: unknown, site: string): string | null {
  switch (field.kind) {
    case 'value':
      return readableValue(value, field.type, site);
    case 'entries':
    case 'files':
      return readableNames(value);
    case 'part':
      return isRecord(value) ? readablePart(find, field.component, value, site) : null;
    case 'parts':
      return recordsIn(value)
        .map((part) => readablePart(find, field.component, part, site))
        .join('\n');
    case 'blocks':
      return recordsIn(value)
        .map((block) => readablePart(find, String(block.__component), block, site))
        .join('\n');
  }
}

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
