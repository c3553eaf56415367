import { isLocale, policyOf, siteOfLocale, todayIn } from '@prestafaro/countries';
import { settings } from '../labels/components/settings';
import { offer as offerLabels } from '../labels/content-types/offer';
import { siteSetting } from '../labels/content-types/site-setting';
import { fieldName, type Labelled, problemsIn } from '../labels/field-name';
import { figure, isRecord } from './figures';
import type { Problem } from './problem';

/**
 * The shortest term that any offer of a site may have, by the policy of its country on this day (R4). It holds whatever the settings of
 * the site allow. Undefined where every term is accepted.
 */
export function shortestTermDays(locale: string, now: Date): number | undefined {
  if (!isLocale(locale)) return undefined;
  const { country } = siteOfLocale(locale);
  return policyOf(country, todayIn(country, now)).minimumTermDays?.value;
}

/** Finds terms of an offer below the shortest one. */
export function offerTermProblems(offer: Readonly<Record<string, unknown>>, shortest: number | undefined): Problem[] {
  return belowShortest(offer, offerLabels, ['minDays', 'maxDays'], shortest);
}

/** Finds settings of a site that would allow terms below the shortest one. */
export function settingsTermProblems(
  { compliance }: Readonly<Record<string, unknown>>,
  shortest: number | undefined,
): Problem[] {
  if (!isRecord(compliance)) return [];
  const problems = belowShortest(compliance, settings.compliance, ['minRepaymentDays', 'maxRepaymentDays'], shortest);
  return problemsIn(siteSetting, 'compliance', problems);
}

function belowShortest<Field extends string>(
  data: Readonly<Record<string, unknown>>,
  labels: Labelled<Field>,
  fields: readonly Field[],
  shortest: number | undefined,
): Problem[] {
  if (shortest === undefined) return [];
  return fields.flatMap((field) => {
    const days = data[field];
    if (typeof days !== 'number' || days >= shortest) return [];
    const rule = `en este país no se admiten préstamos a menos de ${figure(shortest)} días, porque Google no deja anunciarlos`;
    return [
      {
        path: [field],
        message: `${fieldName(labels, field)} es ${figure(days)}, y ${rule}. Escribe ${figure(shortest)} o más.`,
      },
    ];
  });
}
