import { fixedPath, publicPath } from '@prestafaro/addresses';
import type { FixedPageId } from '@prestafaro/types/fixed-page';
import { affiliateLink, labelSuffix } from '@/features/affiliates/affiliate-link';
import styles from '@/features/affiliates/affiliate-page.module.css';
import { BuiltLink } from '@/features/affiliates/built-link';
import { FillPlaceholders } from '@/messages/fill-placeholders';
import { absoluteUrl } from '@/server/routing/absolute-url';
import type { SiteView } from '@/shell/site-view';
import { Disclosure } from '@/ui/accordion/accordion';
import { Field } from '@/ui/field/field';
import { Input } from '@/ui/input/input';
import { Select } from '@/ui/select/select';
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

const ids = ['link-page', 'link-label'] as const;

/** The links of an affiliate: a page and a label make one, and a list has every page for those without scripts. No token is in any of them. */
export function AffiliateLinks({ code, view }: { code: string; view: SiteView }) {
  const { site, messages } = view;
  const { links } = messages.affiliates;
  const { copyLink, linkCopied } = messages.blog.article;
  const home = publicPath(site, '/');
  const paths = PAGES.map((id) => publicPath(site, fixedPath(site.locale, id)));
  return (
    <section className={styles.part} aria-labelledby="affiliate-links">
      <h2 id="affiliate-links">{links.title}</h2>
      <div className={styles.builder}>
        <Text>{links.lead}</Text>
        <Field id={ids[0]} label={links.page}>
          {(control) => (
            <Select {...control} defaultValue={home} options={paths.map((value) => ({ value, label: value }))} />
          )}
        </Field>
        <Field id={ids[1]} label={links.label} hint={links.labelHint}>
          {(control) => <Input {...control} autoComplete="off" width="half" />}
        </Field>
        <BuiltLink
          ids={ids}
          path={home}
          origin={absoluteUrl(site.locale, '')}
          code={code}
          words={{ ...links, copy: copyLink, copied: linkCopied }}
        />
      </div>
      <Disclosure summary={links.all}>
        <ul className={styles.links}>
          {paths.map((path) => (
            <li key={path} className={styles.link}>
              {affiliateLink(absoluteUrl(site.locale, path), code, '')}
            </li>
          ))}
        </ul>
        <Text size="note" isQuiet>
          <FillPlaceholders message={links.byHand} values={{ example: <code>{labelSuffix('blog-1')}</code> }} />
        </Text>
      </Disclosure>
    </section>
  );
}
