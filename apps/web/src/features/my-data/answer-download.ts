import 'server-only';
import { type Locale, siteOfLocale } from '@prestafaro/countries';
import { mailedLinkTokenSchema } from '@prestafaro/types/mailed-link';
import { readHeldData } from '@/cms/my-data';
import { log } from '@/server/log/log';
import { linkNoticePath } from '@/shell/mailed-link/link-address';

/**
 * Answers the form on the page of the link with the data as a file. The token comes in the body and not in the address, and nothing stores
 * the answer.
 */
export async function answerDownload(request: Request, locale: Locale): Promise<Response> {
  const site = siteOfLocale(locale);
  const form = await request.formData().catch(() => undefined);
  const token = mailedLinkTokenSchema.safeParse(form?.get('token'));
  if (!token.success) return leadTo(linkNoticePath(site, 'unknown', ''));
  const answer = await readHeldData(locale, token.data);
  if (answer.outcome === 'away') log.error('The data of a person could not be downloaded', { reason: answer.reason });
  if (answer.outcome !== 'held') return leadTo(linkNoticePath(site, answer.outcome, token.data));
  const body = JSON.stringify({ createdAt: new Date().toISOString(), ...answer.data }, null, 2);
  return new Response(body, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
  });
}

const fileName = 'my-data.json';

const leadTo = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
