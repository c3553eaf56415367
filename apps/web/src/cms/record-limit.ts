import 'server-only';
import { requestContext } from '@/cms/request-context';

/** Records that a limit has refused the form of this request: its answer has status 429 and states the time in Retry-After. */
export function recordLimit(retryAfterSeconds: number): void {
  const context = requestContext();
  if (context) context.limitedForSeconds = Math.max(1, Math.ceil(retryAfterSeconds));
}
