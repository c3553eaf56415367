import type { PluralForms } from '@prestafaro/countries';
import type { BlogMessages } from '@/features/blog/messages/shape';

export const english: BlogMessages<PluralForms<'en'>> = {
  title: 'Blog',
  description: 'Plain guides to loans, saving and household money: what things cost and what your rights are.',
  topics: 'Topics',
  allArticles: 'All articles',
  empty: 'There are no articles here yet.',
  pageTitle: '{title}: page {page}',
  article: {
    writtenOn: 'Written on {date}',
    editedOn: 'Edited on {date}',
    readingTime: { one: '{count} min read', other: '{count} min read' },
    views: { one: '{count} view', other: '{count} views' },
    viewsNote: 'The views are those of visitors who allow measurement, from {from} to {until}.',
    contents: 'In this guide',
    keyFacts: 'The essentials',
    banks: 'Banks in this article',
    similar: 'Similar articles',
    topics: 'Topics of this article',
    copyLink: 'Copy link',
    linkCopied: 'Link copied',
    linkNotCopied: 'The link could not be copied: it is in the address bar',
  },
};
