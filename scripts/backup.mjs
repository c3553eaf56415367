// @ts-check
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from './backups/make-backup.mjs';
import { Failure, runCommand } from './console/failure.mjs';
import { createSteps } from './console/steps.mjs';
import { readLocalEnvironment } from './environment/local-environment.mjs';
import { BACKUP_FOLDER } from './paths.mjs';
import { stopOnInterrupt } from './processes/interrupts.mjs';

stopOnInterrupt();
// Every file that this command writes holds personal data.
process.umask(0o077);

/** Database and uploads into one file, while the CMS runs: docs/backups.md. */
await runCommand(async () => {
  const { keep, to, compose } = readArguments();
  console.log('');
  await makeBackup(createSteps(), { environment: readLocalEnvironment(), folder: to, isInCompose: compose, keep });
  console.log(
    '\n  The backup does not contain PERSONAL_DATA_KEYS. Keep the keys apart: without them nobody can decrypt the personal data.\n',
  );
});

function readArguments() {
  const hint = 'npm run backup -- [--keep 14] [--to /mnt/backups] [--compose]';
  try {
    const { values } = parseArgs({
      options: { keep: { type: 'string' }, to: { type: 'string' }, compose: { type: 'boolean', default: false } },
    });
    const { keep, to = BACKUP_FOLDER, compose } = values;
    if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep)) throw new Error('--keep is a number from 1 on');
    return { keep: keep === undefined ? undefined : Number(keep), to: resolve(to), compose };
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : 'These arguments are not known.', { hint });
  }
}
