// @ts-check
import { rmSync } from 'node:fs';
import { sharedTemporaryFolder } from '../processes/temporary-folder.mjs';

/**
 * Vitest calls this before the tests and calls what it returns after them: the temporary files of a run are in one folder, which
 * is gone after the run. A test file cannot leave that to an exit hook, because Vitest's workers end without the event `exit`.
 */
export default function keepTemporaryFilesTogether() {
  const { TMPDIR } = process.env;
  const folder = sharedTemporaryFolder('tests');
  process.env.TMPDIR = folder;
  return () => {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}
