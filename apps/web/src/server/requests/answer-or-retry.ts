import 'server-only';
import { log, reasonOf } from '@/server/log/log';

/**
 * What a route for machines answers; 503 with a line in the log if its content cannot be read now.
 * @param failure the line, such as "The feed of articles could not be made"
 * @param facts for the line: the site, the type
 */
export async function answerOrRetry(
  failure: string,
  facts: Readonly<Record<string, string | undefined>>,
  make: () => Promise<Response>,
): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    log.warn(failure, { ...facts, reason: reasonOf(error) });
    return new Response('Try again', { status: 503, headers: { 'retry-after': '10', 'cache-control': 'no-store' } });
  }
}
