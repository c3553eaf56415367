import type { Site } from '@prestafaro/countries';
import type { WithdrawAnswer } from '@/cms/withdraw-application';
import { processPath, stayField } from '@/shell/application/process-path';
import { type PageQuery, queryText } from '@/shell/page-query';

const field = 'withdraw';

/** What the page says after the press. */
export type WithdrawNotice = 'done' | 'notAllowed' | 'failed';

const notices: Readonly<Record<WithdrawAnswer['outcome'], WithdrawNotice | undefined>> = {
  withdrawn: 'done',
  'not-allowed': 'notAllowed',
  away: 'failed',
  // There is nothing to say of an application that is not there: the page leads to the form.
  unknown: undefined,
};

/** The page of the application, with what became of the press. Nothing of it is personal (R28). */
export function withdrawAnswerPath(site: Site, outcome: WithdrawAnswer['outcome']): string {
  const notice = notices[outcome];
  if (!notice) return processPath(site);
  return `${processPath(site)}?${new URLSearchParams({ [stayField]: '1', [field]: notice })}`;
}

/** What an address says of a press; whoever writes it by hand reads a sentence that the state above it puts right. */
export function readWithdrawNotice(query: PageQuery): WithdrawNotice | undefined {
  const text = queryText(query, field);
  return (['done', 'notAllowed', 'failed'] as const).find((notice) => notice === text);
}
