import { type Language, type PluralForms, selectPlural } from '@prestafaro/countries';
import type { AnyPlural } from '@/messages/message-shape';

type Values = Readonly<Record<string, string | number>>;

/**
 * Puts values into a message: `Página {current} de {total}`. A name without a value stays visible, so that the mistake
 * is noticed. A value that ends in a full stop, as Russian dates do (`2027 г.`), takes the place of that of the sentence.
 */
export function fill(message: string, values: Values): string {
  return message.replace(/\{(\w+)\}(\.?)/g, (name, key: string, stop: string) => {
    if (!Object.hasOwn(values, key)) return name;
    const value = String(values[key]);
    return value.endsWith('.') ? value : value + stop;
  });
}

/**
 * The plural form of a message for a count, filled.
 * @param shown the count in the site's number format, if it differs from plain digits (`206 342`)
 */
export function fillCount(language: Language, count: number, forms: AnyPlural, shown: string = String(count)): string {
  return fill(selectPlural(language, count, forms as PluralForms<Language>), { count: shown });
}

/** A piece of a message: its text, or the name of a value, for views that mark the values (`<strong>`). */
export type MessagePart = { readonly text: string } | { readonly name: string };

/** Splits a message at its names: `Préstamo de {amount}` → text, name. */
export function messageParts(message: string): readonly MessagePart[] {
  return message
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => (/^\{\w+\}$/.test(piece) ? { name: piece.slice(1, -1) } : { text: piece }));
}
