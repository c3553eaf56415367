// @ts-check
import { join } from 'node:path';

/** Built in a folder of its own below the repository (bench/bare-app.mjs), of which it borrows Next and React. */
const root = join(import.meta.dirname, '../../..');

/** @type {import('next').NextConfig} */
export default {
  output: 'standalone',
  outputFileTracingRoot: root,
  turbopack: { root },
  poweredByHeader: false,
};
