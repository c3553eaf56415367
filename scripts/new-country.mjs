// @ts-check

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { prepareWorkspace } from './builds/prepare-workspace.mjs';
import { defineCommand } from './console/command.mjs';
import { createSteps } from './console/steps.mjs';
import { countryFiles } from './new-country/country-files.mjs';
import { listFiles } from './new-country/list-files.mjs';
import { checkAsked, describeSite } from './new-country/new-site.mjs';
import { seedFiles } from './new-country/seed-files.mjs';
import { wordFiles } from './new-country/word-files.mjs';
import { LOG_FOLDER, ROOT } from './paths.mjs';
import { runToEnd } from './processes/run-to-end.mjs';
import { bareEnvironment } from './stack/temporary-stack.mjs';

const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');

/**
 * Makes a country: its folder, its words with their keys, its seed, and its lines in the lists of countries. The words and the seed
 * are those of another site; the facts that nobody can derive are left out. So the type check and the tests of the seed name
 * everything that is still to write.
 *
 *     npm run new-country -- pt-PT --currency EUR --time-zone Europe/Lisbon --like es-ES
 */
export const command = defineCommand({
  does: 'Makes a country: its folder, its words, its seed and its lines in the lists of countries, after the model of another site.',
  usage: 'npm run new-country -- pt-PT --currency EUR --time-zone Europe/Lisbon --like es-ES',
  takes: 'The first argument is the locale of the new site.',
  options: {
    currency: { type: 'string', does: 'three letters, such as EUR' },
    'time-zone': { type: 'string', does: 'such as Europe/Lisbon' },
    like: { type: 'string', does: 'the site whose words and seed are copied' },
  },
  run: async ({ values, positionals }) => {
    const asked = { ...values, locale: positionals[0], timeZone: values['time-zone'] };
    checkAsked(asked);
    const environment = bareEnvironment();
    // The paths and languages of the model are read from the built packages.
    await prepareWorkspace(createSteps(), environment, ['packages']);
    const site = await describeSite(asked);
    // Everything is read and made before anything is written, so that a failure leaves nothing behind.
    const files = [...countryFiles(site), ...listFiles(site), ...wordFiles(site), ...seedFiles(site)];
    for (const [file, content] of files) {
      mkdirSync(dirname(join(ROOT, file)), { recursive: true });
      writeFileSync(join(ROOT, file), content);
    }
    await runToEnd(
      process.execPath,
      [BIOME, 'check', '--write', '--linter-enabled=false', ...files.map(([file]) => file)],
      {
        cwd: ROOT,
        env: environment,
        logFile: join(LOG_FOLDER, 'new-country.log'),
        failure: 'The new files could not be formatted.',
      },
    );
    console.log(
      [
        '',
        `${site.name} has its folder packages/countries/src/${site.folder}, ${files.length} files in all.`,
        '',
        'What is still to write:',
        '  npm run verify       names the facts that are missing, and every file with words of another site',
        `  apps/cms/seed/${site.locale}/TO-WRITE.md lists the texts of the seed`,
        '  npm run generate     writes the pages of nginx, when the words are written',
        '',
      ].join('\n'),
    );
  },
});
