import { fixedPath, publicPath } from '@prestafaro/addresses';
import type { FixedPageId } from '@prestafaro/types/fixed-page';
import { affiliateLink, labelSuffix } from '@/features/affiliates/affiliate-link';
import styles from '@/features/affiliates/affiliate-page.module.css';
import { LinkBuilder } from '@/features/affiliates/link-builder';
import { FillPlaceholders } from '@/messages/fill-placeholders';
import { absoluteUrl } from '@/server/routing/absolute-url';
import type { SiteView } from '@/shell/site-view';
import { Disclosure } from '@/ui/accordion/accordion';
import { Text } from '@/ui/text/text';

/** The pages to which affiliates send visitors. Any other page of the site takes the code as well. */
const PAGES: readonly FixedPageId[] = [
  'home',
  'offers',
  'application',
  'calculator',
  'lenders',
  'howItWorks',
  'glossary',
];

/** The links of an affiliate: a page and a label make one, and a list has every page for those without scripts. No token is in any of them. */
export function AffiliateLinks({ code, view }: { code: string; view: SiteView }) {
  const { site, messages } = view;
  const { links } = messages.affiliates;
  const { copyLink, linkCopied } = messages.blog.article;
  const paths = PAGES.map((id) => publicPath(site, fixedPath(site.locale, id)));
  return (
    <section className={styles.part} aria-labelledby="affiliate-links">
      <h2 id="affiliate-links">{links.title}</h2>
      <LinkBuilder
        paths={paths}
        origin={absoluteUrl(site.locale, '')}
        code={code}
        words={{ ...links, copy: copyLink, copied: linkCopied }}
      />
      <Disclosure summary={links.all}>
        <ul className={styles.links}>
          {paths.map((path) => (
            <li key={path} className={styles.link}>
              {affiliateLink(absoluteUrl(site.locale, path), code, '')}
            </li>
          ))}
        </ul>
        <Text size="note" isQuiet>
          <FillPlaceholders message={links.byHand} values={{ example: <code>{labelSuffix('mi-etiqueta')}</code> }} />
        </Text>
      </Disclosure>
    </section>
  );
}
