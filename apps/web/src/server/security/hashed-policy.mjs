// @ts-check

import { sourceOf, sourcesOfNextScripts } from '../next-internals/inline-scripts.mjs';
import { contentSecurityPolicy } from './content-security-policy.mjs';
import { firstScript } from './first-script.mjs';

/**
 * The policy of a page whose HTML is known: it names the hashes of the scripts that Next wrote into it, and of the one
 * that marks the document before the first paint.
 * @param {string} html
 * @param {{ scripts?: readonly string[], styles?: readonly string[] }} [ours] texts of the script and style elements that we wrote into it
 */
export function hashedPolicy(html, { scripts = [], styles = [] } = {}) {
  return contentSecurityPolicy({
    scripts: [...sourcesOfNextScripts(html), ...[...firstScriptOf(html), ...scripts].map(sourceOf)],
    styles: styles.map(sourceOf),
  });
}

/** @param {string} html */
const firstScriptOf = (html) => (html.includes(`<script>${firstScript}</script>`) ? [firstScript] : []);
