// @ts-check

import { restoreBackup } from './backups/restore-backup.mjs';
import { defineCommand } from './console/command.mjs';
import { Failure } from './console/failure.mjs';
import { createSteps } from './console/steps.mjs';
import { readLocalEnvironment } from './environment/local-environment.mjs';

export const command = defineCommand({
  does: 'Puts a backup back to where it was (docs/backups.md).',
  usage: 'npm run restore -- .data/backups/<name> [--replace] [--compose]',
  takes: 'The first argument is the file of the backup.',
  options: {
    replace: { type: 'boolean', does: 'replaces the data that are there', default: false },
    compose: { type: 'boolean', does: 'to a stack of docker compose in this folder', default: false },
  },
  run: async ({ values: { replace, compose }, positionals: [archive, ...more] }) => {
    if (!archive || more.length > 0)
      throw new Failure('Name the one backup that is to be restored.', {
        hint: 'Such as: npm run restore -- .data/backups/<name>',
      });
    console.log('');
    const environment = readLocalEnvironment();
    const options = { environment, archive, mayReplace: replace, isInCompose: compose };
    const { missingKeys } = await restoreBackup(createSteps(), options);
    if (missingKeys.length > 0) {
      console.log(
        `\n  ! The backup is encrypted with ${missingKeys.join(', ')}, which PERSONAL_DATA_KEYS does not hold unchanged.`,
      );
      console.log('    Documents, accounts and telephones cannot be decrypted without it (docs/backups.md).');
    }
    console.log(
      '\n  Start the CMS. It makes the web app drop its stored pages, and its nightly job erases data past its retention.',
    );
    console.log(
      '  Data that a person asked to have erased since the backup must be erased again by hand (docs/backups.md).\n',
    );
  },
});
