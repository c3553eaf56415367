import 'server-only';
import { writeCsv } from '@prestafaro/countries/write-csv';
import type { AffiliatePageAnswer } from '@prestafaro/types/affiliate';
import { mailedLinkTokenSchema } from '@prestafaro/types/mailed-link';
import { readAffiliatePage } from '@/cms/affiliate-page';
import { statementTables } from '@/features/affiliates/statement-tables';
import { log } from '@/server/log/log';
import { plainAmount } from '@/shell/loan/amounts';
import { linkNoticePath } from '@/shell/mailed-link/link-address';
import type { SiteView } from '@/shell/site-view';

/**
 * Answers the form on the page of an affiliate with the statement of a month as a file for the spreadsheet of the country. The token comes in the
 * body and not in the address, and nothing stores the answer.
 */
export async function answerStatement(request: Request, view: SiteView): Promise<Response> {
  const { site } = view;
  const form = await request.formData().catch(() => undefined);
  const token = mailedLinkTokenSchema.safeParse(form?.get('token'));
  if (!token.success) return leadTo(linkNoticePath(site, 'unknown', ''));
  const month = form?.get('month');
  const read = await readAffiliatePage(site.locale, token.data, typeof month === 'string' ? month : undefined);
  if (read.outcome === 'away') log.error('The statement of an affiliate could not be read', { reason: read.reason });
  if (read.outcome !== 'known') return leadTo(linkNoticePath(site, read.outcome, token.data));
  const { terms, statement } = read.page;
  if (!terms || !statement) return leadTo(linkNoticePath(site, 'unknown', token.data));
  const { fileName } = view.messages.affiliates.page.download;
  return new Response(writeCsv(linesOf(terms, statement, view), view.money.decimalSeparator), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}-${terms.code}-${statement.month}.csv"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}

/** The tables of the page, each below its title. Neither the affiliate nor anybody else is named. */
function linesOf(
  { code, currency }: NonNullable<AffiliatePageAnswer['terms']>,
  statement: NonNullable<AffiliatePageAnswer['statement']>,
  view: SiteView,
): (readonly string[])[] {
  const { page } = view.messages.affiliates;
  const tables = statementTables(statement, page, {
    amount: (cents) => plainAmount(cents, view.money),
    count: String,
    day: (day) => day,
  });
  return [
    [page.code, code],
    [page.month, statement.month],
    [page.currency, currency],
    ...tables.flatMap(({ title, columns, rows, foot }) => [
      ...[[], [title], columns.map(({ head }) => String(head))],
      ...rows,
      ...(foot ? [foot] : []),
    ]),
  ];
}

const leadTo = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
