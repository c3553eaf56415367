import { countryCodes, type Locale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { nameOf } from '../../access/administrator-name';
import { isSuperAdministrator, roleCode, SUPER_ADMINISTRATOR } from '../../access/role-codes';
import { type Administrator, findAdministrators } from '../../platform/strapi-internals/admin-accounts';
import type { DeskAdministrator } from './desk-administrator';
import type { DeskFilters } from './desk-filters';
import { deskSitesOf } from './desk-sites';
import type { Condition } from './search-conditions';
import type { DeskApplication, DeskAssignee } from './wire';

/** A person who may have applications of some sites. */
interface Manager {
  id: number;
  name: string;
  sites: readonly Locale[];
  isSuper: boolean;
}

const ROLE_CODES = [SUPER_ADMINISTRATOR, ...countryCodes.map((country) => roleCode('lead-manager', country))];

/** Finds the assignee of an application of a site; null if it has none. */
export type Assignees = (id: number | null, site: Locale) => DeskAssignee | null;

export type Assignment = Pick<DeskApplication, 'assignee' | 'managers' | 'readerId'>;

/** Everybody who can use the desk now, by the roles in the database. */
async function findManagers(strapi: Core.Strapi): Promise<Manager[]> {
  const people = await findAdministrators(strapi, { roles: { code: { $in: ROLE_CODES } } });
  return people.filter(canSignIn).map((person) => {
    const codes = person.roles.map(({ code }) => code);
    return { id: person.id, name: nameOf(person), sites: deskSitesOf(codes), isSuper: isSuperAdministrator(codes) };
  });
}

const canSignIn = ({ isActive, blocked }: Administrator): boolean => isActive && blocked !== true;

/** The assignees of some applications, those who have left among them. */
export async function assigneesOf(strapi: Core.Strapi, ids: readonly (number | null)[]): Promise<Assignees> {
  const wanted = ids.filter((id) => id !== null);
  const managers = wanted.length > 0 ? await findManagers(strapi) : [];
  const former = wanted.filter((id) => !managers.some((manager) => manager.id === id));
  const others = former.length > 0 ? await findAdministrators(strapi, { id: { $in: former } }) : [];
  const names = new Map([
    ...others.map((person) => [person.id, nameOf(person)] as const),
    ...managers.map(({ id, name }) => [id, name] as const),
  ]);
  return (id, site) => {
    if (id === null) return null;
    const isManager = managers.some((manager) => manager.id === id && manager.sites.includes(site));
    return { id, name: names.get(id) ?? null, isManager };
  };
}

/**
 * Those who may get an application of a site: the lead managers of its country, and the one who asks. Super administrators are not offered
 * to others, because lead managers do not see their names.
 */
export async function managersOf(strapi: Core.Strapi, site: Locale, readerId: number): Promise<Manager[]> {
  const managers = await findManagers(strapi);
  return managers.filter(({ id, sites, isSuper }) => id === readerId || (sites.includes(site) && !isSuper));
}

/** Who works on an application, and who may get it. */
export async function readAssignment(
  strapi: Core.Strapi,
  { site, assigneeId }: { site: Locale; assigneeId: number | null },
  { id: readerId }: DeskAdministrator,
): Promise<Assignment> {
  const assignees = await assigneesOf(strapi, [assigneeId]);
  const managers = await managersOf(strapi, site, readerId);
  return {
    assignee: assignees(assigneeId, site),
    managers: managers.map(({ id, name }) => ({ id, name })),
    readerId,
  };
}

/** The applications of a person, or those that nobody works on: without an assignee, or with one who has the role no more. */
export async function assigneeCondition(
  strapi: Core.Strapi,
  assignee: NonNullable<DeskFilters['assignee']>,
  { id, sites }: DeskAdministrator,
): Promise<Condition> {
  if (assignee === 'me') return { assigneeId: { $eq: id } };
  const managers = await findManagers(strapi);
  const left = sites.map((site) => {
    const ids = managers.filter((manager) => manager.sites.includes(site)).map((manager) => manager.id);
    return { site: { $eq: site }, assigneeId: { $notIn: ids } };
  });
  return { $or: [{ assigneeId: { $null: true } }, ...left] };
}
