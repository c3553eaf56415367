import type { Core } from '@strapi/strapi';
import { asContentType, type LocalizedType, uidOf } from '../content-types';
import { type EditorialType, editorialEntry } from '../editorial-types';
import { fieldName } from '../labels/field-name';
import { type AllowedPhrase, claimProblems } from './claims';
import { isRecord } from './figures';
import { legalCapProblems } from './legal-caps';
import { lenderPageProblems } from './lender-pages';
import { loweredLimitProblems } from './lowered-limits';
import type { Problem } from './problem';
import { offerTermProblems, settingsTermProblems, shortestTermDays } from './shortest-term';
import { type SiteLimits, siteLimitProblems } from './site-limits';

/** The values of a form, and the entry to which they belong. */
export interface EntryDraft {
  type: LocalizedType;
  data: Record<string, unknown>;
  locale: string;
  /** undefined for a new entry. */
  documentId: string | undefined;
}

/** The names by which visitors choose. Two equal ones of a site cannot be told apart, and of two such offers one is never shown. */
const DISTINCT_NAMES: Partial<Record<LocalizedType, 'header' | 'name'>> = {
  offer: 'header',
  lender: 'name',
  bank: 'name',
  tag: 'name',
};

/** Compares an entry with the settings and the other entries of its site. */
export async function siteProblems(strapi: Core.Strapi, draft: EntryDraft): Promise<Problem[]> {
  return [
    ...(await limitProblems(strapi, draft)),
    ...(await sameNameProblems(strapi, draft)),
    ...(await claimProblemsInSite(strapi, draft)),
    ...lenderPageProblems(draft),
  ];
}

/** The reviewed phrases are read only for an entry that has a claim. */
async function claimProblemsInSite(strapi: Core.Strapi, draft: EntryDraft): Promise<Problem[]> {
  if (claimProblems(draft, []).length === 0) return [];
  return claimProblems(draft, await allowedPhrases(strapi, draft));
}

/** Settings are judged by their own list, everything else by the published one. */
async function allowedPhrases(
  strapi: Core.Strapi,
  { type, data, locale }: EntryDraft,
): Promise<readonly AllowedPhrase[]> {
  if (type === 'site-setting') {
    const own = isRecord(data.compliance) ? data.compliance.allowedPhrases : undefined;
    return Array.isArray(own) ? own : [];
  }
  const row: { compliance: { allowedPhrases: AllowedPhrase[] } | null } | null = await strapi.db
    .query(uidOf('site-setting'))
    .findOne({
      select: ['id'],
      where: { locale, publishedAt: { $notNull: true } },
      populate: { compliance: { populate: { allowedPhrases: true } } },
    });
  return row?.compliance?.allowedPhrases ?? [];
}

async function limitProblems(strapi: Core.Strapi, { type, data, locale }: EntryDraft): Promise<Problem[]> {
  const shortest = shortestTermDays(locale, new Date());
  if (type === 'offer') {
    const { limits, moneyFormat } = await readSettings(strapi, locale);
    const problems = siteLimitProblems(data, limits);
    // The limit of the site is the stricter one, and a field has one message.
    const isNamed = ({ path }: Problem) => problems.some((one) => one.path[0] === path[0]);
    return [
      ...problems,
      ...offerTermProblems(data, shortest).filter((problem) => !isNamed(problem)),
      ...legalCapProblems(data, locale, new Date(), moneyFormat),
    ];
  }
  if (type !== 'site-setting' || !isRecord(data.compliance)) return [];
  const offers: Record<string, unknown>[] = await strapi.db.query(uidOf('offer')).findMany({
    select: ['header', 'aprPercent', 'minDays', 'maxDays', 'answerTime', 'approvalShare'],
    where: { locale },
  });
  return [
    ...settingsTermProblems(data, shortest),
    ...loweredLimitProblems((await readSettings(strapi, locale)).limits, data.compliance, offers),
  ];
}

/** The published settings of a site with which its offers must agree. */
async function readSettings(
  strapi: Core.Strapi,
  locale: string,
): Promise<{ limits: SiteLimits; moneyFormat: unknown }> {
  const row: { compliance: SiteLimits | null; moneyFormat: unknown } | null = await strapi.db
    .query(uidOf('site-setting'))
    .findOne({
      where: { locale, publishedAt: { $notNull: true } },
      populate: { compliance: true, moneyFormat: true },
    });
  return { limits: row?.compliance ?? {}, moneyFormat: row?.moneyFormat };
}

async function sameNameProblems(
  strapi: Core.Strapi,
  { type, data, locale, documentId }: EntryDraft,
): Promise<Problem[]> {
  const field = DISTINCT_NAMES[type];
  const name = field && data[field];
  if (!field || typeof name !== 'string' || !name.trim()) return [];
  const rival: { documentId: string } | null = await strapi.db.query(asContentType(uidOf(type))).findOne({
    where: { [field]: name.trim(), locale, ...(documentId && { documentId: { $ne: documentId } }) },
  });
  return rival ? [{ path: [field], message: sameName(type as EditorialType, field, name) }] : [];
}

function sameName(type: EditorialType, field: string, name: string): string {
  const { labels } = editorialEntry(type);
  return `En ${labels.name} de este sitio ya hay otra entrada con “${name.trim()}” en ${fieldName(labels, field)}. Escribe un nombre distinto.`;
}
