import type { PickPart } from '@prestafaro/application';
import type { TokenApplication } from '../../visitors/applications/application-of-token';

type Held = Pick<TokenApplication, 'documentSealed' | 'accountSealed'>;

/** The parts that an application lacks. No lender receives them before the applicant adds them. */
export function absentParts({ documentSealed, accountSealed }: Held): PickPart[] {
  const absent: PickPart[] = [];
  if (documentSealed === null) absent.push('document');
  if (accountSealed === null) absent.push('account');
  return absent;
}

/** Those of them for which the pick of an offer asks: nobody without an account is asked for its number. */
export function askedParts(application: Held & Pick<TokenApplication, 'hasBankAccount'>): PickPart[] {
  return absentParts(application).filter((part) => part !== 'account' || application.hasBankAccount !== false);
}
