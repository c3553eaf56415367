import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { reservedSlug } from '../api/page/reserved-slug';
import { contradictions, type SettingsDraft } from '../api/site-setting/consistent-settings';
import { networkFaults } from '../clicks/network-faults';
import { type FencedType, fencedTypeOf } from '../content-types';
import { defaultLocale } from '../countries/default-locale';
import { readDocumentAction, siteOfSave } from '../documents/document-action';
import { retentionFaults } from '../retention/retention-faults';
import { lenderProblems, offerProblems } from './ranges';
import { rejectionProblems } from './rejected-comments';
import { tableProblems } from './tables';

type Rule = (data: Record<string, unknown>, locale: string) => string[];

/** What a form cannot say field by field. Each rule answers in sentences that name the way out. */
const RULES: Partial<Record<FencedType, readonly Rule[]>> = {
  page: [slugProblems, tableProblems],
  article: [tableProblems],
  lender: [lenderProblems, tableProblems],
  'lenders-guide': [tableProblems],
  bank: [tableProblems],
  'work-calendar': [tableProblems],
  offer: [offerProblems],
  'site-setting': [(data) => contradictions(data as SettingsDraft), networkFaults, retentionFaults],
  comment: [rejectionProblems],
};

function slugProblems(data: Record<string, unknown>, locale: string): string[] {
  const problem = reservedSlug(locale, data);
  return problem ? [problem] : [];
}

/** Refuses, at every save, an entry that contradicts itself or the site. */
export function registerEntryRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const type = fencedTypeOf(context.uid);
    const rules = type ? (RULES[type] ?? []) : [];
    const action = readDocumentAction(context);
    const { data } = action;
    if (rules.length > 0 && action.isSave && data) {
      const locale = siteOfSave(action, await defaultLocale(strapi));
      const problems = rules.flatMap((rule) => rule(data, locale));
      if (problems.length > 0) throw new errors.ValidationError(problems.join(' '));
    }
    return next();
  });
}
