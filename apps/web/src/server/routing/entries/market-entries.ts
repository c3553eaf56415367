import { contentPath } from '@prestafaro/addresses';
import type { Site } from '@prestafaro/countries';
import type { EntryDraft } from '@/server/routing/entries/entry-draft';
import { slugsById, slugsOf } from '@/server/routing/entries/references';
import type { SiteContent } from '@/server/routing/site-content';

/** The list of lenders, which is the page of their guide. */
export function lendersGuideEntries(site: Site, { lendersGuide }: SiteContent): EntryDraft[] {
  if (!lendersGuide) return [];
  return [
    {
      type: 'lenders',
      path: contentPath(site, { type: 'lenders-guide' }),
      internal: `/${site.locale}/lenders`,
      ...common({ ...lendersGuide, slug: 'lenders' }),
      meta: null,
    },
  ];
}

export function lenderEntries(site: Site, { lenders }: SiteContent): EntryDraft[] {
  return lenders.map((lender) => {
    const path = contentPath(site, { type: 'lender', slug: lender.slug });
    return {
      type: 'lender',
      path,
      internal: `/${site.locale}/lender/${lender.slug}`,
      ...common(lender),
      meta: { type: 'lender', link: path },
    };
  });
}

export function bankEntries(site: Site, { banks }: SiteContent): EntryDraft[] {
  return banks.map((bank) => ({
    type: 'bank',
    path: contentPath(site, { type: 'bank', slug: bank.slug }),
    internal: `/${site.locale}/bank/${bank.slug}`,
    ...common(bank),
    meta: null,
  }));
}

export function calendarEntries(site: Site, { calendars, tags, authors }: SiteContent): EntryDraft[] {
  const tagSlugs = slugsById(tags);
  const authorSlugs = slugsById(authors);
  return calendars.map((calendar) => {
    const path = contentPath(site, { type: 'work-calendar', slug: calendar.slug });
    return {
      type: 'calendar',
      path,
      internal: `/${site.locale}/calendar/${calendar.slug}`,
      ...common(calendar),
      meta: { type: 'blog', link: path },
      tags: slugsOf(tagSlugs, calendar.tags),
      author: slugsOf(authorSlugs, [calendar.author])[0] ?? null,
    };
  });
}

type Row = Pick<SiteContent['banks'][number], 'documentId' | 'slug' | 'updatedAt' | 'seo'>;

function common({ documentId, slug, updatedAt, seo }: Row) {
  return { documentId, slug, updatedAt: updatedAt ?? '', noindex: seo?.noindex ?? false };
}
