// @ts-check
import { basename } from 'node:path';

/**
 * End-to-end test files whose tests change nothing that another test sees: they publish nothing, or start a CMS of their own, and each
 * applicant and each draft of theirs is new. They run with more workers than cores.
 */
export const INDEPENDENT_FILES = [
  'accessibility',
  'admin-pages',
  'amount-field',
  'amounts',
  'applicant-pages',
  'application-age',
  'application-form',
  'application-form-messages',
  'application-journey',
  'application-outage',
  'application-robust',
  'application-typed',
  'application-writing',
  'blog',
  'calculator',
  'calendar',
  'client-parts',
  'comments-under-attack',
  'consent',
  'consent-question',
  'deployments',
  'editing',
  'eligibility',
  'experiments',
  'files-for-machines',
  'glossary',
  'header-widths',
  'home',
  'hostile-requests',
  'journey',
  'keyboard',
  'keyboard-walk',
  'lead-desk',
  'lost-scripts',
  'mail-previews',
  'mailed-links',
  'my-data',
  'offer-consistency',
  'offers-compliance',
  'older-build',
  'people',
  'posts',
  'push',
  'recently-seen',
  'registration',
  'request-id',
  'routes',
  'routing',
  'search-engines',
  'security-headers',
  'static-pages',
  'tracking',
  'tracking-delivery',
  'tracking-lifetimes',
  'unsubscribe',
  'weight',
].map((name) => `${name}.e2e.ts`);

/** Whether all these files are independent. @param {string[]} files paths, `:line` after them or not */
export const areIndependent = (files) =>
  files.every((file) => INDEPENDENT_FILES.includes(basename(file.replace(/:\d+$/, ''))));
