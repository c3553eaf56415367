import { applicationFields, type FieldName, hashColumnOf, type LookupName } from '@prestafaro/application';
import type { CountryCode } from '@prestafaro/countries';
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
  const byHash = applicationFields.flatMap(({ name, storage: { lookup } }) => {
    const texts = new Set(countries.flatMap((country) => lookup?.textsIn(text, country) ?? []));
    const hashes = [...texts].map((normalized) => lookupHash(name as LookupName, normalized));
    return hashes.length > 0 ? [{ [hashColumnOf(name)]: { $in: hashes } }] : [];
  });
  return [...byHash, ...beginningConditions(text)];
}

const FOUND_BY_BEGINNING = applicationFields.flatMap(({ name, storage }) =>
  storage.protection === 'plain' && storage.isFoundByBeginning ? [name] : [],
);

/** `Ana Ló` may be the beginning of a first name, of a last name, or a first name and the beginning of a last name. */
function beginningConditions(text: string): Condition[] {
  const words = text.split(/\s+/);
  const whole = words.join(' ');
  const splits = words.slice(1).map((_, index): Condition => {
    const first = words.slice(0, index + 1).join(' ');
    return {
      $and: [{ $or: beginning('firstName', first) }, { $or: beginning('lastName', words.slice(index + 1).join(' ')) }],
    };
  });
  return [...FOUND_BY_BEGINNING.flatMap((column) => beginning(column, whole)), ...splits];
}

/** SQLite ignores the case of ASCII letters only, so a name in another alphabet is also searched with a capital first letter. */
function beginning(column: FieldName, text: string): Condition[] {
  const capital = text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return [...new Set([text, capital])].map((start) => ({ [column]: { $startsWithi: start } }));
}
