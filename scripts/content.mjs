// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, runCommand } from './console/failure.mjs';
import { contentRows, contentTable } from './content/content-table.mjs';
import { readContent } from './content/read-content.mjs';
import { CMS_FOLDER } from './paths.mjs';

/**
 * The articles and SEO pages of a site's seed, Spain's without an argument: words, reading ease (of Spanish only), links, sources, and the
 * most similar text.
 */
await runCommand(async () => {
  const [locale = 'es-ES'] = process.argv.slice(2);
  if (!existsSync(join(CMS_FOLDER, 'seed', locale)))
    throw new Failure(`The seed has no site "${locale}".`, { hint: 'Such as: npm run content -- vi-VN' });
  const texts = await readContent(locale);
  for (const kind of /** @type {const} */ (['article', 'seo'])) {
    const rows = contentRows(texts.filter((text) => text.kind === kind));
    console.log(`\n${contentTable(rows.sort((one, other) => one.path.localeCompare(other.path)))}`);
    console.log(`\n  ${rows.length} texts, ${rows.reduce((sum, { words }) => sum + words, 0)} words\n`);
  }
});
