import type { Core } from '@strapi/strapi';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import type { Job } from '../../platform/jobs/jobs';
import { hourlyAt } from '../../platform/jobs/schedule';
import { sealPlainAddresses } from './comment-address';

/** Encrypts what a CMS of the earlier release has written since the start of this one. */
export const commentAddressJob = (strapi: Core.Strapi, personalData: PersonalData): Job => ({
  name: 'comment-addresses',
  schedule: hourlyAt(41),
  run: () => sealPlainAddresses(strapi, personalData),
});
