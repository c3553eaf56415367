import 'server-only';
import type { OnHead } from '@/server/next-internals/response-interceptor';

/** The page cache sets it on an older page that another instance is making again (`page-cache/one-render.mjs`). */
const olderHeader = 'x-pf-older';

/** States in Next's own header that such a page is stale, because Next takes it for fresh. Nobody outside sees our own header. */
export const stateOlderPage: OnHead = (response) => {
  if (!response.hasHeader(olderHeader)) return undefined;
  response.removeHeader(olderHeader);
  response.setHeader('x-nextjs-cache', 'STALE');
  return undefined;
};
