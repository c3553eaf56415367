import { publicPath } from '@prestafaro/addresses';
import { countryOf, type Locale, siteOfLocale } from '@prestafaro/countries';
import { useEffect, useState } from 'react';
import '@/ui/tokens.css';
import '@/ui/base.css';
import { catalogueOf } from '@/messages/catalogues';
import type { Messages } from '@/messages/message-shape';
import { FatalError } from '@/shell/errors/fatal-error';
import { reportError } from '@/shell/errors/report-error';
import { reportWith } from '@/shell/errors/take-error';

/** The fatal error in the language of the site. Loaded only on an error, so that it adds nothing to other pages. */
export default function LocalizedFatalError({ locale }: { locale: Locale }) {
  const [messages, setMessages] = useState<Messages>();
  // The frame of the page may have failed too, and with it the code that loads this otherwise.
  useEffect(() => reportWith(reportError), []);
  useEffect(() => {
    void catalogueOf(locale).then(setMessages);
  }, [locale]);
  if (!messages) return null;
  const site = siteOfLocale(locale);
  const { errorView } = countryOf(site.country);
  return <FatalError messages={messages.errors} view={errorView} homeHref={publicPath(site, '/')} />;
}
