interface Header {
  readonly key: string;
  readonly value: string;
}

/**
 * Headers of every answer (R34, R28). Browsers ignore HSTS over plain http, so local hosts are not locked out.
 * The content security policy differs per page: see `page-policy.ts`.
 */
export const securityHeaders: readonly Header[] = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  },
];

/** Headers of an uploaded file: opened on its own it runs no script, loads nothing and reads nothing of ours. */
export const mediaHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;
