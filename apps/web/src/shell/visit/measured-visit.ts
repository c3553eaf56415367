import { createLandingMemory } from '@prestafaro/tracking';
import { storedChoices } from '@/shell/consent/connect-consent';
import type { MeasuredPage } from '@/shell/visit/measure-page';

/** Holds the landing until the visitor consents (R18). In memory only: before consent nothing is stored or sent (R15). */
const memory = createLandingMemory();

let loading: Promise<MeasuredPage> | undefined;
/** The path whose view was reported last. */
let viewedPath: string | undefined;

/** The code that measures. A page loads it after consent only. */
function loadMeasurement(providerId: string | undefined): Promise<MeasuredPage> {
  loading ??= import('@/shell/visit/measure-page').then(({ measurePage }) => measurePage(memory, providerId));
  return loading;
}

/** Without the code there is no measurement. The next page tries again. */
function onLost(): void {
  loading = undefined;
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
  loadMeasurement(providerId)
    .then(({ view }) => view())
    .catch(onLost);
}

/** Puts a new choice of the visitor into effect: measures from now on, or deletes what is no longer allowed (R16). */
export function applyChoices(providerId: string | undefined): void {
  viewPage(providerId);
  const choices = storedChoices();
  if ((choices.measurement && choices.experiments) || !(loading || hasStored())) return;
  if (!choices.measurement) viewedPath = undefined;
  loadMeasurement(providerId)
    .then(({ forget }) => forget())
    .catch(onLost);
}

function hasStored(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
}
