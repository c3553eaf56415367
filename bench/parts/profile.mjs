// @ts-check
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { apply } from '../../e2e/visitors/apply.mjs';
import { DATA_FOLDER, ROOT } from '../../scripts/paths.mjs';
import { table } from '../figures/tables.mjs';
import { fetchPage } from '../load/fetch-page.mjs';
import { load } from '../load/wrk.mjs';
import { flameGraph } from '../profile/flame-graph.mjs';
import { PARTS } from '../profile/parts-of-server.mjs';
import { startProfiledServer } from '../profile/profiled-server.mjs';
import { readProfile, selfByPart } from '../profile/read-profile.mjs';
import { sourcePlaces } from '../profile/source-places.mjs';

/** The graphs, which the documentation shows, and the profiles, which a developer opens in Chromium's tools. */
const GRAPHS = join(ROOT, 'docs/images/profiles');
const PROFILES = join(DATA_FOLDER, 'bench/profiles');
const VARYING = join(ROOT, 'bench/load/queries.lua');
/** Few, because a page that is rendered for each of many would take longer than wrk waits. */
const CONNECTIONS = 8;
const CALCULATOR = '/simulador-prestamos-personales-calculadora/?rate=7.99&months=36&kind=personal&amount=';

/** @typedef {{ path: string, cookie?: string, isMissing?: boolean, varies?: boolean }} Page `varies`: a number follows the path */

/** @param {string} cookie of an applicant @returns {Record<string, Page>} */
const pagesOf = (cookie) => ({
  'stored article': { path: '/blog/que-es-asnef/' },
  "an applicant's /offers/": { path: '/offers/', cookie },
  "an applicant's /process/": { path: '/process/', cookie },
  '/application/': { path: '/application/' },
  'calculator with a query': { path: `${CALCULATOR}6000` },
  'calculator, each query new': { path: CALCULATOR, varies: true },
  'unknown path': { path: '/no-such-page/', isMissing: true },
  search: { path: '/buscar/?q=asnef' },
});

/**
 * Profiles a web server under the load of one page after the other, and draws a flame graph of each.
 * @param {import('../context.mjs').Context} context
 * @returns {Promise<string>}
 */
export async function measureProfile(context) {
  const stack = await context.stack();
  const buildFolder = stack.webs[0]?.buildFolder ?? '';
  const sourceOf = sourcePlaces(buildFolder);
  const seconds = context.quick ? 1 : 6;
  const server = await startProfiledServer(stack, buildFolder);
  const host = `es.localhost:${server.port}`;
  /** @param {Page} page */
  const record = async ({ path, varies, cookie, isMissing }) => {
    const url = `http://localhost:${server.port}${varies ? '' : path}`;
    const script = varies ? [VARYING, path] : undefined;
    const send = () => load({ url, host, cookie, isMissing, seconds, connections: CONNECTIONS, script });
    if (!varies) await fetchPage({ port: server.port, host, path });
    // V8 compiles the functions of this page before they are measured.
    await send();
    return server.recordWhile(send);
  };
  emptyFolder(PROFILES);
  if (!context.quick) emptyFolder(GRAPHS);
  const rows = [];
  try {
    const { token } = await apply({ number: 8_889, port: server.port });
    for (const [name, page] of Object.entries(pagesOf(`pf_application=${token}`))) {
      const { result, profile } = await context.steps.run(`Profile: ${name}`, () => record(page));
      const file = name.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '');
      writeFileSync(join(PROFILES, `${file}.cpuprofile`), JSON.stringify(profile));
      const root = readProfile(profile, sourceOf);
      if (!context.quick) writeFileSync(join(GRAPHS, `${file}.svg`), flameGraph(name, root));
      const self = selfByPart(root);
      const shares = Object.keys(PARTS).map((part) => `${Math.round(((self.get(part) ?? 0) / root.total) * 100)} %`);
      rows.push([name, Math.round(result.perSecond), ...shares]);
    }
  } finally {
    await server.stop();
  }
  const how = `wrk at one origin, one thread, ${CONNECTIONS} connections, ${seconds} s of each page. A share is that of the samples, one each millisecond, in the code of the part itself. The profiler slows down the server.`;
  const where = `Graphs: \`${relative(ROOT, GRAPHS)}\`. Profiles for Chromium's tools: \`${relative(ROOT, PROFILES)}\`.`;
  return `${how} ${where}\n\n${table(['', 'requests/s', ...Object.keys(PARTS)], rows)}`;
}

/** @param {string} folder */
function emptyFolder(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
