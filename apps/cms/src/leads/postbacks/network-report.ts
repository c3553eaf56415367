import { type Fault, faultOf } from './fault';
import { decimalsOf, isCurrency, type Money } from './money';
import { type DecimalSign, MAX_AMOUNT, readAmount } from './read-amount';

/** What a network reports of a click, however it sent it. */
export interface NetworkReport {
  readonly clickId: string;
  /** In the network's words: a status, or a goal if it sends no status. */
  readonly word: string;
  /** The network's own number of the event. Payouts of several events add up. */
  readonly eventId: string | null;
  readonly payout: Money | null;
}

/** The name of each field as the sender wrote it. */
export interface FieldNames {
  readonly click: string;
  readonly status: string;
  readonly event: string;
  readonly amount: string;
  readonly currency: string;
  readonly goal: string;
}

/** Of a report that is sent as JSON. */
export const JSON_FIELDS: FieldNames = {
  ...{ click: 'click_id', status: 'status', event: 'event_id', goal: 'goal' },
  ...{ amount: 'payout.amount', currency: 'payout.currency' },
};

export const MAX_WORD = 80;
/** PostgreSQL stores no text with a zero byte, and no word of a network has control characters. */
export const PLAIN_TEXT = /^\P{Cc}*$/u;

/** Reads an amount with its currency. A fault names the field of the sender. */
export function readMoney(
  { amount, currency }: { amount: string; currency: string },
  names: Pick<FieldNames, 'amount' | 'currency'>,
  sign: DecimalSign | null,
): Money | Fault {
  if (!isCurrency(currency)) return faultOf(names.currency, 'not-a-currency');
  const money = readAmount(amount, currency, sign);
  if (typeof money !== 'string') return money;
  return faultOf(names.amount, money, String(money === 'too-large' ? MAX_AMOUNT : decimalsOf(currency)));
}

export const isFault = (value: object): value is Fault => 'reason' in value;
