// @ts-check

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prepareWorkspace } from './builds/prepare-workspace.mjs';
import { defineCommand } from './console/command.mjs';
import { Failure } from './console/failure.mjs';
import { createSteps } from './console/steps.mjs';
import { CMS_FOLDER } from './paths.mjs';
import { bareEnvironment } from './stack/temporary-stack.mjs';

/**
 * The articles and SEO pages of a site's seed, Spain's without an argument: words, reading ease (of Spanish only), links, sources, and the
 * most similar text.
 */
export const command = defineCommand({
  does: 'Prints a table of the articles and landing pages of a seed: words, reading ease (Spanish only), links, sources, and the most similar text.',
  usage: 'npm run content -- [site]',
  takes: 'site: its locale, such as vi-VN; without it: es-ES.',
  run: async ({ positionals }) => {
    const [locale = 'es-ES'] = positionals;
    if (!existsSync(join(CMS_FOLDER, 'seed', locale)))
      throw new Failure(`The seed has no site "${locale}".`, { hint: 'Such as: npm run content -- vi-VN' });
    await prepareWorkspace(createSteps(), bareEnvironment(), ['packages']);
    // These need the built packages.
    const { contentRows, contentTable } = await import('./content/content-table.mjs');
    const { readContent } = await import('./content/read-content.mjs');
    const texts = await readContent(locale);
    for (const kind of /** @type {const} */ (['article', 'seo'])) {
      const rows = contentRows(texts.filter((text) => text.kind === kind));
      console.log(`\n${contentTable(rows.sort((one, other) => one.path.localeCompare(other.path)))}`);
      console.log(`\n  ${rows.length} texts, ${rows.reduce((sum, { words }) => sum + words, 0)} words\n`);
    }
  },
});
