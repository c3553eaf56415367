import { refusalOfReport } from '../failure';
import { type RefusalParts, recordRefusal } from '../record-refusal';
import type { BounceReport } from './read-report';

/**
 * `suppressed`: the address gets no mail any more. `refused`: the mail did not arrive, and its address stays as it is. `unchanged`: the report
 * tells of a delay, of a delivery or of a failure that may pass. `unknown-mail`: none of our mails, one that was erased, or one whose bounce came before.
 */
export type BounceOutcome = 'suppressed' | 'refused' | 'unchanged' | 'unknown-mail';

/**
 * Handles a report. It concerns only the address to which we sent the mail that it returns: a person who invents a report has to name the random id
 * of a mail, which only its receiver knows.
 */
export async function receiveBounce(
  parts: RefusalParts,
  { messageIds, results }: BounceReport,
  now: Date,
): Promise<BounceOutcome> {
  const refusals = results.map(refusalOfReport).filter((refusal) => refusal !== null);
  const [first] = refusals;
  // An address that passes mails on to several mailboxes exists if one of them took the mail.
  if (!first || refusals.length < results.length) return 'unchanged';
  const row = await parts.rows.findSent(messageIds);
  if (!row) return 'unknown-mail';
  const isAddressDead = refusals.every((refusal) => refusal.isAddressDead);
  await recordRefusal(parts, row, { ...first, isAddressDead }, now);
  return isAddressDead ? 'suppressed' : 'refused';
}
