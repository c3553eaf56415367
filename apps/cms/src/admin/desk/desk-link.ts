import { PaperPlane } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { deskActions } from '../../desk/desk-actions';
import { DESK_PATH } from './desk-path';

const title = 'Solicitudes';

/** The name of the link, as a message of the admin. */
export const deskMessages: Readonly<Record<string, string>> = { 'desk.title': title };

/** The desk in the menu of the admin, for who may read applications. */
export const deskLink: Parameters<StrapiApp['addMenuLink']>[0] = {
  to: DESK_PATH,
  icon: PaperPlane,
  intlLabel: { id: 'desk.title', defaultMessage: title },
  permissions: [{ action: deskActions.read, subject: null }],
  Component: () => import('./desk-page'),
  position: 2,
};
