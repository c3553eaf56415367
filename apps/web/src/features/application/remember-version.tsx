'use client';

import { useEffect } from 'react';

const key = 'pf_reg';

/**
 * Saves the version of the registration form for the browser session (specification §4), so that a visitor who returns
 * without `?ver=` gets the same form. Needs no consent, because the visitor asked for that form (R15). Renders nothing.
 */
export function RememberVersion({ version }: { version: 2 | 3 | null }) {
  useEffect(() => {
    try {
      if (version !== null) return sessionStorage.setItem(key, String(version));
      const kept = sessionStorage.getItem(key);
      if (kept !== '2' && kept !== '3') return;
      const address = new URL(window.location.href);
      address.searchParams.set('ver', kept);
      window.location.replace(address);
    } catch {
      // A private window or a blocked storage: the standard form stays.
    }
  }, [version]);
  return null;
}
