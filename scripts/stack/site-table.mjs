// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../paths.mjs';
import { statusOf } from '../processes/wait-for.mjs';

/** @typedef {{ locale: string, country: string, basePath: string }} Site */
/** @typedef {{ locale: string, url: string, host: string, path: string }} SiteAddress */

/**
 * The registry of the packages, read from its build: there is no second list of countries.
 * @returns {Promise<Site[]>}
 */
export async function readSites() {
  const countries = await import(pathToFileURL(join(ROOT, 'packages/countries/dist/index.js')).href);
  return countries.locales.map(countries.siteOfLocale);
}

/**
 * @param {Site} site
 * @param {number} port of the web app
 * @returns {SiteAddress} where a browser on this machine finds the site
 */
export function addressOf({ locale, country, basePath }, port) {
  const host = `${country.toLowerCase()}.localhost:${port}`;
  const path = `${basePath}/`;
  return { locale, host, path, url: `http://${host}${path}` };
}

/**
 * Asks every home page once, which also makes it.
 * @param {SiteAddress[]} addresses
 * @param {number} port
 * @returns {Promise<{ published: SiteAddress[], empty: SiteAddress[] }>} empty: the CMS has no home for it yet
 */
export async function visitHomes(addresses, port) {
  /** @type {{ published: SiteAddress[], empty: SiteAddress[] }} */
  const result = { published: [], empty: [] };
  for (const address of addresses) {
    // Node does not resolve es.localhost: the loopback with a Host header does what a browser does.
    const status = await statusOf(`http://localhost:${port}${address.path}`, {
      headers: { host: address.host },
      timeoutMilliseconds: 15_000,
    });
    result[status === 200 ? 'published' : 'empty'].push(address);
  }
  return result;
}

/**
 * The closing table of `npm start` and of `npm run dev`.
 * @param {{ published: SiteAddress[], empty: SiteAddress[], cmsUrl: string, login: { email: string, password: string }, adminNote: string }} facts
 *   `adminNote`: when the panel is there
 * @returns {string}
 */
export function formatTable({ published, empty, cmsUrl, login, adminNote }) {
  /** @type {[string, string][]} */
  const rows = published.map(({ locale, url }) => [locale, url]);
  rows.push(
    ['Admin', `${cmsUrl}/admin   ${login.email} · ${login.password}   (${adminNote})`],
    ['GraphQL', `${cmsUrl}/graphql   (read token: CMS_READ_TOKEN in .env)`],
  );
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
  if (empty.length > 0)
    lines.push('', `  No home page in the CMS yet: ${empty.map(({ locale }) => locale).join(', ')}`);
  return lines.join('\n');
}
