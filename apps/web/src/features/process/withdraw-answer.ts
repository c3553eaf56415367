import type { Site } from '@prestafaro/countries';
import type { WithdrawAnswer } from '@/cms/withdraw-application';
import { processPath, stayField } from '@/shell/application/process-path';
import { type PageQuery, queryText } from '@/shell/page-query';

const field = 'withdraw';

/** The notice of the page after the redirect. */
export type WithdrawNotice = 'done' | 'notAllowed' | 'failed';

const notices: Readonly<Record<WithdrawAnswer['outcome'], WithdrawNotice | undefined>> = {
  withdrawn: 'done',
  'not-allowed': 'notAllowed',
  away: 'failed',
  // Without an application there is no notice, because the page redirects to the form.
  unknown: undefined,
};

/** The address of the application's page with the outcome. Nothing of it is personal (R28). */
export function withdrawAnswerPath(site: Site, outcome: WithdrawAnswer['outcome']): string {
  const notice = notices[outcome];
  if (!notice) return processPath(site);
  return `${processPath(site)}?${new URLSearchParams({ [stayField]: '1', [field]: notice })}`;
}

/** The outcome in a query. A visitor who writes it by hand reads a notice that the status above it corrects. */
export function readWithdrawNotice(query: PageQuery): WithdrawNotice | undefined {
  const text = queryText(query, field);
  return (['done', 'notAllowed', 'failed'] as const).find((notice) => notice === text);
}
