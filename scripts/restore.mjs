// @ts-check
import { parseArgs } from 'node:util';
import { restoreBackup } from './backups/restore-backup.mjs';
import { Failure, runCommand } from './console/failure.mjs';
import { createSteps } from './console/steps.mjs';
import { readLocalEnvironment } from './environment/local-environment.mjs';
import { stopOnInterrupt } from './processes/interrupts.mjs';

stopOnInterrupt();

/** A backup back to where it was: docs/backups.md. */
await runCommand(async () => {
  const { archive, replace, compose } = readArguments();
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
});

function readArguments() {
  const hint = 'npm run restore -- .data/backups/<name> [--replace] [--compose]';
  try {
    const { values, positionals } = parseArgs({
      options: { replace: { type: 'boolean', default: false }, compose: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [archive, ...more] = positionals;
    if (!archive || more.length > 0) throw new Error('Name the one backup that is to be restored.');
    return { archive, ...values };
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : 'These arguments are not known.', { hint });
  }
}
