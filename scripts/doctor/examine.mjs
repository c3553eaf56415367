// @ts-check
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { areDependenciesInstalled } from '../builds/dependencies.mjs';
import { serverFile } from '../builds/web-build.mjs';
import { isOpenToOthers, portsOf } from '../environment/local-environment.mjs';
import { isSupportedNode, NODE_REQUIREMENT } from '../environment/node-version.mjs';
import { generateMissing } from '../environment/secrets.mjs';
import { CMS_DATABASE, CMS_FOLDER, CMS_PUBLIC_FOLDER, WEB_BUILD_FOLDER, WEB_DATA_FOLDER } from '../paths.mjs';
import { isPortFree, ownerOfPort } from '../processes/ports.mjs';
import { statusOf } from '../processes/wait-for.mjs';
import { cmsEnvironment } from '../stack/environments.mjs';

/**
 * @typedef {object} Finding
 * @property {'good' | 'note' | 'bad'} state note: nothing is broken, but one may want to know
 * @property {string} name
 * @property {string} detail
 * @property {string} [fix] what to do about it
 */

/** @typedef {Record<string, string>} Environment */

const good = (/** @type {string} */ name, /** @type {string} */ detail) =>
  /** @type {Finding} */ ({ state: 'good', name, detail });

/** @returns {Finding} */
export function examineNode(version = process.versions.node) {
  if (isSupportedNode(version)) return good('Node', version);
  const fix = 'Install Node 24 from https://nodejs.org/ (with nvm: nvm install 24 && nvm use 24).';
  return { state: 'bad', name: 'Node', detail: `${version}, but it must be ${NODE_REQUIREMENT}`, fix };
}

/**
 * @param {Environment} environment
 * @returns {Finding}
 */
export function examineEnvironment(environment) {
  const missing = Object.keys(generateMissing(environment));
  if (missing.length === 0) return good('.env', 'complete');
  return {
    state: 'note',
    name: '.env',
    detail: `lacks ${missing.join(', ')}`,
    fix: 'npm start writes what is missing.',
  };
}

/**
 * @param {boolean} isOpen
 * @returns {Finding[]}
 */
function examineAccess(isOpen = isOpenToOthers()) {
  if (!isOpen) return [];
  const detail = 'can be read by other users of this machine, and holds every secret';
  return [{ state: 'bad', name: '.env', detail, fix: 'chmod 600 .env (npm start does it too).' }];
}

/** @typedef {(environment: Environment) => unknown} Reader throws for what is wrong */

/** The module that reads the CMS's variables, below its sources and its build alike, without an ending. A test finds its source. */
export const ENVIRONMENT_MODULE = 'src/platform/environment';

/** @returns {Reader | undefined} the CMS's own, if it is built */
function readerOfCms() {
  const file = join(CMS_FOLDER, 'dist', `${ENVIRONMENT_MODULE}.js`);
  return existsSync(file) ? (environment) => createRequire(file)(file).readEnvironment(environment) : undefined;
}

/**
 * Reads the variables as the CMS would at a start, and reports its message. Reports nothing while the CMS is not built.
 * @param {Environment} environment
 * @param {Reader} [read]
 * @returns {Finding[]}
 */
export function examineSettings(environment, read = readerOfCms()) {
  const stack = {
    // What npm start writes by itself is no finding of its own.
    environment: { ...environment, ...generateMissing(environment) },
    ports: portsOf(environment),
    databaseFile: CMS_DATABASE,
    publicFolder: CMS_PUBLIC_FOLDER,
    webDataFolder: WEB_DATA_FOLDER,
  };
  try {
    if (!read) return [];
    read(cmsEnvironment(stack));
    return [good('Settings', 'the CMS takes them')];
  } catch (error) {
    const detail = error instanceof Error ? error.message : '';
    // A build that does not load is another finding.
    if (!detail.startsWith('The environment of')) return [];
    const fix = '.env.example says what each variable is.';
    return [{ state: 'bad', name: 'Settings', detail: detail.replaceAll('\n', `\n${' '.repeat(19)}`), fix }];
  }
}

