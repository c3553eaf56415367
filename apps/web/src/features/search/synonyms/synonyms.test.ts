import { soughtPageIds } from '@prestafaro/addresses';
import { locales } from '@prestafaro/countries';
import { describe, expect, it } from 'vitest';
import { makeSearchIndex } from '@/features/search/search-index';
import { synonymsOf } from '@/features/search/synonyms/synonyms-of';

const leastPhrases = 3;

describe.each(locales)('%s', (locale) => {
  const { pages, stopWords } = synonymsOf(locale);

  it('leads from each phrase to its page first, among all pages that people look for', async () => {
    const index = await makeSearchIndex(
      soughtPageIds.map((id) => ({
        ...{ documentId: id, kind: 'page', title: '', description: '', text: '', synonyms: pages[id] },
      })),
      stopWords,
    );
    for (const id of soughtPageIds) expect(pages[id].length, id).toBeGreaterThanOrEqual(leastPhrases);
    const phrases = soughtPageIds.flatMap((id) => pages[id].map((phrase) => ({ id, phrase })));
    const led = phrases.map(({ id, phrase }) => ({ id, phrase, to: index.find(phrase)[0]?.documentId }));
    expect(led.filter(({ id, to }) => to !== id)).toEqual([]);
  });
});
