// @ts-check
import { PNPM, ROOT } from '../paths.mjs';
import { runToEnd } from '../processes/run-to-end.mjs';

/** Switches off the telemetry of the programs that we start. */
const QUIET = {
  STRAPI_TELEMETRY_DISABLED: 'true',
  NEXT_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
};

/**
 * The calling environment with telemetry off, for a child process.
 * @param {Record<string, string>} environment
 * @returns {Record<string, string>}
 */
export function quietEnvironment(environment) {
  return { ...environment, ...QUIET };
}

const NPX = process.platform === 'win32' ? 'npx.cmd' : 'npx';

/**
 * Runs the repository's pnpm, wherever it is installed. turbo finds the same one, because npx puts it on the path.
 * @param {string[]} args
 * @param {{ env: Record<string, string>, logFile: string, failure: string, hint?: string, tail?: number, isIdle?: boolean }} options
 */
export async function runPnpm(args, { env, ...report }) {
  // pnpm otherwise asks before it removes a folder.
  await runToEnd(NPX, ['-y', PNPM, ...args], { cwd: ROOT, env: { ...quietEnvironment(env), CI: 'true' }, ...report });
}
