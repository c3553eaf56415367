// @ts-check
/**
 * Measures builds of the web app beside a running CMS, first with 1 000 pages and then with 100 000: `node bench/content/builds.mjs`. It needs the
 * built CMS and takes some five minutes. It prints a table.
 */
import { join } from 'node:path';
import { buildWeb } from '../../scripts/builds/web-build.mjs';
import { formatDuration } from '../../scripts/console/steps.mjs';
import { startPostgres } from '../../scripts/databases/postgres.mjs';
import { generateSecrets } from '../../scripts/environment/secrets.mjs';
import { LOG_FOLDER } from '../../scripts/paths.mjs';
import { findFreePort } from '../../scripts/processes/ports.mjs';
import { temporaryFolder } from '../../scripts/processes/temporary-folder.mjs';
import { webEnvironment } from '../../scripts/stack/environments.mjs';
import { startCms } from '../../scripts/stack/servers.mjs';
import { bareEnvironment } from '../../scripts/stack/temporary-stack.mjs';
import { measureWork } from '../builds/peak-memory.mjs';
import { mebibytes, ratio, table } from '../figures/tables.mjs';
import { addContent, ENTRIES } from './add-content.mjs';

const postgres = await startPostgres();
const folder = temporaryFolder('content-builds');
const stack = {
  environment: { ...bareEnvironment(), ...generateSecrets(), ...postgres.environment },
  ports: { web: 0, cms: await findFreePort() },
  ...{ databaseFile: join(folder, 'unused.sqlite'), publicFolder: join(folder, 'public'), webDataFolder: '' },
};
const cms = await startCms(stack, join(LOG_FOLDER, 'bench'), { REVALIDATE_URLS: '', LOG_LEVEL: 'error' });
const build = () =>
  measureWork(() =>
    buildWeb({ folder: join(folder, 'build'), environment: webEnvironment(stack), logName: 'bench/build-web' }),
  );
await addContent(stack.environment, ENTRIES['1 000']);
// The first build fills the caches of the disk.
await build();
const small = await build();
await addContent(stack.environment, ENTRIES['100 000']);
const large = await build();
await cms.child.stop();
await postgres.stop();
console.log(
  table(
    ['', '1 000 pages', '100 000 pages', 'multiple'],
    [
      [
        'time of the build',
        formatDuration(small.milliseconds),
        formatDuration(large.milliseconds),
        ratio(large.milliseconds / small.milliseconds),
      ],
      [
        'its peak memory',
        mebibytes(small.peakBytes),
        mebibytes(large.peakBytes),
        ratio(large.peakBytes / small.peakBytes),
      ],
    ],
  ),
);
