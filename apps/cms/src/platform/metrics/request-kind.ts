/** What a request is for. A label of metrics, so never an address (R28). */
export type RequestKind = 'graphql' | 'feed' | 'intake' | 'media' | 'health' | 'admin' | 'other';

/** The first that fits counts. */
const KINDS: readonly (readonly [RegExp, RequestKind])[] = [
  [/^\/graphql$/, 'graphql'],
  [/^\/(offers_data\/|api\/offers-lead$)/, 'feed'],
  [/^\/(api\/health|_health)/, 'health'],
  [/^\/uploads\//, 'media'],
  // What visitors send, and what networks report.
  [/^\/api\//, 'intake'],
  [/^\/(admin|content-manager|content-type-builder|upload|i18n|desk|email|users-permissions)(\/|$)/, 'admin'],
];

export const requestKind = (path: string): RequestKind => KINDS.find(([address]) => address.test(path))?.[1] ?? 'other';
