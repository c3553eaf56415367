import 'server-only';
import { isLocale, siteOfLocale } from '@prestafaro/countries';
import { findBestPages } from '@/features/search/find-pages';
import { readQuery } from '@/features/search/read-query';
import type { SuggestionAnswer } from '@/features/search/suggestion-answer';
import { fillCount } from '@/messages/fill';
import { loadMessages } from '@/messages/load-messages';
import { log, reasonOf } from '@/server/log/log';

/** Suggestions in one list. */
const most = 8;

export type SuggestOutcome =
  | { readonly outcome: 'found'; readonly answer: SuggestionAnswer }
  | { readonly outcome: 'no-site' | 'no-query' | 'too-long' | 'away' };

/**
 * Suggests pages for what is being typed. The query is in no log.
 * @param query `site`: the locale; `q`: what is typed
 */
export async function suggest(query: URLSearchParams): Promise<SuggestOutcome> {
  const locale = query.get('site') ?? '';
  if (!isLocale(locale)) return { outcome: 'no-site' };
  const read = readQuery(query.get('q'));
  if (read.state === 'empty') return { outcome: 'no-query' };
  if (read.state === 'too-long') return { outcome: 'too-long' };
  try {
    const [{ pages }, { search }] = await Promise.all([findBestPages(locale, read.typed, most), loadMessages(locale)]);
    const { language } = siteOfLocale(locale);
    const status = pages.length === 0 ? search.noSuggestion : fillCount(language, pages.length, search.suggested);
    const suggestions = pages.map(({ path, title, kind }) => ({ path, title, kind: search.kinds[kind] }));
    return { outcome: 'found', answer: { suggestions, status } };
  } catch (error) {
    log.error('The search does not answer', { locale, reason: reasonOf(error) });
    return { outcome: 'away' };
  }
}
