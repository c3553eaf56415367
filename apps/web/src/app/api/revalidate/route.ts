import { publishEventSchema } from '@prestafaro/types/publish-event';
import { log, reasonOf } from '@/server/log/log';
import { handleEvent } from '@/server/revalidation/handle-event';
import { once } from '@/server/revalidation/handled-events';
import { revalidations } from '@/server/revalidation/revalidations';
import { readSigned } from '@/server/revalidation/signed-request';

/**
 * Receives a publish event of the CMS (architecture, "How a publish reaches the visitor"). Answers `{dropped,
 * warming}`.
 */
export async function POST(request: Request): Promise<Response> {
  const signed = await readSigned(request);
  if ('refusal' in signed) return signed.refusal;
  const event = publishEventSchema.safeParse(signed.body);
  if (!event.success) return Response.json({ error: 'not a publish event' }, { status: 400 });
  const { id, type, locale } = event.data;
  try {
    const answer = await once(id, () => handleEvent(event.data));
    revalidations.publish('handled');
    log.info('Revalidated', { id, type, locale, dropped: answer.dropped.length, warming: answer.warming.length });
    return Response.json(answer);
  } catch (error) {
    revalidations.publish('failed');
    log.error('Revalidation failed', { id, type, locale, reason: reasonOf(error) });
    // The CMS repeats the event later.
    return Response.json({ error: 'try again' }, { status: 503, headers: { 'retry-after': '10' } });
  }
}
