import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { answer, bodyOf, type Handler } from '../../platform/http/answer';
import { adminSessionOnly, currentAdministrator, entryPermission } from '../../platform/strapi-internals/admin-session';
import { defaultLocale } from '../../platform/strapi-internals/locale-records';
import { REVIEW_PATH } from '../before-publishing/review';
import { reviewEntry } from '../before-publishing/review-entry';
import { editorialTypeOf, localizedTypeOf } from '../content-types';
import { ENTRY_CHECK_PATH } from './entry-check-path';
import { entryProblems } from './entry-rules';

const READ = 'plugin::content-manager.explorer.read';

const bodySchema = z.object({
  uid: z.string(),
  locale: z.string().nullish(),
  documentId: z.string().optional(),
  data: z.record(z.string(), z.unknown()),
});

/**
 * Registers the address at which the edit view asks what is wrong with an entry before it saves it. Strapi empties the form of a
 * refused save, so the form asks first.
 */
export function registerEntryCheck(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: ENTRY_CHECK_PATH,
    routes: [
      {
        method: 'POST',
        path: '/',
        info: { apiName: 'entry-check' },
        handler: checkHandler(strapi),
        config: adminSessionOnly('entry-check', []),
      },
      {
        method: 'POST',
        path: REVIEW_PATH,
        info: { apiName: 'entry-check' },
        handler: reviewHandler(strapi),
        config: adminSessionOnly('entry-check', []),
      },
    ],
  });
}

/** The review of an entry that the panel beside it shows; null for a person who may not read the entry. */
const reviewHandler =
  (strapi: Core.Strapi): Handler =>
  async (ctx) => {
    const { data: body } = bodySchema.safeParse(bodyOf(ctx));
    const type = body && editorialTypeOf(body.uid);
    const administrator = currentAdministrator(strapi);
    if (!type || !administrator) return answer(ctx, 200, { review: null });
    const locale = body.locale ?? (await defaultLocale(strapi));
    const mayRead = entryPermission(strapi, administrator, READ, body.uid)({ locale });
    const { data, documentId } = body;
    answer(ctx, 200, { review: mayRead ? await reviewEntry(strapi, { type, data, locale, documentId }) : null });
  };

const checkHandler =
  (strapi: Core.Strapi): Handler =>
  async (ctx) => {
    const { data: body } = bodySchema.safeParse(bodyOf(ctx));
    const type = body && localizedTypeOf(body.uid);
    const administrator = currentAdministrator(strapi);
    if (!type || !administrator) return answer(ctx, 200, { problems: [] });
    const locale = body.locale ?? (await defaultLocale(strapi));
    const mayRead = entryPermission(strapi, administrator, READ, body.uid)({ locale });
    const { data, documentId } = body;
    const problems = mayRead ? await entryProblems(strapi, { type, data, locale, documentId }) : [];
    answer(ctx, 200, { problems });
  };
