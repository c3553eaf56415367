import { processWide } from '@/cms/process-wide';

/** All parts are there again, as at the start of a process. */
export function forgetOutages(): void {
  processWide('outages', () => new Map()).clear();
}
