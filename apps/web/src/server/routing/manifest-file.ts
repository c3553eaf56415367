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

/**
 * The folder in which the manifest survives a restart, one file for each site. The path is computed at run time, so that a build does
 * not trace the directory.
 */
function directory(): string {
  return join(/* turbopackIgnore: true */ environment().DATA_DIR, folderName);
}

/** Saves the content of a site atomically: writes it to another file, then renames that over the old one. */
export async function saveSite(locale: Locale, load: SiteLoad): Promise<void> {
  await mkdir(/* turbopackIgnore: true */ directory(), { recursive: true });
  const target = join(/* turbopackIgnore: true */ directory(), `${locale}.json`);
  const draft = `${target}.${randomUUID()}.tmp`;
  const file: z.input<typeof fileSchema> = { version: 5, load };
  await writeFile(draft, JSON.stringify(file));
  await rename(draft, target);
}

/** The content of the sites of an earlier run. A site is missing when its file is missing or unusable. */
export async function readSavedManifest(): Promise<SiteLoads> {
  const loads: Partial<Record<Locale, SiteLoad>> = {};
  for (const locale of locales) {
    const load = await readSite(locale).catch(() => undefined);
    if (load) loads[locale] = load;
  }
  return loads;
}

async function readSite(locale: Locale): Promise<SiteLoad> {
  const text = await readFile(join(/* turbopackIgnore: true */ directory(), `${locale}.json`), 'utf8');
  return fileSchema.parse(JSON.parse(text)).load;
}
