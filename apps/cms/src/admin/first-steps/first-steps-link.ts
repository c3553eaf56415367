import { Question } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

const title = 'Primeros pasos';

/** The name of the link, as a message of the admin. */
export const firstStepsMessages: Readonly<Record<string, string>> = { 'first-steps.title': title };

/** The link to the first steps in the admin's menu, for everybody. */
export const firstStepsLink: Parameters<StrapiApp['addMenuLink']>[0] = {
  to: 'first-steps',
  icon: Question,
  intlLabel: { id: 'first-steps.title', defaultMessage: title },
  permissions: [],
  Component: () => import('./first-steps-page'),
  position: 9,
};
