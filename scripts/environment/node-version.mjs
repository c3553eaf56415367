// @ts-check

/** As `engines` of package.json says; a test compares the two. */
export const NODE_REQUIREMENT = 'Node 22.12 or newer';

/** The line of Node that a machine with an older one gets for the time of a command. */
export const FETCHED_LINE = 24;

/**
 * Strapi's compiled code `require`s ES modules, which Node does from 22.12 on. On older ones better-sqlite3 13 ends the process with a
 * segmentation fault (docs/decisions/045-versions-of-node.md).
 * @param {string} version such as `22.20.1`
 */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 12);
}
