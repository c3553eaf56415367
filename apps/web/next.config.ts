import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { NextConfig } from 'next';
import { keepSourceMaps } from './src/server/browser-errors/keep-source-maps';
import { chunking } from './src/server/next-internals/chunking';
import { contentSecurityPolicy } from './src/server/security/content-security-policy.mjs';
import { securityHeaders } from './src/server/security/security-headers';

const repositoryRoot = join(import.meta.dirname, '../..');
const isDevelopment = process.env.NODE_ENV === 'development';

// This file runs in every process of a build. They inherit the environment, and so the id of the first process.
process.env.PF_BUILD_TIMESTAMP ??= String(Date.now());
process.env.PF_BUILD_ID ??= `${Number(process.env.PF_BUILD_TIMESTAMP).toString(36)}-${randomBytes(4).toString('hex')}`;

const nextConfig: NextConfig = {
  output: 'standalone',
  outputFileTracingRoot: repositoryRoot,
  turbopack: { root: repositoryRoot },
  // The proxy handles trailing slashes, because it knows which paths are for machines (they have no slash).
  skipTrailingSlashRedirect: true,
  reactStrictMode: true,
  // No page uses Next's image optimizer, and it answers 500 for a picture that does not exist.
  images: { unoptimized: true },
  // `npm run verify` and CI check types; a build does not wait for that.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // The server reads the errors of browsers with them; they leave the files that browsers load (decision 052).
  productionBrowserSourceMaps: true,
  compiler: { runAfterProductionCompile: keepSourceMaps },
  // In development our own log has a line for each request.
  logging: { incomingRequests: false },
  // The page cache makes an ETag for each stored page; Next would compute it from the whole text for each visitor.
  generateEtags: false,
  generateBuildId: () => process.env.PF_BUILD_ID ?? null,
  env: { BUILD_ID: process.env.PF_BUILD_ID, BUILD_TIMESTAMP: process.env.PF_BUILD_TIMESTAMP },
  experimental: {
    ...chunking,
    serverActions: {
      // A form comes from the host that shows it. The proxy has refused every other Origin before Next checks it.
      allowedOrigins: [],
      bodySizeLimit: '64kb',
    },
  },
  // The cache handler that stores pages, each with its policy (decisions 018 and 019).
  cacheHandler: join(import.meta.dirname, 'src/server/page-cache/page-cache.mjs'),
  headers: async () => [
    { source: '/((?!media/).*)', headers: [...securityHeaders] },
    // Files of the build do not pass the proxy, which sets the policy of all other answers.
    {
      source: '/_next/:path*',
      headers: [{ key: 'Content-Security-Policy', value: contentSecurityPolicy({ isDevelopment }) }],
    },
  ],
};

export default nextConfig;
