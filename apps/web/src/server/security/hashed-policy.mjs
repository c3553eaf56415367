// @ts-check

import { sourceOf, sourcesOfNextScripts } from '../next-internals/inline-scripts.mjs';
import { contentSecurityPolicy } from './content-security-policy.mjs';

/**
 * The policy of a page whose HTML is known: it names the hashes of the scripts that Next wrote into it.
 * @param {string} html
 * @param {readonly string[]} [ours] texts of inline scripts that we wrote into it
 */
export function hashedPolicy(html, ours = []) {
  return contentSecurityPolicy({ scripts: [...sourcesOfNextScripts(html), ...ours.map(sourceOf)] });
}
