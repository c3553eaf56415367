// @ts-check

import { resolve } from 'node:path';
import { makeBackup } from './backups/make-backup.mjs';
import { defineCommand } from './console/command.mjs';
import { Failure } from './console/failure.mjs';
import { createSteps } from './console/steps.mjs';
import { readLocalEnvironment } from './environment/local-environment.mjs';
import { BACKUP_FOLDER } from './paths.mjs';

export const command = defineCommand({
  does: 'Writes the database and the uploads into one file while the CMS runs (docs/backups.md).',
  usage: 'npm run backup -- [--keep 14] [--to /mnt/backups] [--compose]',
  options: {
    keep: { type: 'string', does: 'how many of the newest backups stay; older ones are removed' },
    to: { type: 'string', does: 'the folder of the backups', default: BACKUP_FOLDER },
    compose: { type: 'boolean', does: 'of a stack of docker compose in this folder', default: false },
  },
  run: async ({ values: { keep, to, compose } }) => {
    if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep))
      throw new Failure('--keep is a number from 1 to 9999.', { hint: 'Such as: npm run backup -- --keep 14' });
    // Every file that this command writes holds personal data.
    process.umask(0o077);
    console.log('');
    await makeBackup(createSteps(), {
      environment: readLocalEnvironment(),
      folder: resolve(to),
      isInCompose: compose,
      keep: keep === undefined ? undefined : Number(keep),
    });
    console.log(
      '\n  The backup does not contain PERSONAL_DATA_KEYS. Keep the keys apart: without them nobody can decrypt the personal data.\n',
    );
  },
});
