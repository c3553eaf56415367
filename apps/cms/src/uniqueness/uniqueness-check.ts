import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { asContentType, editorialTypeOf } from '../content-types';
import { UNIQUE_PER_SITE } from './rules';

interface Candidate {
  documentId?: string;
  locale: string;
  [attribute: string]: unknown;
}
type Row = Candidate & { documentId: string };

interface WriteParams {
  documentId?: string;
  locale?: string | string[];
  status?: string;
  data?: Record<string, unknown>;
}

/** Before publishing: says in the editor's words which published entry already has the slug, number or path. */
export function registerUniquenessCheck(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const type = editorialTypeOf(context.uid);
    const rules = UNIQUE_PER_SITE.filter((rule) => rule.type === type);
    if (rules.length === 0) return next();
    const rows = strapi.db.query(asContentType(context.uid));
    for (const candidate of await candidates(strapi, context.uid, context.action, context.params as WriteParams)) {
      for (const { attribute } of rules) {
        const value = candidate[attribute];
        if (value === null || value === undefined) continue;
        const rival: Row | null = await rows.findOne({
          where: {
            [attribute]: value,
            locale: candidate.locale,
            publishedAt: { $notNull: true },
            ...(candidate.documentId && { documentId: { $ne: candidate.documentId } }),
          },
        });
        if (rival) throw new errors.ValidationError(clash(attribute, value, rival));
      }
    }
    return next();
  });
}

/** The rows that the action is about to publish: drafts, or what is written and published in one call. */
async function candidates(
  strapi: Core.Strapi,
  uid: string,
  action: string,
  { documentId, locale, status, data }: WriteParams,
): Promise<Candidate[]> {
  if (action === 'publish') {
    return strapi.db
      .query(asContentType(uid))
      .findMany({ where: { documentId, publishedAt: null, ...localeFilter(locale) } });
  }
  const writes = action === 'create' || action === 'update';
  if (!writes || status !== 'published' || typeof locale !== 'string') return [];
  return [{ ...data, documentId, locale }];
}

function localeFilter(locale: string | string[] | undefined): { locale?: string | { $in: string[] } } {
  if (!locale || locale === '*') return {};
  return { locale: Array.isArray(locale) ? { $in: locale } : locale };
}

function clash(attribute: string, value: unknown, rival: Row): string {
  const name = String(rival.title ?? rival.name ?? rival.from ?? rival.documentId);
  return `«${name}» (${rival.locale}) is already published with ${attribute} “${String(value)}”. Change one of the two.`;
}
