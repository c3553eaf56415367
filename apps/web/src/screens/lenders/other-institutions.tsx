import { contentPath } from '@prestafaro/addresses';
import type { loadOthers } from '@/features/lenders/load-lenders';
import styles from '@/screens/lenders/lenders-page.module.css';
import type { SiteView } from '@/shell/site-view';
import { AppLink } from '@/ui/link/link';
import { Rail } from '@/ui/rail/rail';
import { Section } from '@/ui/section/section';

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
      <Rail
        head={
          <>
            <h2 id="others-title">{title}</h2>
            <p>{note}</p>
          </>
        }
      >
        <ul className={styles.links}>
          {links.map(({ name, href }) => (
            <li key={href}>
              <AppLink href={href}>{name}</AppLink>
            </li>
          ))}
        </ul>
      </Rail>
    </Section>
  );
}
