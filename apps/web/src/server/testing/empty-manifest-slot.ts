import { processWide } from '@/cms/process-wide';

interface Slot {
  current?: unknown;
  loads: object;
  changes: Map<string, unknown>;
}

/** Forgets every address, as a server that has just started. */
export function emptyManifestSlot(): void {
  const slot = processWide<Slot>('route-manifest', () => ({ loads: {}, changes: new Map() }));
  slot.current = undefined;
  for (const locale of Object.keys(slot.loads)) Reflect.deleteProperty(slot.loads, locale);
  slot.changes.clear();
}
