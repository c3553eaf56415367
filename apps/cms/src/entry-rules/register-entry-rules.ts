import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { reservedSlug } from '../api/page/reserved-slug';
import { contradictions, type SettingsDraft } from '../api/site-setting/consistent-settings';
import { type EditorialType, editorialTypeOf } from '../content-types';

type Rule = (locale: string, data: Record<string, unknown>) => string[];

/** What a form cannot say field by field. Each rule answers in sentences that name the way out. */
const RULES: Partial<Record<EditorialType, Rule>> = {
  page: (locale, data) => {
    const problem = reservedSlug(locale, data);
    return problem ? [problem] : [];
  },
  'site-setting': (_locale, data) => contradictions(data as SettingsDraft),
};

/** Refuses, at every save, an entry that contradicts itself or the site. */
export function registerEntryRules(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const type = editorialTypeOf(context.uid);
    const rule = type && RULES[type];
    if (rule && (context.action === 'create' || context.action === 'update')) {
      const { data, locale } = context.params as { data?: Record<string, unknown>; locale?: string };
      const problems = data ? rule(locale ?? '', data) : [];
      if (problems.length > 0) throw new errors.ValidationError(problems.join(' '));
    }
    return next();
  });
}
