import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { partAnswered, partFailed } from '@/cms/parts';

/** What the page cache says of its connection (`page-cache/redis-link.mjs`), which is in no bundle. */
type Change = { readonly state: 'lost'; readonly reason: string } | { readonly state: 'back' };

/** Counts what the page cache notices of Redis with what the rest of the app does: one outage, one line each way. */
export function hearPageCache(): void {
  subscribe('prestafaro.page-cache', (message) => {
    const change = message as Change;
    if (change.state === 'lost') partFailed('redis', change.reason);
    else partAnswered('redis');
  });
}
