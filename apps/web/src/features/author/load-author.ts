import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { cache } from 'react';
import { AuthorBySlugDocument, type AuthorViewFragment } from '@/cms/generated/graphql';
import { readCms } from '@/cms/read';

export type AuthorContent = AuthorViewFragment;

/** The published author of a slug, or undefined. Loaded once per request, for the view and the head. */
export const loadAuthor = cache(async (locale: Locale, slug: string): Promise<AuthorContent | undefined> => {
  const { authors } = await readCms('author', AuthorBySlugDocument, { locale, slug });
  return authors[0] ?? undefined;
});
