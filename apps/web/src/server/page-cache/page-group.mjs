// @ts-check
import { createHash } from 'node:crypto';

/** Settings on which the content of a page depends: its addresses, files, offers, stated times and keys for the CDN. The port is not one: it is of one server. */
const SETTINGS = [
  'CDN',
  'COUNTRY',
  'DEFAULT_COUNTRY',
  'EVENTS_KEPT_DAYS',
  'HOSTS',
  'MEDIA_URL',
  'OFFERS_CONFIG_URL',
  'OFFERS_LEAD_URL',
  'PUBLIC_SCHEME',
];

/**
 * The name of the servers that share pages: those of one build with the same settings. A server that is started with other hosts
 * must not serve the canonical addresses of the former ones.
 * @param {string} buildId
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export function pageGroup(buildId, environment) {
  const values = SETTINGS.map((name) => environment[name] ?? '');
  const digest = createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 12);
  return `${buildId}-${digest}`;
}
