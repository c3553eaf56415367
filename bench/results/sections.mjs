// @ts-check

/** @typedef {{ title: string, body: string }} Section */

/**
 * The results with these sections in place of the earlier ones of the same title; the others stay as they were measured.
 * @param {string} markdown the results so far, perhaps empty
 * @param {string} head what stands above the first section
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
