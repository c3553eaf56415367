import type { StrapiApp } from '@strapi/strapi/admin';
import { COMMENT, UPDATE } from '../menu/content-permissions';
import { ModerationIcon } from './moderation-icon';
import { MODERATION_PAGE } from './moderation-page-path';

const title = 'Moderación';

/** The name of the link, as a message of the admin. */
export const moderationMessages: Readonly<Record<string, string>> = { 'moderation.title': title };

/** The link to the queue in the admin's menu, with the number of comments that wait, for those who decide on comments. */
export const moderationLink: Parameters<StrapiApp['addMenuLink']>[0] = {
  to: MODERATION_PAGE,
  icon: ModerationIcon,
  intlLabel: { id: 'moderation.title', defaultMessage: title },
  permissions: [{ action: UPDATE, subject: COMMENT }],
  Component: () => import('./moderation-page'),
  position: 1,
};
