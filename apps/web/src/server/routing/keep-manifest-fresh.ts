import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { CmsUnavailable } from '@/cms/cms-error';
import { log, reasonOf } from '@/server/log/log';
import { whenRedisIsBack } from '@/server/redis/redis';
import type { RouteManifest } from '@/server/routing/manifest';
import { readSavedManifest, saveManifest } from '@/server/routing/manifest-file';
import { onSharedManifest, readSharedManifest, shareManifest } from '@/server/routing/manifest-redis';
import { currentManifest, loadManifest, putManifest } from '@/server/routing/manifest-slot';

/** The fallback for lost events. */
const intervalMs = 60_000;
/** While the CMS is away: it may be back soon, and no event announces that. */
const retryIntervalMs = 10_000;
/** Until a manifest exists, visitors get 503, so the interval is shorter. */
const firstIntervalMs = 2_000;

/**
 * Loads the addresses of some sites or of all from the CMS, saves them and shares them with the other servers.
 * @throws {CmsUnavailable | CmsError}
 */
export async function refreshManifest(of?: readonly Locale[]): Promise<RouteManifest> {
  const manifest = await loadManifest(of);
  await Promise.all([save(manifest), shareManifest(manifest, of)]);
  return manifest;
}

let isUnsaved = false;

async function save(manifest: RouteManifest): Promise<void> {
  try {
    await saveManifest(manifest);
    if (isUnsaved) log.info('Route manifest is saved again');
    isUnsaved = false;
  } catch (error) {
    if (!isUnsaved) log.warn('Route manifest could not be saved', { reason: reasonOf(error) });
    isUnsaved = true;
  }
}

/**
 * Loads a manifest at the start and keeps it fresh from then on. With a manifest of an earlier run or of another
 * server, this server answers at once, whether the CMS is available or not. Without one, the start waits for the CMS's
 * answer or failure.
 */
export async function keepManifestFresh(): Promise<void> {
  const saved = await readSavedManifest();
  if (saved) putManifest(saved);
  await followOtherServers();
  const refreshed = refreshOrLog().then(schedule);
  if (!currentManifest()) await refreshed;
}

/** Takes over addresses that another server has loaded from the CMS. */
async function followOtherServers(): Promise<void> {
  onSharedManifest((of) => void readSharedManifest(of).then(putManifest));
  whenRedisIsBack(() => void catchUp());
  putManifest(await readSharedManifest());
}

/** While Redis was away each server was alone. Now each server shares its addresses and takes over later ones. */
async function catchUp(): Promise<void> {
  const manifest = putManifest(await readSharedManifest());
  if (manifest) await shareManifest(manifest);
}

/** The outcome of the last refresh, and whether it was logged. */
const last = { isStale: false, isLogged: false };

async function refreshOrLog(): Promise<void> {
  try {
    await refreshManifest();
    if (last.isLogged) log.info('Route manifest is fresh again');
    Object.assign(last, { isStale: false, isLogged: false });
  } catch (error) {
    last.isStale = true;
    // One line per outage, not one per attempt. None if this server can be without the CMS, because its absence is
    // logged already.
    const hasOne = Boolean(currentManifest());
    if (last.isLogged || (hasOne && error instanceof CmsUnavailable)) return;
    log.error('Route manifest could not be refreshed', { reason: reasonOf(error), hasOne });
    last.isLogged = true;
  }
}

function schedule(): void {
  const pause = !last.isStale ? intervalMs : currentManifest() ? retryIntervalMs : firstIntervalMs;
  setTimeout(() => void refreshOrLog().then(schedule), pause).unref();
}
