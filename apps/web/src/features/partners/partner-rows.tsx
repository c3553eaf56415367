import { contentPath } from '@prestafaro/addresses';
import { mediaUrl } from '@/cms/media-url';
import { isSamplePartner } from '@/features/partners/is-sample-partner';
import type { PartnerFacts } from '@/features/partners/load-partners';
import styles from '@/features/partners/partner-rows.module.css';
import { fill } from '@/messages/fill';
import type { SiteView } from '@/shell/site-view';
import { Badge } from '@/ui/badge/badge';
import { AppLink } from '@/ui/link/link';
import { Row } from '@/ui/stack/stack';
import { Text } from '@/ui/text/text';

/**
 * The partners that may receive an application and that pay us for it. The statement comes first and each partner is
 * marked (R9). A partner without a page here is stated as such.
 */
export function PartnerRows({ partners, view }: { partners: readonly PartnerFacts[]; view: SiteView }) {
  const messages = view.messages.lenders.partners;
  if (partners.length === 0) return <p>{messages.empty}</p>;
  return (
    <>
      <p>{messages.commission}</p>
      <ul className={styles.rows}>
        {partners.map((partner) => (
          <PartnerRow key={partner.name} partner={partner} view={view} />
        ))}
      </ul>
    </>
  );
}

function PartnerRow({ partner, view: { site, messages } }: { partner: PartnerFacts; view: SiteView }) {
  const { name, image, description, lender, link } = partner;
  const { page, withoutPage, site: ownSite } = messages.lenders.partners;
  const isSample = isSamplePartner(partner);
  return (
    <li className={styles.row}>
      {image && (
        // biome-ignore lint/performance/noImgElement: a word-mark is one small file; the name beside it is its text
        <img className={styles.logo} src={mediaUrl(image.url)} alt="" loading="lazy" decoding="async" />
      )}
      <div className={styles.text}>
        <p className={styles.name}>
          <strong>{name}</strong>
        </p>
        {description && <p>{description}</p>}
        <Row className={styles.badges}>
          <Badge tone="ad">{messages.figures.advertising}</Badge>
        </Row>
        <Row className={styles.links}>
          {lender ? (
            <AppLink href={contentPath(site, { type: 'lender', slug: lender.slug })}>{fill(page, { name })}</AppLink>
          ) : (
            <Text as="span" size="note" isQuiet>
              {withoutPage}
            </Text>
          )}
          {link && !isSample && (
            <AppLink href={link} rel="sponsored nofollow noopener">
              {fill(ownSite, { name })}
            </AppLink>
          )}
        </Row>
      </div>
    </li>
  );
}
