// @ts-check

/**
 * The parts of the web server among which a profile divides its time: each with the sources that belong to it and its colour in
 * the graph. The first that matches counts.
 * @type {Record<string, { sources: RegExp, colour: string }>}
 */
export const PARTS = {
  'our screens and blocks': {
    sources: /^(apps\/web\/src\/(app|screens|blocks|features|shell|ui|messages)|packages)\//,
    colour: '#e4572e',
  },
  'our proxy and server': { sources: /^apps\/web\/src\/(proxy|server|instrumentation)/, colour: '#f3a712' },
  'reads of the CMS': { sources: /^apps\/web\/src\/cms\/|node_modules\/(zod|graphql)/, colour: '#a23b72' },
  'React: data for hydration': { sources: /react-server-dom|react-server\.production/, colour: '#2e86ab' },
  'React: HTML': {
    sources: /compiled\/(react|react-dom|scheduler)\/|node_modules\/(react|react-dom)\//,
    colour: '#3fa7d6',
  },
  Next: { sources: /webpack:\/\/next|node_modules\/next\/|\[turbopack\]|turbopack:/, colour: '#6c757d' },
  'Node: HTTP, fetch, streams': { sources: /^node:/, colour: '#59a14f' },
  'other packages': { sources: /node_modules\//, colour: '#b07aa1' },
  'garbage collection': { sources: /^\(garbage collector\)$/, colour: '#9c755f' },
  'native code': { sources: /^\(program\)$/, colour: '#bab0ac' },
  idle: { sources: /^\(idle\)$/, colour: '#eeeeee' },
};

/**
 * @param {string} source path of a file, or what V8 calls time without one
 * @returns {string | undefined} undefined for a function of V8 itself, which belongs to the part that called it
 */
export const partOf = (source) => Object.keys(PARTS).find((name) => PARTS[name]?.sources.test(source));
