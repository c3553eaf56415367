import 'server-only';
import { type Locale, locales } from '@prestafaro/countries';
import { CmsUnavailable } from '@/cms/cms-error';
import { processWide } from '@/cms/process-wide';
import { log, reasonOf } from '@/server/log/log';
import { takeLease } from '@/server/redis/lease';
import { whenRedisIsBack } from '@/server/redis/redis';
import type { AddressChange } from '@/server/routing/address-change';
import type { RouteManifest } from '@/server/routing/manifest';
import { readSavedManifest, saveSite, saveTimes } from '@/server/routing/manifest-file';
import {
  onSharedManifest,
  readSharedManifest,
  shareChange,
  sharedNow,
  shareLoads,
} from '@/server/routing/manifest-redis';
import {
  currentContent,
  currentManifest,
  currentParts,
  loadManifest,
  putManifest,
} from '@/server/routing/manifest-slot';
import type { SiteContent } from '@/server/routing/site-content';
import { type SiteLoad, timeOfReceipt } from '@/server/routing/site-loads';

/** The right to read all addresses from the CMS. */
const readLeaseKey = 'prestafaro:{route-manifest-6}:read-lease';

/** The fallback for lost events. */
const intervalMs = 60_000;
/** While the CMS is away: it may be back soon, and no event announces that. */
const retryIntervalMs = 10_000;
/** Until a manifest exists, visitors get 503, so the interval is shorter. */
const firstIntervalMs = 2_000;
/** Changes that come one after the other are saved together, because a file holds every address of a site. */
const saveDelayMs = 1_000;

/**
 * Reads the addresses of some sites or of all from the CMS, saves them and shares them with the other servers.
 * @throws {CmsUnavailable | CmsError}
 */
export async function refreshManifest(of: readonly Locale[] = locales): Promise<RouteManifest> {
  const manifest = await loadManifest(of);
  const { loads } = currentParts();
  await Promise.all([save(), shareLoads(Object.fromEntries(of.map((locale) => [locale, loads[locale]])))]);
  return manifest;
}

/**
 * Changes the addresses of one entry, without a question to the CMS, and shares the change with the other servers.
 * @returns the manifest in use; undefined while none is loaded
 */
export async function patchManifest(change: Omit<AddressChange, 'receivedAt'>): Promise<RouteManifest | undefined> {
  const receivedAt = timeOfReceipt(currentParts().loads[change.locale], await sharedNow());
  const received = { ...change, receivedAt };
  const manifest = putManifest({ changes: [received] });
  saveLater();
  await shareChange(received);
  return manifest;
}

let saving: NodeJS.Timeout | undefined;

function saveLater(): void {
  saving ??= setTimeout(() => void save(), saveDelayMs).unref();
}

let isUnsaved = false;

async function save(): Promise<void> {
  clearTimeout(saving);
  saving = undefined;
  try {
    await saveChangedSites();
    if (isUnsaved) log.info('Route manifest is saved again');
    isUnsaved = false;
  } catch (error) {
    if (!isUnsaved) log.warn('Route manifest could not be saved', { reason: reasonOf(error) });
    isUnsaved = true;
  }
}

/** What is saved of each site already. */
const saved = processWide('manifest-saved', () => new Map<Locale, SiteContent>());

/** Saves the sites whose content changed since, with the changes that came after their load. */
async function saveChangedSites(): Promise<void> {
  const { loads } = currentParts();
  for (const [locale, load] of Object.entries(loads) as [Locale, SiteLoad][]) {
    const content = currentContent(locale) ?? load.content;
    if (saved.get(locale) === content) continue;
    await saveSite(locale, { ...load, content });
    saved.set(locale, content);
  }
  await saveTimes(loads);
}

/**
 * Loads a manifest at the start and keeps it fresh from then on. With a manifest of an earlier run or of another
 * server, this server answers at once, whether the CMS is available or not. Without one, the start waits for the CMS's
 * answer or failure.
 */
export async function keepManifestFresh(): Promise<void> {
  const loads = await readSavedManifest();
  for (const [locale, { content }] of Object.entries(loads) as [Locale, SiteLoad][]) saved.set(locale, content);
  putManifest({ loads });
  await followOtherServers();
  const refreshed = refreshOrLog().then(schedule);
  if (!currentManifest()) await refreshed;
}

/** Takes over addresses that another server has loaded from the CMS, and changes that it was told. */
async function followOtherServers(): Promise<void> {
  onSharedManifest({
    onLoads: (of) => void readSharedManifest(of, currentParts().loads).then(putManifest),
    onChange: (change) => void putManifest({ changes: [change] }),
  });
  whenRedisIsBack(() => void catchUp());
  putManifest(await readSharedManifest(locales, currentParts().loads));
}

/** While Redis was away each server was alone. Now each server shares its addresses and takes over later ones. */
async function catchUp(): Promise<void> {
  putManifest(await readSharedManifest(locales, currentParts().loads));
  const { loads, changes } = currentParts();
  await shareLoads(loads);
  for (const change of changes) await shareChange(change);
}

/**
 * Brings every site up to date. Of several servers one reads the CMS in each interval, and the others take over what it has read.
 * @throws {CmsUnavailable | CmsError}
 */
export async function refreshInTurn(): Promise<void> {
  const lease = await takeLease(readLeaseKey, intervalMs);
  if (!lease) {
    const isComplete = putManifest(await readSharedManifest(locales, currentParts().loads)) !== undefined;
    // The server with the lease is reading for the first time, or Redis has lost its data.
    if (isComplete) return save();
  }
  try {
    await refreshManifest();
  } catch (error) {
    await lease?.end();
    throw error;
  }
}

/** The outcome of the last refresh, and whether it was logged. */
const last = { isStale: false, isLogged: false };

async function refreshOrLog(): Promise<void> {
  try {
    await refreshInTurn();
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
  // In development the CMS of the same machine announces each change, and nothing else works in the background.
  if (!last.isStale && process.env.NODE_ENV === 'development') return;
  const pause = !last.isStale ? intervalMs : currentManifest() ? retryIntervalMs : firstIntervalMs;
  setTimeout(() => void refreshOrLog().then(schedule), pause).unref();
}
