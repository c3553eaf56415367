import type { RequestContext } from './answer';

/** Answers with a file that the browser saves under a name. It must not be cached. */
export function answerCsv(ctx: RequestContext, name: string, csv: string): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Content-Disposition', `attachment; filename="${name}"`);
  ctx.type = 'text/csv; charset=utf-8';
  ctx.body = csv;
}
