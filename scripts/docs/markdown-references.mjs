// @ts-check

/**
 * @typedef {object} Reference something that a document says exists
 * @property {'link' | 'anchor' | 'script' | 'path' | 'address'} kind `address`: of the product, such as `/offers/`
 * @property {string} target
 * @property {number} line from 1
 */

const LINK = /!?\[[^\]]*\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g;
const CODE = /`([^`]+)`/g;
const SCRIPT = /\bnpm (?:run )?([a-z][\w:-]*)/g;
const NPM_COMMANDS = new Set(['install', 'ci', 'exec', 'init', 'help', 'view', 'config', 'run']);
/** A path of the repository in code style, without a pattern or a placeholder in it. */
const PATH = /^\.?(?:apps|packages|scripts|docs|e2e|bench|\.ci)\/[\w./[\]()-]*$/;
/** An address of the product, or a path of a machine. */
const ADDRESS = /^\/[\w.-][^\s`]*$/;

/**
 * @param {string} markdown
 * @returns {Reference[]}
 */
export function findReferences(markdown) {
  /** @type {Reference[]} */
  const references = [];
  let isFence = false;
  for (const [index, text] of markdown.split('\n').entries()) {
    const line = index + 1;
    if (/^\s*(```|~~~)/.test(text)) {
      isFence = !isFence;
      continue;
    }
    if (isFence) {
      references.push(...scriptsIn(text, line));
      continue;
    }
    for (const [, code = ''] of text.matchAll(CODE)) {
      references.push(...scriptsIn(code, line));
      if (PATH.test(code)) references.push({ kind: 'path', target: code, line });
      if (ADDRESS.test(code)) references.push({ kind: 'address', target: code, line });
    }
    for (const [, target = ''] of text.replace(CODE, '').matchAll(LINK)) {
      if (/^[a-z][a-z+.-]*:/i.test(target)) continue;
      references.push({ kind: target.startsWith('#') ? 'anchor' : 'link', target, line });
    }
  }
  return references;
}

/**
 * @param {string} code
 * @param {number} line
 * @returns {Reference[]}
 */
function scriptsIn(code, line) {
  return [...code.matchAll(SCRIPT)]
    .map(([, target = '']) => target)
    .filter((target) => !NPM_COMMANDS.has(target))
    .map((target) => ({ kind: 'script', target, line }));
}

/**
 * The anchors of a document's headings, as GitHub makes them.
 * @param {string} markdown
 * @returns {Set<string>}
 */
export function headingAnchors(markdown) {
  const headings = [...markdown.matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)].map(([, text = '']) => text);
  return new Set(
    headings.map((text) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    ),
  );
}
