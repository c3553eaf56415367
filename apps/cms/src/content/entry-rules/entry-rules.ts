import type { Core } from '@strapi/strapi';
import { deliveryFaults } from '../../delivery/lenders/delivery-faults';
import { deliverySettingsOf } from '../../delivery/lenders/provided';
import { sharedDeliveryProblems } from '../../delivery/lenders/shared-delivery';
import { retentionFaults } from '../../leads/retention/retention-faults';
import { defaultLocale } from '../../platform/strapi-internals/locale-records';
import { networkFaults } from '../../visitors/clicks/network-faults';
import { addressProblems } from '../addresses/address-rules';
import { type LocalizedType, localizedTypeOf, uidOf } from '../content-types';
import {
  type DocumentAction,
  type DocumentMiddleware,
  readDocumentAction,
  siteOfSave,
} from '../documents/document-action';
import { draftsToPublish } from '../documents/drafts-to-publish';
import { calendarProblems } from './calendar-months';
import { pastDateProblems } from './checked-dates';
import { contradictions, type SettingsDraft } from './consistent-settings';
import { creditWarningProblems, lenderRegisterProblems } from './consumer-protection';
import { exampleProblems } from './example-figures';
import { experimentProblems } from './experiment-problems';
import { formProblems } from './form-problems';
import { loanFigureProblems } from './loan-figures';
import { type Problem, refusalOf } from './problem';
import { lenderProblems, offerProblems } from './ranges';
import { lenderRateProblems, offerRateProblems } from './rates';
import { rejectionProblems } from './rejected-comments';
import { slugProblems } from './reserved-slug';
import { type EntryDraft, siteProblems } from './site-rules';
import { tableProblems } from './tables';

type Rule = (
  data: Record<string, unknown>,
  context: { locale: string; now: Date; isPrivateAllowed: boolean },
) => Problem[];

/** Rules that a form cannot check field by field. */
const RULES_OF_ALL: readonly Rule[] = [tableProblems, loanFigureProblems];
const RULES: Partial<Record<LocalizedType, readonly Rule[]>> = {
  page: [(data, { locale }) => slugProblems(locale, data)],
  lender: [
    lenderProblems,
    lenderRateProblems,
    pastDateProblems('checkedOn'),
    (data, { locale, now }) => lenderRegisterProblems(data, locale, now),
    (data, { isPrivateAllowed }) => deliveryFaults(data, isPrivateAllowed),
  ],
  bank: [pastDateProblems('checkedOn')],
  offer: [offerProblems, offerRateProblems, pastDateProblems('checkedOn')],
  testimonial: [pastDateProblems('date')],
  'site-setting': [
    (data) => contradictions(data as SettingsDraft),
    (data, { locale, now }) => creditWarningProblems(data, locale, now),
    (data, { locale }) => exampleProblems(data, locale),
    experimentProblems,
    networkFaults,
    retentionFaults,
  ],
  comment: [rejectionProblems],
  'work-calendar': [calendarProblems],
};

/** What contradicts itself or its site in an entry; [] = nothing. */
export async function entryProblems(strapi: Core.Strapi, draft: EntryDraft): Promise<Problem[]> {
  const { type, data, locale } = draft;
  const { isPrivateAllowed } = deliverySettingsOf(strapi);
  const context = { locale, now: new Date(), isPrivateAllowed };
  const own = [...(RULES[type] ?? []), ...RULES_OF_ALL].flatMap((rule) => rule(data, context));
  return [...formProblems(strapi, uidOf(type), data), ...own, ...(await problemsInSite(strapi, draft))];
}

/** What contradicts the other entries of its site, which may have changed since an entry was saved. */
const problemsInSite = async (strapi: Core.Strapi, draft: EntryDraft): Promise<Problem[]> => [
  ...(await siteProblems(strapi, draft)),
  ...(await addressProblems(strapi, draft)),
  ...(await sharedDeliveryProblems(strapi, draft)),
];

/** The components that the rules of a site read. */
const PARTS: Partial<Record<LocalizedType, object>> = {
  lender: { delivery: true },
  menu: { groups: { populate: { links: true } } },
  offer: { cost: true },
  page: { lender: { select: ['documentId'] } },
  'site-setting': { compliance: { populate: { allowedPhrases: true } } },
};

/** Refuses to save an entry that contradicts itself or its site, and to publish one that contradicts its site by now. */
export function entryRules(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const type = localizedTypeOf(context.uid);
    const action = readDocumentAction(context);
    const problems = type ? await problemsOf(strapi, type, action) : [];
    if (problems.length > 0) throw refusalOf(problems);
    return next();
  };
}

async function problemsOf(strapi: Core.Strapi, type: LocalizedType, action: DocumentAction): Promise<Problem[]> {
  const { data, documentId } = action;
  if (action.isSave && data) {
    return entryProblems(strapi, { type, data, locale: siteOfSave(action, await defaultLocale(strapi)), documentId });
  }
  if (action.name !== 'publish') return [];
  const drafts = await draftsToPublish(strapi, uidOf(type), action, PARTS[type]);
  const found = drafts.map((draft) => problemsInSite(strapi, { type, data: draft, locale: draft.locale, documentId }));
  return (await Promise.all(found)).flat();
}
