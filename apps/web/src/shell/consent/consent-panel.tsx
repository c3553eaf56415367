import { fixedPath, publicPath } from '@prestafaro/addresses';
import { consentCategories, consentTextVersion } from '@prestafaro/types/tracking-consent';
import { consentField, consentIds, consentPath, consentStylePath } from '@/shell/consent/consent-form';
import styles from '@/shell/consent/consent-panel.module.css';
import type { SiteMenu } from '@/shell/menu/menu';
import type { SiteFrame } from '@/shell/site-view';
import { Button } from '@/ui/button/button';
import { Check } from '@/ui/check/check';
import { Container } from '@/ui/container/container';
import { AppLink } from '@/ui/link/link';

/**
 * The question about tracking (R14), in the HTML of every page. A script before the first paint hides it where the visitor has
 * chosen; without scripts a style sheet does, which the server answers by the cookie. The link in the footer opens it again. On
 * phones it stands above the page and covers nothing.
 */
export function ConsentPanel({ frame: { site, messages }, menu }: { frame: SiteFrame; menu: SiteMenu }) {
  const { consent } = messages;
  const linkTo = (page: 'cookies' | 'privacy') =>
    menu.legal.find(({ url }) => url === publicPath(site, fixedPath(site.locale, page)));
  // A site without a page about cookies says it all in its page about privacy.
  const policy = linkTo('cookies') ?? linkTo('privacy');
  return (
    <>
      <noscript>
        <link rel="stylesheet" href={consentStylePath} />
      </noscript>
      <form
        id={consentIds.panel}
        action={consentPath}
        method="post"
        className={styles.panel}
        aria-labelledby={consentIds.title}
        tabIndex={-1}
      >
        <input type="hidden" name={consentField.locale} value={site.locale} />
        <input type="hidden" name={consentField.textVersion} value={consentTextVersion} />
        <Container className={styles.parts}>
          <div className={styles.text}>
            <p id={consentIds.title} className={styles.title}>
              {consent.title}
            </p>
            <p>{consent.text}</p>
          </div>
          <div className={styles.actions}>
            <Button type="submit" look="secondary" name={consentField.action} value="accept">
              {consent.accept}
            </Button>
            <Button type="submit" look="secondary" name={consentField.action} value="reject">
              {consent.reject}
            </Button>
          </div>
          <details className={styles.more}>
            <summary>{consent.more}</summary>
            <fieldset>
              <legend>{consent.legend}</legend>
              {consentCategories.map((category) => (
                <Check key={category} name={category} {...consent.categories[category]} />
              ))}
            </fieldset>
            <p>
              {consent.change} {consent.necessary} {policy && <AppLink href={policy.url}>{policy.text}</AppLink>}
            </p>
            <Button type="submit" look="secondary" name={consentField.action} value="choose">
              {consent.save}
            </Button>
          </details>
          <p className={styles.failure} role="alert" hidden>
            <strong>{consent.failed.title}.</strong> {consent.failed.text}
          </p>
        </Container>
      </form>
    </>
  );
}
