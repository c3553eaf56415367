import path from 'node:path';
import type { Locale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { withoutPublishEvents } from '../../delivery/publishing/publish-events';
import { asContentType, uidOf } from '../content-types';
import { withoutVersions } from '../versions/record-versions';
import { withDemoDelivery } from './demo-delivery';
import { readMedia, readSeeds, type SeedEntry } from './read-seed';
import { resolveReferences } from './references';
import { uploadMedia } from './upload-media';

/** Seed key → document id, so that another locale joins the same document and a second run creates nothing twice. */
type Made = Record<string, string>;

export interface SeedOptions {
  /** Where sample lenders receive applications; undefined: none of them does. */
  readonly receiverUrl?: string | undefined;
}

/**
 * Fills an empty database from `seed/<locale>/`. It never overwrites an entry. A run that was interrupted is continued, and a
 * finished one is recorded, so that it runs once.
 */
export async function loadSeed(strapi: Core.Strapi, { receiverUrl }: SeedOptions = {}): Promise<void> {
  const root = path.join(strapi.dirs.app.root, 'seed');
  const store = strapi.store({ type: 'core', name: 'seed' });
  if (await store.get({ key: 'complete' })) return;
  const made = ((await store.get({ key: 'made' })) as Made | null) ?? {};
  const load = async () => {
    const fileIds = await uploadMedia(strapi, readMedia(root));
    for (const { locale, entries } of readSeeds(root)) {
      for (const entry of entries) {
        await ensureEntry(strapi, locale, withDemoDelivery(entry, receiverUrl), made, fileIds);
        await store.set({ key: 'made', value: made });
      }
      strapi.log.info(`seed: ${locale}, ${entries.length} entries`);
    }
  };
  await withoutPublishEvents(() => withoutVersions(load));
  await store.set({ key: 'complete', value: true });
}

async function ensureEntry(
  strapi: Core.Strapi,
  locale: Locale,
  entry: SeedEntry,
  made: Made,
  fileIds: ReadonlyMap<string, number>,
): Promise<void> {
  const name = `${entry.type} ${entry.key}`;
  const documents = strapi.documents(asContentType(uidOf(entry.type)));
  const documentId = made[name];
  // A comment has no draft. It is stored with the decision of a moderator.
  const published = entry.type === 'comment' || entry.isDraft ? {} : ({ status: 'published' } as const);
  try {
    const data = resolveReferences(entry, made, fileIds);
    if (!documentId) {
      made[name] = (await documents.create({ locale, ...published, data })).documentId;
    } else if (!(await documents.findOne({ documentId, locale }))) {
      await documents.update({ documentId, locale, ...published, data });
    }
  } catch (error) {
    throw new Error(`${entry.file}: ${name} of ${locale} cannot be stored: ${describe(error)}`, { cause: error });
  }
}

/** Strapi names the refused fields in `details`; its message says only «2 errors occurred». */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { details } = error as { details?: unknown };
  return details ? `${error.message} ${JSON.stringify(details)}` : error.message;
}
