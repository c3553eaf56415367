import 'server-only';
import { type CountryCode, siteOfLocale } from '@prestafaro/countries';
import type { ApplicationProgress } from '@prestafaro/types/application';
import { cache } from 'react';
import { progressOfRequest } from '@/cms/asked-progress';
import { sharedApplication } from '@/cms/recorded-read';
import { log } from '@/server/log/log';
import { readApplicationToken } from '@/shell/application/application-token';

/** The application of the current visitor. */
export type OwnApplication =
  | { readonly state: 'none' }
  /** There is one, but the CMS did not answer. */
  | { readonly state: 'away' }
  /** Without a token in a page that applicants share, which is made from nobody's cookie. */
  | { readonly state: 'known'; readonly token: string | undefined; readonly progress: ApplicationProgress };

/**
 * The visitor's own application in this country, found by the cookie. An application of another country counts as none,
 * because its offers are of another country. Reading the cookie makes a page dynamic. The answer is loaded once per request
 * and stored nowhere.
 */
export const loadOwnApplication = cache(async (country: CountryCode): Promise<OwnApplication> => {
  const shared = sharedApplication();
  if (shared?.shows === 'progress') return { state: 'known', token: undefined, progress: shared.progress };
  const token = await readApplicationToken();
  if (token === undefined) return { state: 'none' };
  const answer = await progressOfRequest(token);
  switch (answer.outcome) {
    case 'known': {
      const isOfCountry = siteOfLocale(answer.progress.locale).country === country;
      return isOfCountry ? { state: 'known', token, progress: answer.progress } : { state: 'none' };
    }
    case 'unknown':
      return { state: 'none' };
    case 'away':
      log.error('An application could not be looked up', { country, reason: answer.reason });
      return { state: 'away' };
  }
});
