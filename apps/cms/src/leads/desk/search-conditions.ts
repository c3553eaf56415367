import {
  accountKindsOf,
  type CountryCode,
  checkAccount,
  checkDocument,
  checkPhone,
  documentKindsOf,
} from '@prestafaro/countries';
import type { PersonalData } from '../personal-data/personal-data';

/** A condition of the query engine. */
export type Condition = Readonly<Record<string, unknown>>;

/**
 * The conditions for what a lead manager types. Telephone numbers, documents and accounts are encrypted, so they are found by
 * their keyed hash only: as a whole, in any spelling that a form of the countries accepts. A name is found by its beginning.
 */
export function searchConditions(
  text: string,
  countries: readonly CountryCode[],
  { lookupHash }: Pick<PersonalData, 'lookupHash'>,
): Condition[] {
  const phones = countries.flatMap((country) => {
    const phone = checkPhone(country, text);
    return phone.ok ? [lookupHash('phone', phone.e164)] : [];
  });
  const documents = countries.flatMap((country) =>
    normalized([undefined, ...documentKindsOf(country)].map((kind) => checkDocument(country, text, kind))),
  );
  const accounts = countries.flatMap((country) =>
    normalized(accountKindsOf(country).map((kind) => checkAccount(country, text, kind))),
  );
  const email = text.includes('@') ? [lookupHash('email', text.toLowerCase())] : [];
  const hashes = {
    phoneHash: phones,
    emailHash: email,
    documentHash: documents.map((number) => lookupHash('document', number)),
    accountHash: accounts.map((number) => lookupHash('account', number)),
  };
  const byHash = Object.entries(hashes).flatMap(([column, values]) =>
    values.length > 0 ? [{ [column]: { $in: [...new Set(values)] } }] : [],
  );
  return [...byHash, ...nameConditions(text)];
}

type Checked = { ok: true; normalized: string } | { ok: false };

const normalized = (checks: readonly Checked[]): string[] =>
  checks.flatMap((check) => (check.ok ? [check.normalized] : []));

/** `Ana Ló` may be the beginning of a first name, of a last name, or a first name and the beginning of a last name. */
function nameConditions(text: string): Condition[] {
  const words = text.split(/\s+/);
  const whole = words.join(' ');
  const splits = words.slice(1).map((_, index): Condition => {
    const first = words.slice(0, index + 1).join(' ');
    return {
      $and: [{ $or: beginning('firstName', first) }, { $or: beginning('lastName', words.slice(index + 1).join(' ')) }],
    };
  });
  return [...beginning('firstName', whole), ...beginning('lastName', whole), ...splits];
}

/** SQLite ignores the case of ASCII letters only, so a name in another alphabet is also searched with a capital first letter. */
function beginning(column: 'firstName' | 'lastName', text: string): Condition[] {
  const capital = text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return [...new Set([text, capital])].map((start) => ({ [column]: { $startsWithi: start } }));
}
