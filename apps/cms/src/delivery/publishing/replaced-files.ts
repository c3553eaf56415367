import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { usesOfFiles } from '../../content/media/file-uses';
import { aroundUploads } from '../../platform/strapi-internals/upload-plugin';
import { describeChange } from './changes';
import type { Outbox } from './outbox';
import { publishedRows } from './publish-events';

/** Sends a publish event for each published entry that shows a replaced file, because the file has a new address. */
export function registerReplacedFiles(strapi: Core.Strapi, outbox: Outbox): void {
  aroundUploads(strapi, async (work, { replaces }) => {
    const result = await work();
    if (replaces !== null) await addEvents(strapi, outbox, replaces);
    return result;
  });
}

async function addEvents(strapi: Core.Strapi, outbox: Outbox, fileId: number): Promise<void> {
  const uses = (await usesOfFiles(strapi, [fileId])).filter(({ publishedAt }) => publishedAt !== null);
  await strapi.db.transaction(async ({ onCommit }) => {
    for (const { type, documentId, locale } of uses) {
      const rows = await publishedRows(strapi, uidOf(type), type, documentId);
      const row = rows.find((one) => one.locale === locale);
      const event = describeChange(type, row, row, new Date());
      if (event) await outbox.add(event);
    }
    onCommit(() => outbox.wake(['editorial']));
  });
}
