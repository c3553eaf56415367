import type { NextConfig } from 'next';

/**
 * Configures how Turbopack splits scripts and styles into files. A page loads few files instead of many small ones
 * (bench/budget.json): each route has one script, and all routes share one style sheet. A visitor who opens several
 * kinds of pages loads some bytes twice.
 */
export const chunking: Pick<NonNullable<NextConfig['experimental']>, 'cssChunking' | 'turbopackChunking'> = {
  cssChunking: { type: 'graph', requestCost: 10_000_000 },
  turbopackChunking: { minChunkSize: 1_000_000, maxChunkCountPerGroup: 1, maxMergeChunkSize: 10_000_000 },
};
