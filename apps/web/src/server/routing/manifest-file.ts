import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLocale, type Locale } from '@prestafaro/countries';
import { z } from 'zod';
import { environment } from '@/cms/environment';
import { type SiteLoads, siteLoadSchema } from '@/server/routing/site-loads';

const fileName = 'route-manifest.json';

const fileSchema = z.object({
  /** Changes with the shape: a file of another version is not read. */
  version: z.literal(4),
  loads: z.partialRecord(
    z.custom<Locale>((key) => isLocale(String(key))),
    siteLoadSchema,
  ),
});

/**
 * The file in which the manifest survives a restart. The path is computed at run time, so that a build does not trace
 * the directory.
 */
function directory(): string {
  return environment().DATA_DIR;
}

/** Saves the content of the sites atomically: writes it to another file, then renames that over the old one. */
export async function saveManifest(loads: SiteLoads): Promise<void> {
  await mkdir(/* turbopackIgnore: true */ directory(), { recursive: true });
  const target = join(/* turbopackIgnore: true */ directory(), fileName);
  const draft = `${target}.${randomUUID()}.tmp`;
  const file: z.input<typeof fileSchema> = { version: 4, loads };
  await writeFile(draft, JSON.stringify(file));
  await rename(draft, target);
}

/** The content of the sites of an earlier run. Empty when the file is missing or unusable. */
export async function readSavedManifest(): Promise<SiteLoads> {
  try {
    const text = await readFile(join(/* turbopackIgnore: true */ directory(), fileName), 'utf8');
    return fileSchema.parse(JSON.parse(text)).loads;
  } catch {
    return {};
  }
}
