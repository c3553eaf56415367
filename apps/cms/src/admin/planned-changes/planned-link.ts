import { Clock } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { PUBLISHES_CONTENT } from '../menu/content-permissions';
import { PLANNED_PAGE } from './planned-page-path';

const title = 'Programados';

/** The name of the link, as a message of the admin. */
export const plannedMessages: Readonly<Record<string, string>> = { 'planned-changes.title': title };

/** The link to what is planned, in the admin's menu, for those who publish. */
export const plannedLink: Parameters<StrapiApp['addMenuLink']>[0] = {
  to: PLANNED_PAGE,
  icon: Clock,
  intlLabel: { id: 'planned-changes.title', defaultMessage: title },
  permissions: PUBLISHES_CONTENT,
  Component: () => import('./planned-page'),
  position: 2,
};
