import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { retentionFaults } from '../../leads/retention/retention-faults';
import { defaultLocale } from '../../platform/strapi-internals/locale-records';
import { networkFaults } from '../../visitors/clicks/network-faults';
import { type LocalizedType, localizedTypeOf } from '../content-types';
import { type DocumentMiddleware, readDocumentAction, siteOfSave } from '../documents/document-action';
import { contradictions, type SettingsDraft } from './consistent-settings';
import { lenderProblems, offerProblems } from './ranges';
import { rejectionProblems } from './rejected-comments';
import { reservedSlug } from './reserved-slug';
import { tableProblems } from './tables';

type Rule = (data: Record<string, unknown>, locale: string) => string[];

/** Rules that a form cannot check field by field. Each rule returns sentences that tell the editor how to correct the entry. */
const RULES_OF_ALL: readonly Rule[] = [tableProblems];
const RULES: Partial<Record<LocalizedType, readonly Rule[]>> = {
  page: [slugProblems],
  lender: [lenderProblems],
  offer: [offerProblems],
  'site-setting': [(data) => contradictions(data as SettingsDraft), networkFaults, retentionFaults],
  comment: [rejectionProblems],
};

function slugProblems(data: Record<string, unknown>, locale: string): string[] {
  const problem = reservedSlug(locale, data);
  return problem ? [problem] : [];
}

/** Refuses to save an entry that contradicts itself or its site. */
export function entryRules(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const type = localizedTypeOf(context.uid);
    const rules = type ? [...(RULES[type] ?? []), ...RULES_OF_ALL] : [];
    const action = readDocumentAction(context);
    const { data } = action;
    if (rules.length > 0 && action.isSave && data) {
      const locale = siteOfSave(action, await defaultLocale(strapi));
      const problems = rules.flatMap((rule) => rule(data, locale));
      if (problems.length > 0) throw new errors.ValidationError(problems.join(' '));
    }
    return next();
  };
}
