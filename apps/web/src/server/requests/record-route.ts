import 'server-only';
import { requestContext } from '@/cms/request-context';
import { requestKind } from '@/server/requests/request-kind';
import type { Decision } from '@/server/routing/decision';
import { isSharedForm } from '@/server/shared-pages/shared-address';

/** Records the decision of the proxy for the log and the metrics of this request. */
export function recordRoute(decision: Decision, pathname: string): void {
  const context = requestContext();
  if (!context) return;
  context.kind = requestKind(decision, pathname);
  if (decision.kind === 'not-found') context.missing = decision;
  if (decision.kind === 'page' && isSharedForm(decision.internal)) context.lacksKey = true;
}
