import type { Language } from './site.ts';

/** What each language tells apart beside `other` (CLDR). A message that lacks one of them does not compile. */
interface PluralCategories {
  es: 'one' | 'many';
  en: 'one';
  vi: never;
  ms: never;
  pl: 'one' | 'few' | 'many';
  ru: 'one' | 'few' | 'many';
  uk: 'one' | 'few' | 'many';
}

/** One text for each plural category of a language: `{ one: 'oferta', many: 'de ofertas', other: 'ofertas' }`. */
export type PluralForms<L extends Language> = Readonly<Record<PluralCategories[L] | 'other', string>>;

/** The text for a count. Spanish `many` is the millions: «1 000 000 de ofertas». */
export function selectPlural<L extends Language>(language: L, count: number, forms: PluralForms<L>): string {
  const category = new Intl.PluralRules(language).select(count);
  return isFormOf(category, forms) ? forms[category] : forms.other;
}

function isFormOf<L extends Language>(
  category: string,
  forms: PluralForms<L>,
): category is keyof PluralForms<L> & string {
  return Object.hasOwn(forms, category);
}
