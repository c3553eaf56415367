import { Briefcase } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { affiliateActions } from '../../visitors/affiliates/affiliate-actions';
import { AFFILIATES_PAGE } from './affiliates-page-path';

const title = 'Afiliados';

/** The name of the link, as a message of the admin. */
export const affiliatesMessages: Readonly<Record<string, string>> = { 'affiliates.title': title };

/** The link to the affiliates in the admin's menu, for administrators who may see those of a country. */
export const affiliatesLink: Parameters<StrapiApp['addMenuLink']>[0] = {
  to: AFFILIATES_PAGE,
  icon: Briefcase,
  intlLabel: { id: 'affiliates.title', defaultMessage: title },
  permissions: [{ action: affiliateActions.read, subject: null }],
  Component: () => import('./affiliates-page'),
  position: 4,
};
