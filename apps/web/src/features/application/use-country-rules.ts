import { type CountryRules, loadCountryRules } from '@prestafaro/countries';
import type { CountryCode } from '@prestafaro/types/country';
import { useCallback, useEffect, useRef } from 'react';

/**
 * The rules of a country, which the browser loads after hydration: a page holds no rule, and no file has those of all countries.
 * @returns waits for the rules; undefined if they cannot be loaded. The next call tries again.
 */
export function useCountryRules(country: CountryCode): () => Promise<CountryRules | undefined> {
  const loading = useRef<Promise<CountryRules | undefined>>(undefined);
  const load = useCallback(() => {
    loading.current ??= loadCountryRules(country).catch(() => {
      loading.current = undefined;
      return undefined;
    });
    return loading.current;
  }, [country]);
  useEffect(() => void load(), [load]);
  return load;
}
