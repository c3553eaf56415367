// @ts-check

/** @typedef {{ title: string, body: string }} Section */

/**
 * Replaces the sections of the same titles and keeps the others. Drops sections whose title is not in `order`.
 * @param {string} markdown the present results, perhaps empty
 * @param {string} head the text above the first section
 * @param {readonly Section[]} measured
 * @param {readonly string[]} order titles
 * @returns {string}
 */
export function withSections(markdown, head, measured, order) {
  const bodies = new Map(readSections(markdown).map(({ title, body }) => [title, body]));
  for (const { title, body } of measured) bodies.set(title, body.trim());
  const known = order.flatMap((title) => (bodies.has(title) ? [`## ${title}\n\n${bodies.get(title)}`] : []));
  return `${[head.trim(), ...known].join('\n\n')}\n`;
}

/** @param {string} markdown @returns {Section[]} */
export function readSections(markdown) {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((text) => {
      const [title = '', ...lines] = text.split('\n');
      return { title: title.trim(), body: lines.join('\n').trim() };
    });
}
