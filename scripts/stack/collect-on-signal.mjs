// @ts-check
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded into the servers under test with `--import`: SIGUSR2 makes them collect all garbage, so that a test can measure what
// they really hold. Node accepts no `--expose-gc` in NODE_OPTIONS.
setFlagsFromString('--expose-gc');
/** @type {() => void} */
const collectGarbage = runInNewContext('gc');
process.on('SIGUSR2', () => collectGarbage());
