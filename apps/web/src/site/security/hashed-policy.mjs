// @ts-check
import { contentSecurityPolicy } from './content-security-policy.mjs';
import { sourcesOfNextScripts } from './next-scripts.mjs';

/**
 * The policy of a page whose HTML is known: it names the hashes of the scripts that Next wrote into it.
 * @param {string} html
 */
export function hashedPolicy(html) {
  return contentSecurityPolicy({ scripts: sourcesOfNextScripts(html) });
}
