import type { Core } from '@strapi/strapi';
import { assigneeCondition } from './assignees';
import type { DeskAdministrator } from './desk-administrator';
import { deskConditions } from './desk-conditions';
import type { DeskFilters } from './desk-filters';
import type { Condition, DeskLookup } from './search-conditions';

/** The condition for the applications of a list or an export, as an administrator asks for them. */
export async function wantedApplications(
  strapi: Core.Strapi,
  filters: DeskFilters,
  administrator: DeskAdministrator,
  lookup: DeskLookup,
): Promise<Condition> {
  const wanted = deskConditions(filters, administrator.sites, lookup);
  if (!filters.assignee) return wanted;
  return { $and: [wanted, await assigneeCondition(strapi, filters.assignee, administrator)] };
}
