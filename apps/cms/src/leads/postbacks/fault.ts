import { CLICK_ID_WORDS } from './click-id-form';
import type { AmountFault } from './read-amount';

/** Why a field of a report is refused. docs/postbacks.md has the list. */
export type FaultReason =
  | 'missing'
  | 'empty'
  | 'wrong-type'
  | 'wrong-format'
  | 'control-characters'
  | 'too-long'
  | 'given-twice'
  | 'macro-not-replaced'
  | 'not-a-currency'
  | 'other-currency'
  | 'unknown-status'
  | 'unknown-click'
  | 'unknown-network'
  | AmountFault;

/** What is wrong with one field of a report. */
export interface Fault {
  /** As the sender named it: `payout.amount`, or a parameter of the address. */
  readonly field: string;
  readonly reason: FaultReason;
  /** A sentence for the technician of the network, which says how to mend it. It repeats no value. */
  readonly message: string;
}

/** A sentence for each reason. */
export const faultSentences: Readonly<Record<FaultReason, (field: string, detail: string) => string>> = {
  missing: (field) => `${field} is missing. Send it with each report.`,
  empty: (field) => `${field} is empty. Send its value.`,
  'wrong-type': (field, detail) => `${field} has the wrong type. It must be ${detail}.`,
  'wrong-format': (field) => `${field} has the wrong form. It must be the id as our link gave it: ${CLICK_ID_WORDS}.`,
  'control-characters': (field) => `${field} has control characters. Send plain text.`,
  'too-long': (field, detail) => `${field} is too long. It has at most ${detail} characters.`,
  'given-twice': (field) => `${field} is there more than once. Send it once.`,
  'macro-not-replaced': (field) =>
    `${field} is a macro that was not replaced. Check its name in the settings of the network.`,
  'not-a-currency': (field) => `${field} is no currency. Send a code of ISO 4217, such as EUR.`,
  'other-currency': (field, detail) =>
    `${field} differs from ${detail}, in which this click was paid before. Send all payouts of a click in one currency.`,
  'unknown-status': (field, detail) =>
    `${field} is not in the table of this network. Known: ${detail}. Ask us to add it, and send the report again.`,
  'unknown-click': (field) =>
    `${field} names no click of this network, or one that is older than we keep clicks. Send the id as our link gave it.`,
  'unknown-network': () =>
    'The site of the click has no such network in its settings. Ask us to add it, and send the report again.',
  'not-an-amount': (field) => `${field} is no amount. Send digits with a decimal sign at most, such as 12.50.`,
  'ambiguous-amount': (field) =>
    `${field} can mean two amounts, as 1.234 does. Send two decimals, or ask us to set your decimal sign.`,
  negative: (field) =>
    `${field} is negative. A status that means a reversal takes money back; its amount does not count.`,
  'too-many-decimals': (field, detail) => `${field} has more decimals than its currency. Send at most ${detail}.`,
  'too-large': (field, detail) => `${field} is too large. Send at most ${detail}.`,
};

/** @param detail what the sentence of the reason names besides the field: a type, a limit, the known words */
export const faultOf = (field: string, reason: FaultReason, detail = ''): Fault => ({
  ...{ field, reason },
  message: faultSentences[reason](field, detail),
});
