import { contentPath } from '@prestafaro/addresses';
import { tabIds } from '@/features/lenders/anchors';
import type { LenderRowFacts } from '@/features/lenders/load-lenders';
import { fill } from '@/messages/fill';
import styles from '@/screens/lenders/lenders-page.module.css';
import type { SiteView } from '@/shell/site-view';
import { PhoneFold } from '@/ui/accordion/accordion';
import { AppLink } from '@/ui/link/link';
import { Markdown } from '@/ui/markdown/markdown';
import { Prose } from '@/ui/prose/prose';
import { Section, SectionHead } from '@/ui/section/section';
import { Text } from '@/ui/text/text';

export interface ReviewLinksProps {
  /** Name of the tab. */
  title: string;
  lenders: readonly LenderRowFacts[];
  view: SiteView;
}

/**
 * The reviews tab of the list: links to the reviews of each lender, and how they are checked (R10). It has no averages
 * of its own, which would be figures without their reviews (R12).
 */
export function ReviewLinks({ title, lenders, view }: ReviewLinksProps) {
  const { site, settings, messages } = view;
  const { note, of } = messages.lenders.reviews;
  return (
    <Section tone="sunken" id={tabIds.reviews} aria-labelledby="reviews-title">
      <SectionHead id="reviews-title" title={title} isSplit>
        <Text size="note">{note}</Text>
      </SectionHead>
      {settings.compliance.reviewsNote && (
        <Prose>
          <Markdown text={settings.compliance.reviewsNote} anchors={[]} />
        </Prose>
      )}
      <PhoneFold summary={messages.page.readMore}>
        <ul className={styles.links}>
          {lenders.map(({ slug, name }) => (
            <li key={slug}>
              <AppLink href={`${contentPath(site, { type: 'lender', slug })}#${tabIds.reviews}`}>
                {fill(of, { name })}
              </AppLink>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </Section>
  );
}
