// @ts-check
import { randomBytes, randomInt } from 'node:crypto';

const token = () => randomBytes(32).toString('base64url');

/** Two keys: Strapi signs its session cookies with the first and still accepts the second. */
const keyRing = () => `${token()},${token()}`;

/** @param {number} count */
function syllables(count) {
  const pick = (/** @type {string} */ letters) => letters[randomInt(letters.length)];
  return Array.from({ length: count }, () => `${pick('bdfgklmnprstvz')}${pick('aeiou')}`).join('');
}

/** A password that can be read from the terminal and typed: `Nadiro-kelutu-4821`. */
const password = () => {
  const first = syllables(3);
  return `${first.charAt(0).toUpperCase()}${first.slice(1)}-${syllables(3)}-${randomInt(1000, 10_000)}`;
};

/**
 * The secrets of one installation, each with the way its value is made.
 * @type {Record<string, () => string>}
 */
export const SECRETS = {
  APP_KEYS: keyRing,
  API_TOKEN_SALT: token,
  ADMIN_JWT_SECRET: token,
  ENCRYPTION_KEY: token,
  CMS_READ_TOKEN: token,
  CMS_WRITE_TOKEN: token,
  CMS_PREVIEW_TOKEN: token,
  VISITOR_HASH_SECRET: token,
  // A list, newest first: `npm run rotate-keys` needs the old key beside the new one.
  PERSONAL_DATA_KEYS: () => `k1:${randomBytes(32).toString('base64')}`,
  APPLICATION_SECRET: token,
  REVALIDATE_SECRET: token,
  // The network of the seed, whose reports one can sign with it (docs/postbacks.md).
  POSTBACK_SECRETS: () => `prestafaro-demo=${token()}`,
  POSTBACK_URL_SECRETS: () => `prestafaro-demo=${token()}`,
  // Any 32 bytes but a handful are a key of P-256.
  VAPID_PRIVATE_KEY: token,
  // A lender's receiver to try (docs/lead-delivery.md).
  DELIVERY_SECRETS: () => `prestafaro-demo=${token()}`,
  // Mails that come back can be tried (docs/deploy.md, "Mails that come back").
  MAIL_BOUNCE_TOKEN: token,
  // Next wants the base64 of an AES key. Kept over builds, so that a form of an older build still posts to a newer one.
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: () => randomBytes(32).toString('base64'),
  // Only docker compose reads these two. It requires them even if it starts nothing but PostgreSQL for npm start (docs/deploy.md).
  REDIS_PASSWORD: () => randomBytes(24).toString('hex'),
  NGINX_REFRESH_SECRET: token,
  ADMIN_EMAIL: () => 'admin@example.com',
  ADMIN_PASSWORD: password,
};

/** Written into `.env` as well, so that one sees where to change them. */
const PORTS = { WEB_PORT: '3000', CMS_PORT: '1337' };

/**
 * Fresh values for all of them, for a test that must know none of the developer's.
 * @returns {Record<string, string>}
 */
export function generateSecrets() {
  return Object.fromEntries(Object.entries(SECRETS).map(([name, generate]) => [name, generate()]));
}

/**
 * Fresh values for every variable of the local `.env` that `present` does not have or leaves empty.
 * @param {Record<string, string | undefined>} present
 * @returns {Record<string, string>}
 */
export function generateMissing(present) {
  return Object.fromEntries(Object.entries({ ...generateSecrets(), ...PORTS }).filter(([name]) => !present[name]));
}
