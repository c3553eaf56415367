import type { Landing } from '@prestafaro/tracking';
import { storedChoices } from '@/shell/consent/connect-consent';
import { consentChangeEvent } from '@/shell/consent/consent-form';
import type { MeasuredPage } from '@/shell/visit/measure-page';

/** Held until the visitor consents (R18). In memory only: before consent nothing is stored or sent (R15). */
let landing: Landing | undefined;

let loading: Promise<MeasuredPage> | undefined;
/** The path whose view was reported last. */
let viewedPath: string | undefined;

/** The code that measures. A page loads it after consent only. If it is lost, the next page tries again. */
function withMeasurement(providerId: string | undefined, use: (page: MeasuredPage) => void): void {
  loading ??= import('@/shell/visit/measure-page').then(({ measurePage }) => measurePage(landing, providerId));
  loading.then(use).catch(() => {
    loading = undefined;
  });
}

/**
 * Reports the view of the current path, once, and assigns the visitor to an arm, as far as the visitor allows it. A change of only the
 * query or the hash is no view (decisions, "Routing").
 */
export function viewPage(providerId: string | undefined): void {
  const { pathname, href: url } = location;
  landing ??= { url, referrer: document.referrer };
  const { measurement, experiments } = storedChoices();
  if (measurement ? viewedPath === pathname : !experiments) return;
  viewedPath = measurement ? pathname : undefined;
  withMeasurement(providerId, ({ view }) => view());
}

/**
 * Puts a new choice of the visitor into effect: measures from now on, or deletes what is no longer allowed (R16). The server has ended
 * the cookies. The code that measures empties the storage if it is on the page; else the next page does (`consent-script.mjs`).
 */
export function applyChoices(providerId: string | undefined): void {
  viewPage(providerId);
  const { measurement, functional } = storedChoices();
  if (!measurement) viewedPath = undefined;
  if (loading) withMeasurement(providerId, ({ forget }) => forget());
  dispatchEvent(new Event(consentChangeEvent));
  // If this code is lost, the next page deletes it.
  if (!functional)
    import('@/shell/remembered/remembered').then(({ forgetRemembered }) => forgetRemembered()).catch(() => {});
}
