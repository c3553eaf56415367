/** The kind of a request. It is a label of metrics, so it never contains an address (R28). */
export type RequestKind = 'graphql' | 'feed' | 'event' | 'intake' | 'media' | 'health' | 'admin' | 'other';

/** The first match counts. The router ignores case and a slash at the end, and so do these. */
const KINDS: readonly (readonly [RegExp, RequestKind])[] = [
  [/^\/graphql\/?$/, 'graphql'],
  [/^\/(offers_data\/|api\/offers-lead\/?$)/, 'feed'],
  [/^\/(api\/health|_health)/, 'health'],
  [/^\/uploads\//, 'media'],
  [/^\/api\/event\/?$/, 'event'],
  // Forms of visitors and postbacks of networks.
  [/^\/api\//, 'intake'],
  [
    /^\/(admin|affiliates|content-manager|content-type-builder|upload|i18n|desk|email|entry-check|entry-versions|moderation|planned-changes|publishing|second-factor|users-permissions)(\/|$)/,
    'admin',
  ],
];

export function requestKind(path: string): RequestKind {
  const lowerCase = path.toLowerCase();
  return KINDS.find(([address]) => address.test(lowerCase))?.[1] ?? 'other';
}
