import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locale, locales } from '@prestafaro/countries';
import { z } from 'zod';
import { environment } from '@/cms/environment';
import { type SiteLoad, type SiteLoads, siteLoadSchema } from '@/server/routing/site-loads';

const folderName = 'route-manifest';

const fileSchema = z.object({
  /** Changes with the shape: a file of another version is not read. */
  version: z.literal(5),
  load: siteLoadSchema,
});

/** When each site was read last. Kept apart, because most reads find that a site is as it was saved. */
const timesSchema = z.partialRecord(z.enum(locales), siteLoadSchema.shape.loadedAt);
const timesName = 'loaded-at';

/**
 * The folder in which the manifest survives a restart, one file for each site. The path is computed at run time, so that a build does
 * not trace the directory.
 */
function directory(): string {
  return join(/* turbopackIgnore: true */ environment().DATA_DIR, folderName);
}

/** Saves the content of a site. */
export async function saveSite(locale: Locale, load: SiteLoad): Promise<void> {
  await saveFile(locale, { version: 5, load } satisfies z.input<typeof fileSchema>);
}

/** Saves when each site was read last. Call it when the contents are saved, because it says that they are as late as this. */
export async function saveTimes(loads: SiteLoads): Promise<void> {
  const times = Object.entries(loads).map(([locale, { loadedAt }]) => [locale, loadedAt]);
  await saveFile(timesName, Object.fromEntries(times));
}

/** Saves a file atomically: writes another file, then renames that over the old one. */
async function saveFile(name: string, content: object): Promise<void> {
  await mkdir(/* turbopackIgnore: true */ directory(), { recursive: true });
  const target = join(/* turbopackIgnore: true */ directory(), `${name}.json`);
  const draft = `${target}.${randomUUID()}.tmp`;
  await writeFile(draft, JSON.stringify(content));
  await rename(draft, target);
}

/** The content of the sites of an earlier run. A site is missing when its file is missing or unusable. */
export async function readSavedManifest(): Promise<SiteLoads> {
  const loads: Partial<Record<Locale, SiteLoad>> = {};
  const times = timesSchema.safeParse(await readJson(timesName).catch(() => undefined)).data ?? {};
  for (const locale of locales) {
    const load = await readSite(locale).catch(() => undefined);
    if (load) loads[locale] = { ...load, loadedAt: later(load.loadedAt, times[locale]) };
  }
  return loads;
}

const later = (one: string, other = ''): string => (one < other ? other : one);

const readSite = async (locale: Locale): Promise<SiteLoad> => fileSchema.parse(await readJson(locale)).load;

const readJson = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(/* turbopackIgnore: true */ directory(), `${name}.json`), 'utf8'));
