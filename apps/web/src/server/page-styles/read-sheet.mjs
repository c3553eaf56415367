// @ts-check
import postcss from 'postcss';

/**
 * @typedef {string | { text: string, classes: readonly string[] }[]} Rule as it stands, or its selectors with the classes that each needs
 * @typedef {{ rule: Rule, body: string } | { open: string, parts: readonly Part[] }} Part
 */

/**
 * Reads a style sheet once, so that the rules of a page can be taken from it for each page.
 * @param {string} sheet
 * @returns {(classes: ReadonlySet<string>) => string} the rules that can apply to a page with these classes, in their order.
 * A rule is left out only if each of its selectors needs a class that the page does not have. So states such as `[open]`
 * and `:checked` keep their rules.
 */
export function readSheet(sheet) {
  const parts = partsOf(postcss.parse(sheet));
  return (classes) => textOf(parts, classes);
}

/** @param {{ nodes?: import('postcss').ChildNode[] }} container @returns {Part[]} */
const partsOf = ({ nodes = [] }) => nodes.flatMap(partOf);

/** @param {import('postcss').ChildNode} node @returns {Part[]} */
function partOf(node) {
  if (node.type === 'rule') {
    const body = node.nodes.map(String).join(';');
    return [{ rule: node.selectors.map((text) => ({ text, classes: neededClasses(text) })), body }];
  }
  if (node.type === 'atrule' && /^(media|supports|layer|container)$/.test(node.name) && node.nodes) {
    return [{ open: `@${node.name} ${node.params}`, parts: partsOf(node) }];
  }
  return node.type === 'comment' ? [] : [{ rule: String(node), body: '' }];
}

/**
 * @param {readonly Part[]} parts
 * @param {ReadonlySet<string>} classes
 * @returns {string}
 */
function textOf(parts, classes) {
  return parts
    .map((part) => {
      if ('open' in part) {
        const inner = textOf(part.parts, classes);
        // The first naming of a layer decides its order, so an empty layer stays.
        return inner || part.open.startsWith('@layer') ? `${part.open}{${inner}}` : '';
      }
      if (typeof part.rule === 'string') return part.rule.endsWith('}') ? part.rule : `${part.rule};`;
      const kept = part.rule.filter((selector) => selector.classes.every((name) => classes.has(name)));
      return kept.length > 0 ? `${kept.map(({ text }) => text).join(',')}{${part.body}}` : '';
    })
    .join('');
}

/**
 * The classes without which a selector matches nothing. Those in parentheses, as in `:is(.a, .b)` and `:not(.a)`, may be absent.
 * @param {string} selector
 */
function neededClasses(selector) {
  let outside = selector;
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = outside.replace(/\([^()]*\)/g, '');
  }
  return [...outside.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
}
