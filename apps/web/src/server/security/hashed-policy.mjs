// @ts-check

import { sourceOf, sourcesOfNextScripts } from '../next-internals/inline-scripts.mjs';
import { consentScript } from './consent-script.mjs';
import { contentSecurityPolicy } from './content-security-policy.mjs';

/**
 * The policy of a page whose HTML is known: it names the hashes of the scripts that Next wrote into it, and of the one
 * that marks the document before the first paint.
 * @param {string} html
 * @param {{ scripts?: readonly string[], styles?: readonly string[] }} [ours] texts of the script and style elements that we wrote into it
 */
export function hashedPolicy(html, { scripts = [], styles = [] } = {}) {
  return contentSecurityPolicy({
    scripts: [...sourcesOfNextScripts(html), ...[...consentScriptOf(html), ...scripts].map(sourceOf)],
    styles: styles.map(sourceOf),
  });
}

/** @param {string} html */
const consentScriptOf = (html) => (html.includes(`<script>${consentScript}</script>`) ? [consentScript] : []);
