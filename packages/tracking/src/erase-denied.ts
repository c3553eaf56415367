import { storedNames } from '@prestafaro/types/stored-names';
import type { BrowserPort, ErasingPort } from './browser-port.ts';
import type { ConsentGate } from './consent-gate.ts';

/**
 * Deletes every cookie and storage entry whose category the visitor denies now (R16), by the registry of stored names.
 * Necessary entries stay. Never throws.
 */
export function eraseDenied(gate: ConsentGate<BrowserPort>): void {
  for (const { name, kind, category } of storedNames) {
    if (category === 'necessary') continue;
    gate.whenDenied(category, (port) => {
      try {
        if (kind === 'cookie') port.expireCookie(name);
        else for (const key of keysOf(name, port)) port.removeStored(key);
      } catch {
        // A browser that forbids the access has stored nothing there.
      }
    });
  }
}

/** The keys in the local storage that a name of the registry stands for. */
function keysOf(name: string, port: Pick<ErasingPort, 'storedKeys'>): readonly string[] {
  const [prefix = '', placeholder] = name.split('{');
  return port.storedKeys().filter((key) => (placeholder ? key.startsWith(prefix) : key === name));
}
