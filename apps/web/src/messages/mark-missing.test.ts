import { locales } from '@prestafaro/countries';
import { describe, expect, it } from 'vitest';
import { catalogueOf } from '@/messages/catalogues';
import { markMissing } from '@/messages/mark-missing';

const other = { offers: { title: 'Ofertas', days: { one: 'día', other: 'días' } }, push: { ask: '¿Avisar?' } };

describe('markMissing', () => {
  it('puts the key in place of a message that another site has, and names it', () => {
    const { messages, missing } = markMissing({ ...other, offers: { days: other.offers.days } }, [other]);
    expect(messages).toEqual({ ...other, offers: { ...other.offers, title: '⟦offers.title⟧' } });
    expect(missing).toEqual(['offers.title']);
  });

  it('marks each message of a missing group, and the common form of a missing plural', () => {
    const { messages, missing } = markMissing({ push: other.push }, [other]);
    expect(messages).toEqual({
      push: other.push,
      offers: { title: '⟦offers.title⟧', days: { other: '⟦offers.days⟧' } },
    });
    expect(missing).toEqual(['offers.title', 'offers.days']);
  });

  it('compares no forms of a plural, because languages differ in them', () => {
    const polish = { ...other, offers: { ...other.offers, days: { one: 'd', few: 'd', many: 'd', other: 'd' } } };
    expect(markMissing(other, [polish]).missing).toEqual([]);
  });

  it.each(locales)('finds nothing missing in %s, and leaves it as it is', async (locale) => {
    const catalogues = await Promise.all(locales.map((each) => catalogueOf(each)));
    const own = await catalogueOf(locale);
    expect(markMissing(own, catalogues)).toEqual({ messages: own, missing: [] });
  });
});
