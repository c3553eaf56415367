import { processWide } from '@/cms/process-wide';

/** Forgets all outages, as at the start of a process. */
export function forgetOutages(): void {
  processWide('outages', () => new Map()).clear();
}
