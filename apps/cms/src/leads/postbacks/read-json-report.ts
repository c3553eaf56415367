import { postbackSchema } from '@prestafaro/types/application';
import { type Fault, faultOf } from './fault';
import { isFault, JSON_FIELDS, type NetworkReport, readMoney } from './network-report';

type Issue = NonNullable<ReturnType<typeof postbackSchema.safeParse>['error']>['issues'][number];

/** Reads the body of a signed report. */
export function readJsonReport(body: unknown): NetworkReport | readonly Fault[] {
  const parsed = postbackSchema.safeParse(body);
  if (!parsed.success) return parsed.error.issues.map((issue) => faultOfIssue(issue, body));
  const { click_id: clickId, status: word, event_id: eventId = null, payout } = parsed.data;
  if (!payout) return { clickId, word, eventId, payout: null };
  const money = readMoney({ amount: String(payout.amount), currency: payout.currency }, JSON_FIELDS, 'point');
  return isFault(money) ? [money] : { clickId, word, eventId, payout: money };
}

function faultOfIssue(issue: Issue, body: unknown): Fault {
  const field = issue.path.join('.') || 'body';
  switch (issue.code) {
    case 'invalid_type':
      return valueAt(body, issue.path) === undefined
        ? faultOf(field, 'missing')
        : faultOf(field, 'wrong-type', issue.expected === 'object' ? 'an object of JSON' : `a ${issue.expected}`);
    case 'too_small':
      return faultOf(field, issue.origin === 'string' ? 'empty' : 'negative');
    case 'too_big':
      return faultOf(field, issue.origin === 'string' ? 'too-long' : 'too-large', String(issue.maximum));
    default:
      return faultOf(field, field === JSON_FIELDS.click ? 'wrong-format' : 'control-characters');
  }
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    body,
  );
}
