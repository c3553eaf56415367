import type { Locale } from '../../packages/types/src/country.ts';

/** Ports and folders of the product under test. `npm test` starts it and sets these variables. */
function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run this test with npm test, without --running`);
  return value;
}

export const ports = {
  web: Number(variable('E2E_WEB_PORT')),
  cms: Number(variable('E2E_CMS_PORT')),
  /** A second web server of a later build over the same CMS. */
  get newerWeb() {
    return Number(variable('E2E_NEWER_WEB_PORT'));
  },
};

/** Ports of the metrics of the first web server and the CMS. */
export const metricsPorts = {
  get web() {
    return Number(variable('E2E_WEB_METRICS_PORT'));
  },
  get cms() {
    return Number(variable('E2E_CMS_METRICS_PORT'));
  },
};

/** Process ids of these two: SIGUSR2 makes one collect its garbage. */
export const pids = {
  get web() {
    return Number(variable('E2E_WEB_PID'));
  },
  get cms() {
    return Number(variable('E2E_CMS_PID'));
  },
};

/** The standalone build that runs on `ports.web`. */
export const buildFolder = variable('E2E_BUILD_FOLDER');

/** The folder of that server's route manifest. */
export const webDataFolder = (): string => variable('E2E_WEB_DATA_FOLDER');

/** The database of the CMS: SQLite. */
export const databaseFile = (): string => variable('E2E_DATABASE_FILE');

/** The folder of the logs of all servers. */
export const logFolder = (): string => variable('E2E_LOG_FOLDER');

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