/**
 * Whether there are dependencies and builds; npm start builds again what is older than its sources.
 * @returns {Finding[]}
 */
function examineBuilds() {
  const states = {
    Dependencies: areDependenciesInstalled(),
    'CMS build': existsSync(join(CMS_FOLDER, 'dist/src/index.js')),
    'Web build': existsSync(serverFile(WEB_BUILD_FOLDER)),
  };
  return Object.entries(states).map(([name, isCurrent]) =>
    isCurrent ? good(name, 'there') : { state: 'note', name, detail: 'absent', fix: 'npm start makes it.' },
  );
}

/**
 * A port passes if it is free or if our own server answers on it.
 * @param {string} name
 * @param {number} port
 * @param {string} variable
 * @param {boolean} isOurs
 * @returns {Promise<Finding>}
 */
async function examinePort(name, port, variable, isOurs) {
  if (isOurs) return good(name, `${port}, answering`);
  if (await isPortFree(port))
    return { state: 'note', name, detail: `${port} is free, nothing runs`, fix: 'npm start starts it.' };
  const owner = ownerOfPort(port);
  return {
    state: 'bad',
    name,
    detail: `${port} is used by ${owner || 'another process'}`,
    fix: `Stop it, or give ${variable} another number in .env.`,
  };
}

/**
 * Whether the read token opens GraphQL.
 * @param {string} cmsUrl
 * @param {Environment} environment
 * @returns {Promise<Finding>}
 */
async function examineToken(cmsUrl, environment) {
  const name = 'Read token';
  const answer = await fetch(`${cmsUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${environment.CMS_READ_TOKEN ?? ''}` },
    body: JSON.stringify({ query: '{ pages(pagination: { limit: 1 }) { title } }' }),
    signal: AbortSignal.timeout(5000),
  }).catch(() => undefined);
  /** @type {{ data?: { pages: unknown[] }, errors?: { message: string }[] } | undefined} */
  const body = answer?.ok ? /** @type {any} */ (await answer.json()) : undefined;
  if (body?.data?.pages)
    return good(name, body.data.pages.length > 0 ? 'opens GraphQL' : 'opens GraphQL; the default locale has no pages');
  const detail = `GraphQL answers ${answer?.status ?? 'nothing'}${body?.errors ? `: ${body.errors[0]?.message ?? ''}` : ''}`;
  const fix = 'The CMS takes CMS_READ_TOKEN from .env when it starts: stop it and run npm start.';
  return { state: 'bad', name, detail, fix };
}

/**
 * Everything that a local start needs, looked at from outside; nothing is changed.
 * @param {Environment} environment
 * @returns {Promise<Finding[]>}
 */
export async function examine(environment) {
  const ports = portsOf(environment);
  const cmsUrl = `http://localhost:${ports.cms}`;
  const isCmsUp = (await statusOf(`${cmsUrl}/_health`)) === 204;
  const webStatus = await statusOf(`http://localhost:${ports.web}/api/health`);
  return [
    examineNode(),
    examineEnvironment(environment),
    ...examineAccess(),
    ...examineSettings(environment),
    ...examineBuilds(),
    await examinePort('CMS', ports.cms, 'CMS_PORT', isCmsUp),
    await examinePort('Web app', ports.web, 'WEB_PORT', webStatus === 200 || webStatus === 503),
    ...(isCmsUp ? [await examineToken(cmsUrl, environment)] : []),
  ];
}

const MARKS = { good: '✓', note: '·', bad: '✗' };

/**
 * @param {Finding[]} findings
 * @returns {string} one line each, the fix below what needs one
 */
export function formatFindings(findings) {
  return findings
    .flatMap(({ state, name, detail, fix }) => [
      `  ${MARKS[state]} ${name.padEnd(14)} ${detail}`,
      ...(fix ? [`    ${' '.repeat(14)} → ${fix}`] : []),
    ])
    .join('\n');
}
