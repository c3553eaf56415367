import { contentPath } from '@prestafaro/addresses';
import type { loadOthers } from '@/features/lenders/load-lenders';
import styles from '@/screens/lenders/lenders-page.module.css';
import type { SiteView } from '@/shell/site-view';
import { PhoneFold } from '@/ui/accordion/accordion';
import { AppLink } from '@/ui/link/link';
import { Section, SectionHead } from '@/ui/section/section';
import { Text } from '@/ui/text/text';

export interface OtherInstitutionsProps {
  institutions: Awaited<ReturnType<typeof loadOthers>>;
  view: SiteView;
}

/** Links to the pages of lenders and banks that pay us nothing and are compared nowhere; nothing without one. */
export function OtherInstitutions({
  institutions: { lenders, banks },
  view: { site, messages },
}: OtherInstitutionsProps) {
  const { title, note } = messages.lenders.others;
  const links = [
    ...lenders.map(({ name, slug }) => ({ name, href: contentPath(site, { type: 'lender', slug }) })),
    ...banks.map(({ name, slug }) => ({ name, href: contentPath(site, { type: 'bank', slug }) })),
  ];
  if (links.length === 0) return null;
  return (
    <Section aria-labelledby="others-title">
      <SectionHead id="others-title" title={title} isSplit>
        <Text size="note">{note}</Text>
      </SectionHead>
      <PhoneFold summary={messages.page.readMore}>
        <ul className={styles.links}>
          {links.map(({ name, href }) => (
            <li key={href}>
              <AppLink href={href}>{name}</AppLink>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </Section>
  );
}
