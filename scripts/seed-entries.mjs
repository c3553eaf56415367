// @ts-check
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { CMS_FOLDER } from './paths.mjs';

/** @typedef {{ type: string, key: string, isDraft: boolean, data: Record<string, unknown> }} SeedEntry */

/**
 * The entries that the seed has for one site, with the reader of the CMS.
 * @param {string} locale
 * @returns {Promise<SeedEntry[]>}
 */
export async function readSeedEntries(locale) {
  /** @type {{ module: { readSeeds(root: string): { locale: string, entries: SeedEntry[] }[] } }} */
  const { module } = await runnerImport(join(CMS_FOLDER, 'src/content/seed/read-seed.ts'));
  return module.readSeeds(join(CMS_FOLDER, 'seed')).find((seed) => seed.locale === locale)?.entries ?? [];
}
