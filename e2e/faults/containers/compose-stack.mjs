// @ts-check
import { placesOf } from '../../../scripts/backups/places.mjs';
import { postgresProgram, runProgram } from '../../../scripts/backups/programs.mjs';
import { Failure } from '../../../scripts/console/failure.mjs';
import { readLocalEnvironment } from '../../../scripts/environment/local-environment.mjs';
import { waitUntil } from '../../../scripts/processes/wait-for.mjs';

/** The CMS takes longest. Its health is checked every ten seconds. */
const HEALTHY_WITHIN_SECONDS = 180;

/** @param {string[]} args @returns {Promise<string>} what `docker` printed */
const docker = (args) =>
  runProgram({ command: 'docker', args, env: process.env, failure: `docker ${args.slice(0, 2).join(' ')} failed` });

/** @returns {number} the port of nginx on this machine, which `.env` may name */
export const httpPort = () => Number(readLocalEnvironment().HTTP_PORT ?? 80);

/**
 * Without these settings nginx takes all visitors of this suite for one, and limits them.
 * @param {Record<string, string>} environment of the stack
 * @throws {Failure} that names what to set
 */
export function requireSettings({ FORMS_PER_MINUTE, LOAD_BALANCERS }) {
  if (Number(FORMS_PER_MINUTE) >= 100_000 && LOAD_BALANCERS) return;
  throw new Failure('The stack would limit the visitors of this suite.', {
    hint: 'Set FORMS_PER_MINUTE=100000 and LOAD_BALANCERS=172.16.0.0/12 (the networks of Docker) in .env, and docker compose up --detach --wait. Never on a public server.',
  });
}

/**
 * @param {string} service of docker-compose.yml
 * @returns {Promise<string[]>} the ids of its running containers
 */
export async function containersOf(service) {
  const ids = (await docker(['compose', 'ps', '--quiet', service])).split('\n').filter(Boolean);
  if (ids.length > 0) return ids;
  throw new Failure(`docker compose runs no container of ${service}.`, {
    hint: 'Start the stack first: docker compose up --detach --wait',
  });
}

/**
 * Kills the first process of a container with SIGKILL, as a crash or a lack of memory does. Docker then starts it again. After
 * `docker kill` it would not, because that counts as a stop by hand.
 * @param {string} id
 * @returns {Promise<() => Promise<void>>} waits until the container was started again and is healthy
 */
export async function crash(id) {
  const [pid, startedBefore] = (await inspect(id, '{{.State.Pid}} {{.State.StartedAt}}')).split(' ');
  try {
    process.kill(Number(pid), 'SIGKILL');
  } catch {
    throw new Failure('A process of a container could not be killed.', {
      hint: 'Run this suite as root on the machine of the Docker Engine.',
    });
  }
  const isHealthy = async () => {
    const [startedAt, health] = (await inspect(id, '{{.State.StartedAt}} {{.State.Health.Status}}')).split(' ');
    return startedAt !== startedBefore && health === 'healthy';
  };
  return async () => {
    const limits = { timeoutMilliseconds: HEALTHY_WITHIN_SECONDS * 1000, pauseMilliseconds: 250 };
    if (await waitUntil(isHealthy, limits)) return;
    throw new Failure(`A container was not healthy again within ${HEALTHY_WITHIN_SECONDS} s.`);
  };
}

/** @param {string} id @param {string} format */
const inspect = (id, format) => docker(['inspect', '--format', format, id]);

/** @returns {Promise<{ stored: number, unmatched: number }>} applications in the database of the stack */
export async function countApplications() {
  const { database } = placesOf(readLocalEnvironment(), { isInCompose: true });
  if (database.client !== 'postgres') throw new Error('docker compose has PostgreSQL.');
  const query = "select count(*), count(*) filter (where status in ('submitted', 'draft')) from applications";
  const args = ['--no-align', '--tuples-only', '--field-separator= ', '--command', query];
  const line = await runProgram(postgresProgram(database, 'psql', args, 'The applications could not be counted'));
  const [stored = 0, unmatched = 0] = line.split(' ').map(Number);
  return { stored, unmatched };
}
