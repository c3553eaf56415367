import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { NextConfig } from 'next';
import { securityHeaders } from './src/site/security/security-headers';

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
  generateBuildId: () => process.env.PF_BUILD_ID ?? null,
  env: { BUILD_ID: process.env.PF_BUILD_ID, BUILD_TIMESTAMP: process.env.PF_BUILD_TIMESTAMP },
  experimental: {
    serverActions: {
      // A form comes from the host it is shown on. The proxy has refused every other Origin before Next looks.
      allowedOrigins: [],
      bodySizeLimit: '64kb',
    },
  },
  headers: async () => [{ source: '/((?!media/).*)', headers: securityHeaders(isDevelopment) }],
};

export default nextConfig;
