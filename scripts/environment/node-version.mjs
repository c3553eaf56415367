// @ts-check

export const NODE_REQUIREMENT = 'Node 22 (22.12 or newer) or Node 20 (20.19 or newer)';

/**
 * Strapi's compiled code `require`s ES modules, which Node 20.19 and 22.12 and later ones of these lines can do; Node 21 cannot. On Node 24
 * better-sqlite3 12 aborts the process (docs/decisions/045-versions-of-node.md).
 * @param {string} version such as `20.20.2`
 */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === 20) return minor >= 19;
  return major === 22 && minor >= 12;
}

/** Ends the process with one clear sentence on a Node that cannot run the project. */
export function requireSupportedNode() {
  if (isSupportedNode(process.versions.node)) return;
  console.error(
    `\n✗ This is Node ${process.versions.node}; the project needs ${NODE_REQUIREMENT}.\n\n` +
      '  → Install it from https://nodejs.org/ or, with nvm: nvm install 22 && nvm use 22\n',
  );
  process.exit(1);
}
