import { type FailedPage, failedPagesSchema } from '@prestafaro/types';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { answer, type Handler } from '../../platform/http/answer';
import { adminSessionOnly, currentAdministrator, entryPermission } from '../../platform/strapi-internals/admin-session';
import { FAILED_PAGES_PATH } from './failed-pages-path';
import { postSigned } from './post-signed';

const TIMEOUT_MS = 3_000;
const READ = 'plugin::content-manager.explorer.read';

export interface WebApp {
  /** The addresses for publish events, one for each instance that makes pages by itself. */
  urls: readonly string[];
  secret: string;
}

/** `GET /publishing/failed-pages`: the pages of an editor's countries that the web app could not make again after a change. */
export function registerFailedPages(strapi: Core.Strapi, web: WebApp): void {
  const handler: Handler = async (ctx) => {
    const administrator = currentAdministrator(strapi);
    if (!administrator) return ctx.forbidden();
    const mayRead = entryPermission(strapi, administrator, READ, uidOf('article'));
    const pages = (await failedPages(web)).filter(({ locale }) => mayRead({ locale }));
    answer(ctx, 200, { pages: pages.map(({ locale, path, since }) => ({ locale, path, since })) });
  };
  strapi.server.routes({
    type: 'admin',
    prefix: FAILED_PAGES_PATH,
    routes: [
      {
        method: 'GET',
        path: '/',
        info: { apiName: 'publishing' },
        handler,
        config: adminSessionOnly('publishing', []),
      },
    ],
  });
}

/** Asks each instance. One that is away names no page: its publish events wait, and the health of the CMS says so. */
export async function failedPages({ urls, secret }: WebApp): Promise<FailedPage[]> {
  const answers = await Promise.all(urls.map((url) => ask(`${url}/failed-pages`, secret).catch(() => [])));
  return [...new Map(answers.flat().map((page) => [page.host + page.path, page])).values()];
}

async function ask(url: string, secret: string): Promise<FailedPage[]> {
  const response = await postSigned(url, { secret, body: '{}', timeoutMs: TIMEOUT_MS });
  return response.ok ? failedPagesSchema.parse(await response.json()).pages : [];
}
