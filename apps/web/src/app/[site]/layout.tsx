import { writeRunning } from '@prestafaro/types/running-experiment';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import '@/ui/tokens.css';
import '@/ui/base.css';
import { loadMessages } from '@/messages/load-messages';
import { firstScript } from '@/server/security/first-script.mjs';
import { experimentOfSite } from '@/shell/experiment/running-experiment';
import { localeOf } from '@/shell/route-params';
import { fontVariables } from '@/ui/fonts';

export const viewport: Viewport = { colorScheme: 'light dark' };

type LayoutProps = { params: Promise<{ site: string }>; children: ReactNode };

/**
 * The document of a site: its language, its fonts, its colours, the experiment that runs, and the words of an error
 * whose own screen cannot be loaded.
 */
export default async function RootLayout({ params, children }: LayoutProps) {
  const locale = localeOf((await params).site);
  const [experiment, { errors }] = await Promise.all([experimentOfSite(locale), loadMessages(locale)]);
  return (
    <html
      lang={locale}
      className={fontVariables}
      data-experiment={experiment && writeRunning(experiment)}
      data-failure={errors.failureTitle}
      data-retry={errors.retry}
      suppressHydrationWarning
    >
      <body>
        {/* Marks the document before React hydrates it. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, named by its hash in the policy */}
        <script dangerouslySetInnerHTML={{ __html: firstScript }} />
        {children}
      </body>
    </html>
  );
}
