import 'server-only';
import { fixedPath, fixedSlug, publicPath } from '@prestafaro/addresses';
import type { Site } from '@prestafaro/countries';
import { cache } from 'react';
import { GlossaryDocument } from '@/cms/generated/graphql';
import { readCms } from '@/cms/read';
import { termAnchor } from '@/shell/glossary/term-anchor';
import type { Term } from '@/ui/markdown/mark-terms';

/** The terms of a site's glossary page, with the addresses of their entries. None if the page is not published. */
export const loadGlossary = cache(async (site: Site): Promise<readonly Term[]> => {
  const { locale } = site;
  const { pages } = await readCms('glossary', GlossaryDocument, { locale, slug: fixedSlug(site, 'glossary') });
  const path = publicPath(site, fixedPath(locale, 'glossary'));
  return (pages[0]?.blocks ?? []).flatMap((block) =>
    block?.__typename === 'ComponentBlocksGlossary'
      ? block.terms.flatMap((term) => (term ? [termOf(term, path)] : []))
      : [],
  );
});

interface Entry {
  readonly term: string;
  readonly otherForms: string | null;
  readonly definition: string;
}

function termOf({ term, otherForms, definition }: Entry, path: string): Term {
  const forms = [term, ...(otherForms ?? '').split(',')].map((form) => form.trim()).filter(Boolean);
  const id = termAnchor(term);
  return { id, forms, definition, href: `${path}#${id}` };
}
