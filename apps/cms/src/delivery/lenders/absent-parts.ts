import type { DeliveredPart } from '@prestafaro/types/application';
import type { TokenApplication } from '../../visitors/applications/application-of-token';

/** The parts that an application does not have, because its applicant left them out. No lender receives them, so no page names them. */
export function absentParts({
  documentSealed,
  accountSealed,
}: Pick<TokenApplication, 'documentSealed' | 'accountSealed'>): DeliveredPart[] {
  const absent: DeliveredPart[] = [];
  if (documentSealed === null) absent.push('document');
  if (accountSealed === null) absent.push('account');
  return absent;
}
