import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { log, reasonOf } from '@/site/log';
import type { RouteManifest } from '@/site/routes/manifest';
import { readSavedManifest, saveManifest } from '@/site/routes/manifest-file';
import { currentManifest, loadManifest, putManifest } from '@/site/routes/manifest-slot';

/** The net under the events, in milliseconds. */
const interval = 60_000;
/** Until there is a manifest at all, visitors get 503: ask more often. */
const firstInterval = 2_000;

/**
 * Asks the CMS anew, for some sites or for all, and saves the answer.
 * @throws {CmsUnavailable | CmsError}
 */
export async function refreshManifest(of?: readonly Locale[]): Promise<RouteManifest> {
  const manifest = await loadManifest(of);
  await saveManifest(manifest).catch((error: unknown) => {
    log.warn('Route manifest could not be saved', { reason: reasonOf(error) });
  });
  return manifest;
}

/**
 * Puts a manifest in use at the start and keeps it fresh from then on. With one of an earlier run the server
 * answers at once, whether the CMS is there or not; without one, the start waits for the CMS's answer or failure.
 */
export async function keepManifestFresh(): Promise<void> {
  const saved = await readSavedManifest();
  if (saved) putManifest(saved);
  const refreshed = refreshOrLog().then(schedule);
  if (!saved) await refreshed;
}

let isFailing = false;

async function refreshOrLog(): Promise<void> {
  try {
    await refreshManifest();
    if (isFailing) log.info('Route manifest is fresh again');
    isFailing = false;
  } catch (error) {
    // One line per outage, not one per minute.
    if (!isFailing)
      log.error('Route manifest could not be refreshed', {
        reason: reasonOf(error),
        hasOne: Boolean(currentManifest()),
      });
    isFailing = true;
  }
}

function schedule(): void {
  const timer = setTimeout(() => void refreshOrLog().then(schedule), currentManifest() ? interval : firstInterval);
  timer.unref();
}
