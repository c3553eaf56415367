// @ts-check
import { dirname, join } from 'node:path';

/**
 * @typedef {object} StackOptions
 * @property {Record<string, string>} environment secrets and whatever the caller set
 * @property {{ web: number, cms: number, receiver?: number }} ports all on `localhost`; without a receiver sample lenders get no applications
 * @property {string} databaseFile SQLite, used unless DATABASE_CLIENT names another database
 * @property {string} publicFolder what editors upload
 * @property {string} webDataFolder where the web app keeps its route manifest
 */

/**
 * The variables of the CMS. HOST is `localhost`, so a local start is not reachable from another machine.
 * @param {StackOptions} options
 * @returns {Record<string, string>}
 */
export function cmsEnvironment({ environment, ports, databaseFile, publicFolder }) {
  return {
    SEED: 'auto',
    ...environment,
    NODE_ENV: 'production',
    HOST: 'localhost',
    PORT: String(ports.cms),
    DATABASE_FILENAME: databaseFile,
    PUBLIC_DIR: publicFolder,
    REVALIDATE_URLS: `http://localhost:${ports.web}/api/revalidate`,
    PUBLIC_PORT: String(ports.web),
    // Mails of a local start stay on this machine, unless it is given a mail server.
    ...(ports.receiver && {
      DEMO_RECEIVER_URL: `http://127.0.0.1:${ports.receiver}/`,
      DELIVERY_TO_PRIVATE_ADDRESSES: 'true',
    }),
    MAIL_FOLDER: environment.SMTP_URL ? '' : join(dirname(databaseFile), 'mails'),
  };
}

/** Secrets of the CMS that the web app must not get. */
const CMS_ONLY =
  /^(APP_KEYS|API_TOKEN_SALT|ADMIN_|ENCRYPTION_KEY|VISITOR_HASH_SECRET|PERSONAL_DATA_KEYS|LOOKUP_KEYS|APPLICATION_SECRET|POSTBACK_|VAPID_PRIVATE_KEY|DELIVERY_|DEMO_|UPLOADS_S3_|DATABASE_|SMTP_|MAIL_)/;

/**
 * The variables of the web app, both for its build and for its server. HOSTNAME is `localhost` and not 127.0.0.1, because with an
 * address Next treats the rewrite to a country as one to another server.
 * @param {StackOptions} options
 * @returns {Record<string, string>}
 */
export function webEnvironment({ environment, ports, webDataFolder }) {
  const allowed = Object.entries(environment).filter(([name]) => !CMS_ONLY.test(name));
  return {
    ...Object.fromEntries(allowed),
    NODE_ENV: 'production',
    HOSTNAME: 'localhost',
    PORT: String(ports.web),
    // Visitors reach it directly, at its own port.
    PUBLIC_PORT: '',
    CMS_URL: `http://localhost:${ports.cms}`,
    DATA_DIR: webDataFolder,
  };
}
