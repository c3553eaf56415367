import type { Core } from '@strapi/strapi';
import { siteNameOf } from '../../access/countries/site-names';
import { defaultLocale } from '../../platform/strapi-internals/locale-records';
import { asContentType, editorialTypeOf } from '../content-types';
import {
  type DocumentAction,
  type DocumentMiddleware,
  readDocumentAction,
  siteOfSave,
} from '../documents/document-action';
import { draftsToPublish } from '../documents/drafts-to-publish';
import { editorialEntry } from '../editorial-types';
import { refusalOf } from '../entry-rules/problem';
import { fieldName } from '../labels/field-name';
import { entryName } from '../references/list-of-entries';
import { UNIQUE_PER_SITE, type UniquenessRule } from './rules';

interface Candidate {
  documentId?: string;
  locale: string;
  [attribute: string]: unknown;
}
type Row = Candidate & { documentId: string };

/** Refuses to publish an entry whose slug, number or path a published entry of the site has, and names that entry. */
export function uniquenessCheck(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const type = editorialTypeOf(context.uid);
    const rules = UNIQUE_PER_SITE.filter((rule) => rule.type === type);
    if (rules.length === 0) return next();
    const rows = strapi.db.query(asContentType(context.uid));
    for (const candidate of await candidates(strapi, context.uid, readDocumentAction(context))) {
      for (const rule of rules) {
        const { attribute } = rule;
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
        if (rival) throw refusalOf([{ path: [attribute], message: conflictMessage(rule, value, rival) }]);
      }
    }
    return next();
  };
}

/** The rows that the action will publish: drafts, or the data that is written and published in one call. */
async function candidates(strapi: Core.Strapi, uid: string, action: DocumentAction): Promise<Candidate[]> {
  if (action.name === 'publish') return draftsToPublish(strapi, uid, action);
  if (!action.publishesAtOnce) return [];
  return [{ ...action.data, documentId: action.documentId, locale: siteOfSave(action, await defaultLocale(strapi)) }];
}

export function conflictMessage({ type, attribute }: UniquenessRule, value: unknown, rival: Row): string {
  const field = fieldName(editorialEntry(type).labels, attribute);
  const published = `La entrada «${entryName(rival)}» (${siteNameOf(rival.locale)}) ya está publicada con “${String(value)}” en ${field}`;
  return `${published}. Cambia una de las dos.`;
}
