import { applicationFields, type FieldName, hashColumnOf, type LookupName } from '@prestafaro/application';
import type { CountryCode } from '@prestafaro/countries';
import type { PersonalData } from '../personal-data/personal-data';
import type { NamedApplications } from './named-applications';

/** A condition of the query engine. */
export type Condition = Readonly<Record<string, unknown>>;

/** How a search finds applications: by the hash of an encrypted value, and by the beginning of a name. */
export interface DeskLookup extends Pick<PersonalData, 'lookupHashes'> {
  readonly named: NamedApplications;
}

/**
 * The conditions for what a lead manager types. Telephone numbers, documents and accounts are encrypted, so they are found by
 * their keyed hash only: as a whole, in any spelling that a form of the countries accepts. A name is found by its beginning,
 * with or without its accents.
 */
export function searchConditions(
  text: string,
  countries: readonly CountryCode[],
  { lookupHashes, named }: DeskLookup,
): Condition[] {
  const byHash = applicationFields.flatMap(({ name, storage: { lookup } }) => {
    const texts = new Set(countries.flatMap((country) => lookup?.textsIn(text, country) ?? []));
    const hashes = [...texts].flatMap((normalized) => lookupHashes(name as LookupName, normalized));
    return hashes.length > 0 ? [{ [hashColumnOf(name)]: { $in: hashes } }] : [];
  });
  return [...byHash, ...beginningConditions(text, named)];
}

const FOUND_BY_BEGINNING = applicationFields.flatMap(({ name, storage }) =>
  storage.protection === 'plain' && storage.isFoundByBeginning ? [name] : [],
);

/** `Ana Ló` may be the beginning of a first name, of a last name, or a first name and the beginning of a last name. */
function beginningConditions(text: string, named: NamedApplications): Condition[] {
  const beginning = (field: FieldName, start: string): Condition => ({ id: { $in: named(field, start) } });
  const words = text.split(/\s+/);
  const splits = words.slice(1).map((_, index): Condition => {
    const first = words.slice(0, index + 1).join(' ');
    const surname = words.slice(index + 1).join(' ');
    return { $and: [beginning('firstName', first), beginning('lastName', surname)] };
  });
  return [...FOUND_BY_BEGINNING.map((field) => beginning(field, words.join(' '))), ...splits];
}
