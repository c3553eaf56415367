import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import '@/ui/tokens.css';
import '@/ui/base.css';
import { consentScript } from '@/server/security/consent-script.mjs';
import { localeOf } from '@/shell/route-params';
import { fontVariables } from '@/ui/fonts';

export const viewport: Viewport = { colorScheme: 'light dark' };

interface RootLayoutProps {
  params: Promise<{ site: string }>;
  children: ReactNode;
}

/** The document of a site: its language, its fonts, its colours. */
export default async function RootLayout({ params, children }: RootLayoutProps) {
  const { site } = await params;
  return (
    <html lang={localeOf(site)} className={fontVariables} suppressHydrationWarning>
      <body>
        {/* Marks the document before React hydrates it. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, named by its hash in the policy */}
        <script dangerouslySetInnerHTML={{ __html: consentScript }} />
        {children}
      </body>
    </html>
  );
}
