import type { Site } from '@prestafaro/countries';
import type { SentDelivery } from '@/cms/send-delivery';
import { transitionPath } from '@/shell/application/transition-path';
import { type PageQuery, queryText } from '@/shell/page-query';

const field = 'send';

/** Why a press sent nothing. After a success the page shows the state of the delivery itself. */
export type DeliveryProblem = Exclude<SentDelivery['outcome'], 'sent' | 'refused'>;

const problems: readonly DeliveryProblem[] = ['changed', 'closed', 'limited', 'away'];

/** The address of the page after a press. Nothing of it is personal (R28). */
export function deliveryAnswerPath(site: Site, offerId: number, outcome: 'sent' | DeliveryProblem): string {
  const path = transitionPath(site, offerId);
  return outcome === 'sent' ? path : `${path}&${new URLSearchParams({ [field]: outcome })}`;
}

/** The problem in a query. A visitor who writes it by hand reads a notice that changes nothing. */
export function readDeliveryProblem(query: PageQuery): DeliveryProblem | undefined {
  const text = queryText(query, field);
  return problems.find((problem) => problem === text);
}
