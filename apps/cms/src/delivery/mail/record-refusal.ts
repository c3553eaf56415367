import type { Core } from '@strapi/strapi';
import type { Refusal } from './failure';
import { type MailRow, type MailRows, nameOfMail } from './mail-rows';
import type { Suppressions } from './suppressions';

export interface RefusalParts {
  log: Core.Strapi['log'];
  rows: MailRows;
  suppressions: Suppressions;
}

/** Ends a mail that a server will never take, and suppresses its address if the server says that the address does not exist. */
export async function recordRefusal(
  { log, rows, suppressions }: RefusalParts,
  row: MailRow,
  { code, isAddressDead }: Refusal,
  now: Date,
): Promise<void> {
  if (isAddressDead) await suppressions.add(row.addressHash, code, now);
  await rows.end(row, 'refused', now, code);
  const consequence = isAddressDead ? 'its address gets no mail any more' : 'it is not sent again';
  log.warn(`${nameOfMail(row)}: refused (${code}), ${consequence}`);
}
