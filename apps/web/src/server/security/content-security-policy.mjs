// @ts-check
// Plain JavaScript, because the page cache, which is in no bundle, also uses this policy (decision 018).

/**
 * @typedef {object} Allowance
 * @property {readonly string[]} sources
 * @property {string} reason why it is not less
 */

/**
 * Everything that our answers may load and do (R34). Directives that are not listed fall back to `default-src`.
 * @satisfies {Record<string, Allowance>}
 */
const policy = {
  'default-src': { sources: ["'self'"], reason: 'Our own origin serves all: no CDN, no other host.' },
  'script-src': {
    sources: ["'self'"],
    reason:
      "Files of ours. Next also writes the data of a page as inline scripts: of a stored page these have their hashes here, of one made per request a nonce. What got into a page otherwise does not run, even if it came past the Markdown's sanitiser. JSON-LD is data and needs no permission.",
  },
  'script-src-attr': {
    sources: ["'none'"],
    reason: 'No handler stands in an attribute: an injected one does not run.',
  },
  'style-src': {
    sources: ["'self'"],
    reason: 'Style sheets are files of ours. The one <style> of a stored page has its hash here.',
  },
  'style-src-attr': {
    sources: ["'unsafe-inline'"],
    reason:
      'Cost bars and sliders carry their figures as custom properties in style attributes, tables of texts their alignment. Hashes cannot name what differs per offer. They load nothing: images and fonts have their own directives.',
  },
  'img-src': {
    sources: ["'self'", 'data:'],
    reason: 'Uploads come through /media/. Masks of icons are data addresses in our style sheets.',
  },
  'font-src': { sources: ["'self'"], reason: 'Fonts are hosted here.' },
  'connect-src': { sources: ["'self'"], reason: 'Navigation, build watcher and events go to our own origin.' },
  'worker-src': { sources: ["'self'"], reason: 'A service worker could only be ours.' },
  'object-src': { sources: ["'none'"], reason: 'No plug-ins.' },
  'base-uri': { sources: ["'none'"], reason: 'An injected <base> would redirect every relative address.' },
  'form-action': { sources: ["'self'"], reason: 'Personal data leaves in forms: only to us.' },
  'frame-ancestors': { sources: ["'none'"], reason: 'A form in a foreign frame can be clicked by trickery.' },
};

/**
 * In development React rebuilds stacks with eval, style sheets are elements, and the server uses a socket.
 * @type {Readonly<Record<string, string>>}
 */
const developmentSources = {
  'script-src': "'unsafe-eval'",
  'style-src': "'unsafe-inline'",
  'connect-src': 'ws:',
};

/**
 * The value of the Content-Security-Policy header.
 * @param {object} [options]
 * @param {readonly string[]} [options.scripts] inline scripts that may run, as `'sha256-…'` or `'nonce-…'`
 * @param {readonly string[]} [options.styles] style elements that apply, as `'sha256-…'`
 * @param {boolean} [options.isDevelopment]
 * @returns {string}
 */
export function contentSecurityPolicy({ scripts = [], styles = [], isDevelopment = false } = {}) {
  /** @type {Readonly<Record<string, readonly string[]>>} */
  const inline = { 'script-src': scripts, 'style-src': styles };
  return Object.entries(policy)
    .map(([directive, { sources }]) => {
      const extra = isDevelopment ? [developmentSources[directive] ?? []].flat() : [];
      return [directive, ...sources, ...(inline[directive] ?? []), ...extra].join(' ');
    })
    .join('; ');
}
