import type { Locale } from '@prestafaro/countries';
import { createConsentGate } from '@prestafaro/tracking';
import { lifetimeOf, storedNames } from '@prestafaro/types/stored-names';
import { storedChoices } from '@/shell/consent/connect-consent';
import { browserPort } from '@/shell/visit/browser-port';

/** What the browser remembers for the visitor alone, after consent to that (`functional`). */
export type RememberedName = 'pf_compare:{locale}' | 'pf_seen:{locale}';

interface Remembered {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly value: unknown;
}

const gate = createConsentGate(browserPort, storedChoices);
const keyOf = (name: RememberedName, locale: Locale) => name.replace('{locale}', locale);

/** Stores a value in place of the former one; undefined deletes it. Does nothing without consent, or where storing is forbidden. */
export function remember(name: RememberedName, locale: Locale, value: unknown): void {
  const key = keyOf(name, locale);
  gate.through('functional', (port) => {
    try {
      if (value === undefined) port.removeStored(key);
      else port.writeStored(key, JSON.stringify({ at: port.now(), value } satisfies Remembered));
    } catch {
      // A full or blocked storage: the page works without it.
    }
  });
}

/** @returns what was stored, to be checked by the caller; undefined without consent, after the lifetime, and for an unreadable text */
export function recall(name: RememberedName, locale: Locale): unknown {
  return gate.through('functional', (port) => {
    try {
      const { at, value } = JSON.parse(port.readStored(keyOf(name, locale)) ?? '{}') as Partial<Remembered>;
      if (typeof at === 'number' && port.now() - at < lifetimeOf(name) * 1000) return value;
      port.removeStored(keyOf(name, locale));
    } catch {
      // A text of another program, or a blocked storage.
    }
    return undefined;
  });
}

/** Deletes all of it if the visitor does not allow it now (R16). */
export function forgetRemembered(): void {
  const prefixes = storedNames.flatMap(({ name, category }) =>
    category === 'functional' ? [name.replace(/\{.*/, '')] : [],
  );
  gate.whenDenied('functional', (port) => {
    try {
      for (const key of port.storedKeys())
        if (prefixes.some((prefix) => key.startsWith(prefix))) port.removeStored(key);
    } catch {
      // Where the storage is blocked nothing is in it.
    }
  });
}
