import { buildPushPayload } from '@block65/webcrypto-web-push';
import type { Locale } from '@prestafaro/countries';
import type { PushNotice, PushSubscription } from '@prestafaro/types/push-subscription';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { redactedError } from '../../platform/logging/redacted-error';
import { retryDelay } from '../publishing/retry-delay';
import type { PushSubscriptions } from './push-subscriptions';
import type { VapidKeys } from './vapid-keys';

/** News of yesterday helps nobody any more. A push service keeps a notification for a browser that is off as long, too. */
const GIVE_UP_AFTER_MS = 24 * 60 * 60_000;
const TTL_SECONDS = 24 * 60 * 60;
const TIMEOUT_MS = 10_000;
const PAUSES = { firstMs: 60_000, maxMs: 60 * 60_000 };
const BATCH = 100;
/** A push service that answers slowly does not hold up the others, and none gets a hundred requests at once. */
const AT_ONCE = 10;
/** Of several notifications that wait for a browser it gets the last one. */
const TOPIC = 'application';

interface NoticeRow {
  id: number;
  subscriptionId: number;
  site: Locale;
  attempts: number;
  queuedAt: string;
}

export interface PushParts {
  strapi: Core.Strapi;
  subscriptions: PushSubscriptions;
  keys: VapidKeys;
  /** `mailto:` address at which a push service reaches the operator (RFC 8292). */
  contact: string;
  /** The text for all applicants of a site. It is asked for once for each site of a run. */
  noticeOf(site: Locale): Promise<PushNotice>;
  fetch: typeof fetch;
}

/**
 * Sends the notifications that are due, a few at once. It is a job, so one instance at a time runs it; one that was killed in the
 * middle sends a notification again, and the browser replaces the first one.
 */
export async function sendNotices(parts: PushParts, now: Date): Promise<void> {
  const notices = parts.strapi.db.query(uidOf('push-notice'));
  const due: NoticeRow[] = await notices.findMany({
    where: { dueAt: { $lte: now } },
    orderBy: { id: 'asc' },
    limit: BATCH,
  });
  const run = { ...parts, noticeOf: oncePerSite(parts.noticeOf) };
  const lane = async () => {
    for (let row = due.shift(); row; row = due.shift()) await sendDue(run, row, now);
  };
  // All lanes end before the job does, so that no other instance begins beside them.
  const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane));
  const failed = lanes.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Sends one notification and writes down what became of it. */
async function sendDue(parts: PushParts, row: NoticeRow, now: Date): Promise<void> {
  const notices = parts.strapi.db.query(uidOf('push-notice'));
  const result = await sendNotice(parts, row);
  if (result === 'gone') await parts.subscriptions.forget(row.subscriptionId);
  const isOld = now.getTime() - Date.parse(row.queuedAt) >= GIVE_UP_AFTER_MS;
  if (result !== 'later' || isOld) {
    await notices.deleteMany({ where: { id: row.id } });
    return;
  }
  const attempts = row.attempts + 1;
  const dueAt = new Date(now.getTime() + retryDelay(attempts, PAUSES));
  await notices.updateMany({ where: { id: row.id }, data: { attempts, dueAt } });
}

/** Notifications that ask at the same moment share one answer. A failure is not kept: the next notification of the site tries again. */
function oncePerSite(noticeOf: PushParts['noticeOf']): PushParts['noticeOf'] {
  const known = new Map<Locale, Promise<PushNotice>>();
  return (site) => {
    const notice = known.get(site) ?? noticeOf(site);
    known.set(site, notice);
    notice.catch(() => known.delete(site));
    return notice;
  };
}

/** `gone`: the browser has ended its subscription. `refused`: the push service will never take this notification. */
type SendResult = 'sent' | 'gone' | 'refused' | 'later';

async function sendNotice({ strapi, ...parts }: PushParts, row: NoticeRow): Promise<SendResult> {
  const { subscriptions, fetch: send } = parts;
  const name = `push notice ${row.id} ${row.site}`;
  try {
    const subscription = await subscriptions.read(row.subscriptionId);
    if (!subscription) return 'refused';
    const answer = await send(subscription.endpoint, await requestOf(parts, subscription, row.site));
    await answer.body?.cancel();
    if (answer.ok) return 'sent';
    if (answer.status === 404 || answer.status === 410) return 'gone';
    const isFinal = answer.status === 400 || answer.status === 413;
    strapi.log.error(`${name}: the push service answered ${answer.status}${isFinal ? '' : ', tried again later'}`);
    return isFinal ? 'refused' : 'later';
  } catch (error) {
    strapi.log.error(`${name}: not sent, tried again later: ${redactedError(error)}`);
    return 'later';
  }
}

async function requestOf(
  { keys, contact, noticeOf }: Pick<PushParts, 'keys' | 'contact' | 'noticeOf'>,
  subscription: PushSubscription,
  site: Locale,
): Promise<RequestInit> {
  const data = { ...(await noticeOf(site)) };
  const options = { ttl: TTL_SECONDS, topic: TOPIC, urgency: 'normal' } as const;
  const addressed = { ...subscription, expirationTime: null };
  const payload = await buildPushPayload({ data, options }, addressed, { subject: contact, ...keys });
  // A push service has no reason to send us elsewhere.
  return { ...payload, method: 'POST', redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) };
}
