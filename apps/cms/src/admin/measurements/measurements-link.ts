import { ChartPie } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { READ_MEASUREMENTS } from '../../visitors/measurements/measurements-permission';
import { MEASUREMENTS_PAGE } from './measurements-page-path';

const title = 'Mediciones';

/** The name of the link, as a message of the admin. */
export const measurementsMessages: Readonly<Record<string, string>> = { 'measurements.title': title };

/** The link to the measurements in the admin's menu, for administrators who may see those of a country. */
export const measurementsLink: Parameters<StrapiApp['addMenuLink']>[0] = {
  to: MEASUREMENTS_PAGE,
  icon: ChartPie,
  intlLabel: { id: 'measurements.title', defaultMessage: title },
  permissions: [{ action: READ_MEASUREMENTS, subject: null }],
  Component: () => import('./measurements-page'),
  position: 3,
};
