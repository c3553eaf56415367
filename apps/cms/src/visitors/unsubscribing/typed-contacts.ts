import { emailOf } from '@prestafaro/application';
import { checkPhone, siteOfLocale } from '@prestafaro/countries';
import type { FieldError, UnsubscribeMessage } from '@prestafaro/types/visitor-forms';
import { addressHashOf } from '../../delivery/mail/address-hash';
import type { Contact } from '../../delivery/mail/commercial/unsubscriptions';
import type { PersonalData } from '../../leads/personal-data/personal-data';

type Read = { ok: true; contacts: Contact[] } | { ok: false; errors: FieldError[] };

/** Reads what a person typed as an application stores it, so that both have the same hash. */
export function typedContacts(personalData: PersonalData, { locale, email, phone }: UnsubscribeMessage): Read {
  if (email === null && phone === null) return { ok: false, errors: [{ field: 'email', code: 'missing' }] };
  const contacts: Contact[] = [];
  const errors: FieldError[] = [];
  if (email !== null) {
    const address = emailOf(email);
    if (address === null) errors.push({ field: 'email', code: 'invalid' });
    else contacts.push({ kind: 'email', hash: addressHashOf(personalData, address) });
  }
  if (phone !== null) {
    const number = checkPhone(siteOfLocale(locale).country, phone);
    if (!number.ok) errors.push({ field: 'phone', code: 'invalid' });
    else contacts.push({ kind: 'phone', hash: personalData.lookupHash('phone', number.e164) });
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, contacts };
}
