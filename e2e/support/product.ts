import type { Locale } from '../../packages/types/src/country.ts';

function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run this test with npm test, without --running`);
  return value;
}

/** How many products there are. Each worker has its own where the tests publish. */
export const products = Number(process.env.E2E_PRODUCTS ?? 1);

/** Which product this worker tests. Playwright numbers its workers. */
export const productIndex = Number(process.env.TEST_PARALLEL_INDEX ?? 0) % products;

/** The name of a variable of a product. `npm test` starts the products and sets these variables. */
export const variableOf = (name: string, product = productIndex): string =>
  `E2E_${product > 0 ? `${product}_` : ''}${name}`;

const ofProduct = (name: string): string => variable(variableOf(name));

export const ports = {
  web: Number(ofProduct('WEB_PORT')),
  cms: Number(ofProduct('CMS_PORT')),
  /** A second web server of a later build over the same CMS. */
  get newerWeb() {
    return Number(ofProduct('NEWER_WEB_PORT'));
  },
};

/** Ports of the metrics of the first web server and the CMS. */
export const metricsPorts = {
  get web() {
    return Number(ofProduct('WEB_METRICS_PORT'));
  },
  get cms() {
    return Number(ofProduct('CMS_METRICS_PORT'));
  },
};

/** Process ids of these two: SIGUSR2 makes one collect its garbage. */
export const pids = {
  get web() {
    return Number(ofProduct('WEB_PID'));
  },
  get cms() {
    return Number(ofProduct('CMS_PID'));
  },
};

/** The standalone build that runs on `ports.web`. */
export const buildFolder = ofProduct('BUILD_FOLDER');

/** The folder of that server's route manifest. */
export const webDataFolder = (): string => ofProduct('WEB_DATA_FOLDER');

/** The database of the CMS: SQLite. */
export const databaseFile = (): string => ofProduct('DATABASE_FILE');

/** The folder of the logs of all servers. */
export const logFolder = (): string => ofProduct('LOG_FOLDER');

/** The standalone build of an app with nothing but Next and React, with which pages are compared. */
export const bareAppFolder = (): string => variable('E2E_BARE_APP_FOLDER');

export const administrator = { email: variable('ADMIN_EMAIL'), password: variable('ADMIN_PASSWORD') };

/** The sites that have content, by Strapi locale. */
export const sites = {
  'es-ES': { host: 'es.localhost', basePath: '', title404: 'No hemos podido encontrar la página solicitada' },
  'uk-UA': { host: 'ua.localhost', basePath: '' },
  'ru-UA': { host: 'ua.localhost', basePath: '/ru' },
  'es-MX': { host: 'mx.localhost', basePath: '' },
  'vi-VN': { host: 'vn.localhost', basePath: '' },
  'pl-PL': { host: 'pl.localhost', basePath: '' },
  'en-PH': { host: 'ph.localhost', basePath: '' },
  'ms-MY': { host: 'my.localhost', basePath: '' },
  'en-MY': { host: 'my.localhost', basePath: '/en' },
  'en-ZA': { host: 'za.localhost', basePath: '' },
  'ru-KZ': { host: 'kz.localhost', basePath: '' },
  'kk-KZ': { host: 'kz.localhost', basePath: '/kk' },
} as const satisfies Record<Locale, { host: string; basePath: string; title404?: string }>;

export type { Locale };

export const locales = Object.keys(sites) as Locale[];

/** The `Host` header of a site as a browser sends it. */
export function hostOf(locale: Locale, port = ports.web): string {
  return `${sites[locale].host}:${port}`;
}

/** The address of a path on the host of a site, for Chromium, which resolves `*.localhost` itself. */
export function urlOf(locale: Locale, path: string, port = ports.web): string {
  return `http://${hostOf(locale, port)}${path}`;
}
