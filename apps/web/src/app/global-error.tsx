'use client';

import { defaultLocale } from '@prestafaro/types/country';
import { ErrorBoundaryScreen } from '@/shell/errors/error-boundary-screen';

/**
 * The frame of a site itself threw, so this renders a whole document. Its styles are loaded with its messages, and add
 * nothing to other pages.
 */
export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang={typeof document === 'undefined' ? defaultLocale : document.documentElement.lang || defaultLocale}>
      <body>
        <main>
          <ErrorBoundaryScreen error={error} />
        </main>
      </body>
    </html>
  );
}
