import type { Core } from '@strapi/strapi';
import { findAdministrators } from '../platform/strapi-internals/admin-accounts';

export interface NamedAdministrator {
  firstname?: string | null;
  lastname?: string | null;
  username?: string | null;
  email?: string | null;
}

/** Length of the columns that keep a name in a log. */
const MAX_NAME = 120;

/** The name by which others know an administrator. The e-mail address is used only if there is no name. */
export function nameOf({ firstname, lastname, username, email }: NamedAdministrator): string {
  const name = [firstname, lastname].filter(Boolean).join(' ').trim() || username || email || '?';
  return name.slice(0, MAX_NAME);
}

/** The names of administrators by id. An account that was deleted has none. */
export async function administratorNames(
  strapi: Core.Strapi,
  ids: Iterable<number>,
): Promise<ReadonlyMap<number, string>> {
  const people = await findAdministrators(strapi, { id: { $in: [...new Set(ids)] } });
  return new Map(people.map((person) => [person.id, nameOf(person)]));
}
