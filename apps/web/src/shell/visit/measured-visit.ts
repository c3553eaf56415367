import { createLandingMemory } from '@prestafaro/tracking';
import { storedChoices } from '@/shell/consent/connect-consent';
import type { MeasuredPage } from '@/shell/visit/measure-page';

/** Holds the landing until the visitor consents (R18). In memory only: before consent nothing is stored or sent (R15). */
const memory = createLandingMemory();

let loading: Promise<MeasuredPage> | undefined;
/** The path whose view was reported last. */
let viewedPath: string | undefined;

/** The code that measures. A page loads it after consent only. If it is lost, the next page tries again. */
function withMeasurement(providerId: string | undefined, use: (page: MeasuredPage) => void): void {
  loading ??= import('@/shell/visit/measure-page').then(({ measurePage }) => measurePage(memory, providerId));
  loading.then(use).catch(() => {
    loading = undefined;
  });
}

/**
 * Reports the view of the current path, once, if the visitor allows measurement. A change of only the query or the hash is no view
 * (decisions, "Routing").
 */
export function viewPage(providerId: string | undefined): void {
  memory.rememberLanding(location.href, document.referrer);
  const { pathname } = location;
  if (!storedChoices().measurement || viewedPath === pathname) return;
  viewedPath = pathname;
  withMeasurement(providerId, ({ view }) => view());
}

/** Puts a new choice of the visitor into effect: measures from now on, or deletes what is no longer allowed (R16). */
export function applyChoices(providerId: string | undefined): void {
  viewPage(providerId);
  const { measurement, experiments } = storedChoices();
  if (!measurement) viewedPath = undefined;
  // The server has ended the cookies. The code that empties the storage is loaded only if it was in use on this device.
  if (loading || ((!measurement || !experiments) && hasStored())) withMeasurement(providerId, ({ forget }) => forget());
}

function hasStored(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
}
