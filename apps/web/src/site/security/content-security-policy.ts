interface Allowance {
  readonly sources: readonly string[];
  /** Why it is not less. */
  readonly reason: string;
}

/** What a page of ours may load and do (R34). Everything not named falls back to `default-src`. */
const policy = {
  'default-src': { sources: ["'self'"], reason: 'Our own origin serves all: no CDN, no other host.' },
  'script-src': {
    sources: ["'self'", "'unsafe-inline'"],
    reason:
      'Next writes the data of a page as inline scripts that differ per page and static pages can carry no nonce. No text of a visitor or an editor is ever written as HTML: Markdown is sanitised, JSON-LD escapes "<".',
  },
  'script-src-attr': {
    sources: ["'none'"],
    reason: 'No handler stands in an attribute: an injected one does not run.',
  },
  'style-src': {
    sources: ["'self'", "'unsafe-inline'"],
    reason: 'Cost bars and sliders carry their figures as custom properties in style attributes. They load nothing.',
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
} as const satisfies Record<string, Allowance>;

/** In development React rebuilds stacks with eval, and the development server speaks over a socket. */
const developmentSources: Readonly<Record<string, string>> = { 'script-src': "'unsafe-eval'", 'connect-src': 'ws:' };

/** The value of the Content-Security-Policy header. */
export function contentSecurityPolicy(isDevelopment: boolean): string {
  return Object.entries(policy)
    .map(([directive, { sources }]) => {
      const extra = isDevelopment ? developmentSources[directive] : undefined;
      return [directive, ...sources, ...(extra ? [extra] : [])].join(' ');
    })
    .join('; ');
}
