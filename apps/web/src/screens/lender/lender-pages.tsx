import { contentPath } from '@prestafaro/addresses';
import type { LenderContent } from '@/features/lenders/lender/load-lender';
import { fill } from '@/messages/fill';
import { LenderSection } from '@/screens/lender/lender-section';
import { sectionIds } from '@/screens/lender/section-ids';
import type { SiteView } from '@/shell/site-view';
import { AppLink } from '@/ui/link/link';

/** Links to the pages below the lender's own; nothing without one. */
export function LenderPages({ lender, view }: { lender: LenderContent; view: SiteView }) {
  const { name, slug: owner, pages } = lender;
  if (pages.length === 0) return null;
  return (
    <LenderSection id={sectionIds.pages} title={fill(view.messages.lenders.headings.pages, { name })}>
      <ul>
        {pages.map(({ title, slug }) => (
          <li key={slug}>
            <AppLink href={contentPath(view.site, { type: 'page', slug, fixedPage: null, lender: owner })}>
              {title}
            </AppLink>
          </li>
        ))}
      </ul>
    </LenderSection>
  );
}
