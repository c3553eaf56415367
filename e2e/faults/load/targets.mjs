// @ts-check
import { Failure } from '../../../scripts/console/failure.mjs';
import { waitUntil } from '../../../scripts/processes/wait-for.mjs';
import { ask } from './ask.mjs';
import { identityOf } from './page-identity.mjs';

/**
 * @typedef {import('./load.mjs').Target} Target
 * @typedef {{ name: string, country: string, path: string, language: string, isStored: boolean }} Kind
 */

const spanish = { country: 'es', language: 'es-ES' };

/**
 * The main kinds of pages of all sites that have content. `isStored`: made once and kept, so that it survives every outage.
 * The others are made per visitor, and may answer with an error page in an outage.
 * @type {Kind[]}
 */
const KINDS = [
  { ...spanish, name: 'home', path: '/', isStored: true },
  { ...spanish, name: 'home of a campaign', path: '/?utm_source=x&gclid=y', isStored: true },
  { ...spanish, name: 'article', path: '/blog/que-es-asnef/', isStored: true },
  { ...spanish, name: 'blog', path: '/blog/', isStored: true },
  { ...spanish, name: 'lenders', path: '/prestamistas/', isStored: true },
  { ...spanish, name: 'lender', path: '/prestamistas/alabe-credito/', isStored: true },
  { ...spanish, name: 'calculator', path: '/simulador-prestamos-personales-calculadora/', isStored: true },
  { ...spanish, name: 'amounts', path: '/prestamos-personales/', isStored: true },
  { ...spanish, name: 'legal page', path: '/politica-privacidad/', isStored: true },
  { ...spanish, name: 'calendar', path: '/calendario-laboral-2024/', isStored: true },
  { name: 'Mexican home', country: 'mx', language: 'es-MX', path: '/', isStored: true },
  { name: 'Ukrainian home', country: 'ua', language: 'uk-UA', path: '/', isStored: true },
  { name: 'Russian home', country: 'ua', language: 'ru-UA', path: '/ru/', isStored: true },
  { ...spanish, name: 'reviews of a lender', path: '/prestamistas/alabe-credito/?comments=oldest', isStored: false },
  { ...spanish, name: 'application', path: '/application/?amount=500&days=100', isStored: false },
  { ...spanish, name: 'offers', path: '/offers/', isStored: false },
];

/** Answers that need only a web server with its route manifest. @type {Target[]} */
const ALWAYS = [
  { name: 'unknown address', country: 'es', path: '/no-existe/', expected: { kind: 'missing', language: 'es-ES' } },
  {
    name: 'unknown article',
    country: 'es',
    path: '/blog/no-existe/',
    expected: { kind: 'missing', language: 'es-ES' },
  },
  { name: 'missing slash', country: 'es', path: '/blog?a=1', expected: { kind: 'redirect', to: '/blog/?a=1' } },
  { name: 'robots.txt', country: 'es', path: '/robots.txt', expected: { kind: 'file', type: 'text/plain' } },
  { name: 'sitemap', country: 'mx', path: '/sitemap.xml', expected: { kind: 'file', type: 'application/xml' } },
];

/**
 * @typedef {object} Targets
 * @property {Target[]} stored stored pages, and answers that need no other server: available in every outage
 * @property {Target[]} perVisitor pages that are made per visitor
 */

/**
 * Requests each page at every entrance before any fault, so that every server has it stored and its identity is known.
 * @param {number[]} ports of nginx and the web instances; the answer of the first one is the expected one
 * @param {(country: string, port: number) => string} hostHeader
 * @returns {Promise<Targets>}
 */
export async function learnTargets(ports, hostHeader) {
  /** @type {Targets} */
  const targets = { stored: [...ALWAYS], perVisitor: [] };
  for (const { name, country, path, language, isStored } of KINDS) {
    const request = (/** @type {number} */ port) => ask({ port, host: hostHeader(country, port), path });
    const answers = await Promise.all(ports.map(request));
    const identity = identityOf(answers[0]?.body ?? '');
    for (const { status, body, error } of answers) {
      const { language: is, heading } = identityOf(body);
      if (status !== 200 || is !== language || heading === '')
        throw new Failure(
          `${path} of ${country} is wrong before any fault: ${status} ${error ?? ''} ${is} "${heading}"`,
        );
    }
    const target = { name, country, path };
    if (isStored) targets.stored.push({ ...target, expected: { kind: 'page', identity } });
    else targets.perVisitor.push({ ...target, expected: { kind: 'page', identity } });
  }
  const script = await scriptOfHome(ports[0] ?? 0, hostHeader);
  targets.stored.push({
    name: 'script',
    country: 'es',
    path: script,
    expected: { kind: 'file', type: 'application/javascript' },
  });
  return targets;
}

/** @param {Target[]} targets @returns {Target[]} the same targets, for which an error page is allowed too */
export const orOutage = (targets) =>
  targets.map((target) =>
    target.expected.kind === 'page' ? { ...target, expected: { ...target.expected, orOutage: true } } : target,
  );

/**
 * @param {number} port
 * @param {(country: string, port: number) => string} hostHeader
 */
async function scriptOfHome(port, hostHeader) {
  const { body } = await ask({ port, host: hostHeader('es', port), path: '/' });
  const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec(body)?.[1];
  if (!script) throw new Failure('The home page loads no script.');
  return script;
}

/**
 * Reads the addresses of Spain from its sitemap, and returns those that are no target.
 * @param {number} port of a web instance
 * @param {string} host
 * @param {Targets} known
 * @returns {Promise<string[]>}
 */
export async function newPaths(port, host, { stored, perVisitor }) {
  const asked = new Set([...stored, ...perVisitor].map(({ path }) => path));
  const listed = async (/** @type {string} */ path) =>
    [...(await ask({ port, host, path })).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
  /** @type {string[]} */
  let paths = [];
  // The addresses come from the CMS, which a new server may not have asked yet.
  await waitUntil(
    async () => {
      const lists = await listed('/sitemap.xml');
      paths = (await Promise.all(lists.map(listed))).flat().filter((path) => !asked.has(path));
      return paths.length > 0;
    },
    { timeoutMilliseconds: 10_000 },
  );
  return paths;
}
