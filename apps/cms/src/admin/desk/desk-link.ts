import { PaperPlane } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { deskActions } from '../../leads/desk/desk-actions';
import { DESK_PATH } from './desk-path';

const title = 'Solicitudes';

/** The name of the link, as a message of the admin. */
export const deskMessages: Readonly<Record<string, string>> = { 'desk.title': title };

/** The link to the desk in the admin's menu, for administrators who may read applications. */
export const deskLink: Parameters<StrapiApp['addMenuLink']>[0] = {
  to: DESK_PATH,
  icon: PaperPlane,
  intlLabel: { id: 'desk.title', defaultMessage: title },
  permissions: [{ action: deskActions.read, subject: null }],
  Component: () => import('./desk-page'),
  position: 2,
};
