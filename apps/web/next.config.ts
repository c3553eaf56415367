import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { NextConfig } from 'next';
import { chunking } from './src/server/next-internals/chunking';
import { contentSecurityPolicy } from './src/server/security/content-security-policy.mjs';
import { securityHeaders } from './src/server/security/security-headers';

const repositoryRoot = join(import.meta.dirname, '../..');
const isDevelopment = process.env.NODE_ENV === 'development';

// This file runs in every process of a build; they inherit the environment, and so the id of the first.
process.env.PF_BUILD_TIMESTAMP ??= String(Date.now());
process.env.PF_BUILD_ID ??= `${Number(process.env.PF_BUILD_TIMESTAMP).toString(36)}-${randomBytes(4).toString('hex')}`;

const nextConfig: NextConfig = {
  output: 'standalone',
  outputFileTracingRoot: repositoryRoot,
  turbopack: { root: repositoryRoot },
  // Slashes are settled in the proxy, which knows which paths are machines' (they keep no slash).
  skipTrailingSlashRedirect: true,
  reactStrictMode: true,
  poweredByHeader: false,
  // The page cache makes one for each stored page; Next would make it of the whole text for each visitor.
  generateEtags: false,
  generateBuildId: () => process.env.PF_BUILD_ID ?? null,
  env: { BUILD_ID: process.env.PF_BUILD_ID, BUILD_TIMESTAMP: process.env.PF_BUILD_TIMESTAMP },
  experimental: {
    ...chunking,
    serverActions: {
      // A form comes from the host it is shown on. The proxy has refused every other Origin before Next looks.
      allowedOrigins: [],
      bodySizeLimit: '64kb',
    },
  },
  // What pages are stored in, and the policy that each of them carries (decisions 018 and 019).
  cacheHandler: join(import.meta.dirname, 'src/server/page-cache/page-cache.mjs'),
  headers: async () => [
    { source: '/((?!media/).*)', headers: [...securityHeaders] },
    // Files of the build do not pass the proxy, which states the policy of everything else.
    {
      source: '/_next/:path*',
      headers: [{ key: 'Content-Security-Policy', value: contentSecurityPolicy({ isDevelopment }) }],
    },
  ],
};

export default nextConfig;
