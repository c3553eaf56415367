import { useId } from 'react';
import type { RelatedPage } from '@/features/page/related-pages';
import styles from '@/features/page/related-section.module.css';
import type { SiteView } from '@/shell/site-view';
import { PhoneFold } from '@/ui/accordion/accordion';
import { AppLink } from '@/ui/link/link';
import { Section, SectionHead } from '@/ui/section/section';

/** Links to the landing pages that are most like one; nothing without one. */
export function RelatedSection({
  pages,
  view,
}: {
  pages: readonly (RelatedPage & { path: string })[];
  view: SiteView;
}) {
  const id = useId();
  if (pages.length === 0) return null;
  return (
    <Section tone="sunken" aria-labelledby={id} className={styles.related}>
      <SectionHead id={id} title={view.messages.page.related} />
      <ul>
        {pages.map(({ slug, title, lead, path }) => (
          <li key={slug}>
            <AppLink href={path}>{title}</AppLink>
            {lead && (
              <PhoneFold isMark summary={`${view.messages.page.readMore}: ${title}`}>
                <p>{lead}</p>
              </PhoneFold>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
