import { publicPath } from '@prestafaro/addresses';
import { countryOf, defaultLocale, isLocale, siteOfLocale } from '@prestafaro/countries';
import type { Metadata } from 'next';
import { connection } from 'next/server';
import { loadMessages } from '@/messages/load-messages';
import { ErrorView } from '@/shell/errors/error-view';
import { FatalError } from '@/shell/errors/fatal-error';
import { ButtonLink } from '@/ui/button/button';
import { Row } from '@/ui/stack/stack';

interface Props {
  params: Promise<{ site: string }>;
}

async function siteFrom({ params }: Props) {
  const { site } = await params;
  return siteOfLocale(isLocale(site) ? site : defaultLocale);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { errors } = await loadMessages((await siteFrom(props)).locale);
  return { title: errors.unavailableTitle, robots: { index: false, follow: false } };
}

/**
 * The proxy answers with this page and status 503 while no manifest is loaded. It makes no call to the CMS and has no
 * header or footer, because those come from the CMS, which is away.
 */
export default async function Unavailable(props: Props) {
  await connection();
  const site = await siteFrom(props);
  const { errors } = await loadMessages(site.locale);
  if (countryOf(site.country).errorView === 'loader') {
    return (
      <main>
        <FatalError messages={errors} view="loader" homeHref={publicPath(site, '/')} />
      </main>
    );
  }
  return (
    <main>
      <ErrorView title={errors.unavailableTitle} text={errors.unavailableText} isAlone>
        <Row>
          {/* An empty address is this very page: it retries without JavaScript. */}
          <ButtonLink href="" size="large">
            {errors.retry}
          </ButtonLink>
        </Row>
      </ErrorView>
    </main>
  );
}
