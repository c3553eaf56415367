import { bodyOf, send } from '../support/http.ts';
import { ports } from '../support/product.ts';
import { cmsAddresses, webAddresses } from './addresses.ts';
import type { Corpus } from './make-request.ts';
import { readDatabase } from './stored-rows.ts';

/** Reads from the running product what hostile requests are made of. */
export async function readCorpus(): Promise<Corpus> {
  const { CMS_READ_TOKEN: read = '', CMS_WRITE_TOKEN: write = '' } = process.env;
  if (read === '' || write === '') throw new Error('The tokens of the CMS are not set.');
  return {
    cmsHost: `localhost:${ports.cms}`,
    web: await webAddresses(),
    cms: cmsAddresses(),
    actions: await actionIds(),
    subjects: { article: publishedId('articles'), lender: publishedId('lenders'), offer: offerNumber() },
    tokens: { read, write },
  };
}

/** The ids of the server actions in forms of the site and in its scripts. */
async function actionIds(): Promise<string[]> {
  const pages = await Promise.all(['/', '/application/'].map((path) => bodyOf(path)));
  const scripts = pages.flatMap((page) => page.match(/\/_next\/static\/[\w./~-]+\.js/g) ?? []);
  const texts = await Promise.all([...new Set(scripts)].map(async (path) => (await send(path)).body));
  const ids = [...pages, ...texts].flatMap((text) =>
    [...text.matchAll(/(?:\$ACTION_ID_|createServerReference\)?\("|&quot;id&quot;:&quot;)([0-9a-f]{42})/g)].map(
      ([, id = '']) => id,
    ),
  );
  const found = [...new Set(ids)];
  if (found.length === 0) throw new Error('No page names a server action: has the form of their ids changed?');
  return found;
}

function publishedId(table: 'articles' | 'lenders'): string {
  const [row] = readDatabase((all) =>
    all(`select document_id from ${table} where locale = 'es-ES' and published_at is not null limit 1`),
  );
  if (!row) throw new Error(`The seed has no Spanish row in ${table}.`);
  return String(row.document_id);
}

function offerNumber(): number {
  const [row] = readDatabase((all) =>
    all("select offer_id as number from offers where locale = 'es-ES' and published_at is not null limit 1"),
  );
  if (!row) throw new Error('The seed has no Spanish offer.');
  return Number(row.number);
}
