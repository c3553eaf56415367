import { type SuggestionAnswer, suggestionsRoute } from '@/features/search/suggestion-answer';

/**
 * Asks our own server for suggestions.
 * @returns `failed` without a connection or a usable answer: the form still works; undefined for a query that the page of results
 * refuses, and says why
 */
export async function fetchSuggestions(
  locale: string,
  typed: string,
  signal: AbortSignal,
): Promise<SuggestionAnswer | 'failed' | undefined> {
  try {
    const response = await fetch(`${suggestionsRoute}?${new URLSearchParams({ site: locale, q: typed })}`, { signal });
    if (response.ok) return (await response.json()) as SuggestionAnswer;
    return response.status === 400 ? undefined : 'failed';
  } catch {
    return 'failed';
  }
}
