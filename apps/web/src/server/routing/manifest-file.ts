import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locale, locales } from '@prestafaro/countries';
import { z } from 'zod';
import { environment } from '@/cms/environment';
import {
  contentNameSchema,
  digestsOf,
  joinContent,
  pieceOfText,
  splitContent,
  textOfPiece,
} from '@/server/routing/manifest-pieces';
import { type SiteLoad, type SiteLoads, siteLoadSchema } from '@/server/routing/site-loads';

const folderName = 'route-manifest';

/** The first line of a file. The pieces that it names follow, one in a line. */
const headSchema = z.object({
  /** Changes with the form of the file: one of another version is not read. */
  version: z.literal(6),
  loadedAt: siteLoadSchema.shape.loadedAt,
  siteVersion: siteLoadSchema.shape.version,
  name: contentNameSchema,
});

/** When each site was read last. Kept apart, because most reads find that a site is as it was saved. */
const timesSchema = z.partialRecord(z.enum(locales), siteLoadSchema.shape.loadedAt);
const timesName = 'loaded-at.json';

/**
 * The folder in which the manifest survives a restart, one file for each site. The path is computed at run time, so that a build does
 * not trace the directory.
 */
function directory(): string {
  return join(/* turbopackIgnore: true */ environment().DATA_DIR, folderName);
}

/** Saves the content of a site. */
export async function saveSite(locale: Locale, { loadedAt, version, content }: SiteLoad): Promise<void> {
  const { name, pieces } = splitContent(content);
  const head = { version: 6, loadedAt, siteVersion: version, name } satisfies z.input<typeof headSchema>;
  await saveFile(nameOfSite(locale), [JSON.stringify(head), ...[...pieces.values()].map(textOfPiece)].join('\n'));
}

const nameOfSite = (locale: Locale): string => `${locale}.jsonl`;

/** Saves when each site was read last. Call it when the contents are saved, because it says that they are as late as this. */
export async function saveTimes(loads: SiteLoads): Promise<void> {
  const times = Object.entries(loads).map(([locale, { loadedAt }]) => [locale, loadedAt]);
  await saveFile(timesName, JSON.stringify(Object.fromEntries(times)));
}

/** Saves a file atomically: writes another file, then renames that over the old one. */
async function saveFile(name: string, text: string): Promise<void> {
  await mkdir(/* turbopackIgnore: true */ directory(), { recursive: true });
  const target = join(/* turbopackIgnore: true */ directory(), name);
  const draft = `${target}.${randomUUID()}.tmp`;
  await writeFile(draft, text);
  await rename(draft, target);
}

/** The content of the sites of an earlier run. A site is missing when its file is missing or unusable. */
export async function readSavedManifest(): Promise<SiteLoads> {
  const loads: Partial<Record<Locale, SiteLoad>> = {};
  const times = timesSchema.safeParse(await readFileOf(timesName).then(JSON.parse, () => undefined)).data ?? {};
  for (const locale of locales) {
    const load = await readSite(locale).catch(() => undefined);
    if (load) loads[locale] = { ...load, loadedAt: later(load.loadedAt, times[locale]) };
  }
  return loads;
}

const later = (one: string, other = ''): string => (one < other ? other : one);

/**
 * Reads a site without its rows. That each piece has the digest in its name shows that the file is whole, so that nothing is left to
 * fail when a visitor needs the rows.
 */
async function readSite(locale: Locale): Promise<SiteLoad | undefined> {
  const [head = '', ...texts] = (await readFileOf(nameOfSite(locale))).split('\n');
  const { loadedAt, siteVersion: version, name } = headSchema.parse(JSON.parse(head));
  const places = new Map(digestsOf(name).map((digest, index) => [digest, index]));
  const content = joinContent(name, (digest) => pieceOfText(digest, texts[places.get(digest) ?? -1]));
  return content && { loadedAt, ...(version && { version }), content };
}

const readFileOf = (name: string): Promise<string> =>
  readFile(join(/* turbopackIgnore: true */ directory(), name), 'utf8');
