import { createRequire } from 'node:module';
import path from 'node:path';
import { vi } from 'vitest';
import type { CacheContext } from '@/server/next-internals/page-store.mjs';

const requireFromNext = createRequire(import.meta.url);

/** Loads a module of Next that no package entry exports. */
export const requireNext = (file: string) => requireFromNext(`next/dist/${file}`);

/** An inline script as Next writes it into a page. */
export const inlineScript = '<script>self.__next_f.push([1,"a"])</script>';

/** The page that Next sends with status 500: it is empty until its script has run. */
export const emptyErrorPage = '<html id="__next_error__">';

/** The argument that Next passes to the constructor of a cache handler, for a build in a folder. */
export const cacheContext = (folder: string, more: Partial<CacheContext> = {}): CacheContext => ({
  fs: requireNext('server/lib/node-fs-methods.js').nodeFs,
  serverDistDir: path.join(folder, 'server'),
  flushToDisk: true,
  maxMemoryCacheSize: 0,
  revalidatedTags: [],
  _requestHeaders: {},
  ...more,
});

/** Sets the variables that Next sets while it builds the app. `vi.unstubAllEnvs()` resets them. */
export const pretendToBuild = () => vi.stubEnv('NEXT_PHASE', 'phase-production-build');
