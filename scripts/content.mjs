// @ts-check
import { runCommand } from './console/failure.mjs';
import { contentRows, contentTable } from './content/content-table.mjs';
import { readContent } from './content/read-content.mjs';

/** The articles and SEO pages of the seed of Spain: words, reading ease, links, sources, and the most similar text. */
await runCommand(async () => {
  for (const kind of /** @type {const} */ (['article', 'seo'])) {
    const rows = contentRows((await readContent('es-ES')).filter((text) => text.kind === kind));
    console.log(`\n${contentTable(rows.sort((one, other) => one.path.localeCompare(other.path)))}`);
    console.log(`\n  ${rows.length} texts, ${rows.reduce((sum, { words }) => sum + words, 0)} words\n`);
  }
});
