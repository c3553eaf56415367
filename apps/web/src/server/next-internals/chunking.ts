import type { NextConfig } from 'next';

/**
 * How Turbopack cuts scripts and styles into files. A page asks for few files, not for many small ones (bench/budget.json):
 * what a route needs comes in one script, and the styles of all routes in one sheet. A visitor who goes from one kind of
 * page to another fetches some bytes twice.
 */
export const chunking: Pick<NonNullable<NextConfig['experimental']>, 'cssChunking' | 'turbopackChunking'> = {
  cssChunking: { type: 'graph', requestCost: 10_000_000 },
  turbopackChunking: { minChunkSize: 1_000_000, maxChunkCountPerGroup: 1, maxMergeChunkSize: 10_000_000 },
};
