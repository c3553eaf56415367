import type { Language } from '@prestafaro/types/country';
import { keptFor } from './kept-for.ts';
import type { RegisteredSite } from './registry.ts';

/** The categories of a language beside `other`, from the country modules. A message without one of them does not compile. */
type PluralCategoryOf<L extends Language> = Extract<RegisteredSite, { language: L }>['pluralCategories'][number];

/** One text for each plural category of a language: `{ one: 'oferta', many: 'de ofertas', other: 'ofertas' }`. */
export type PluralForms<L extends Language> = Readonly<Record<PluralCategoryOf<L> | 'other', string>>;

const rules = keptFor((language: Language) => new Intl.PluralRules(language));

/** The text for a count. Spanish uses `many` for millions: «1 000 000 de ofertas». */
export function selectPlural<L extends Language>(language: L, count: number, forms: PluralForms<L>): string {
  const category = rules(language).select(count);
  return isFormOf(category, forms) ? forms[category] : forms.other;
}

function isFormOf<L extends Language>(
  category: string,
  forms: PluralForms<L>,
): category is keyof PluralForms<L> & string {
  return Object.hasOwn(forms, category);
}
