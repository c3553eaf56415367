'use client';

import { ErrorBoundaryScreen } from '@/site/errors/error-boundary-screen';

/** The frame of a site itself threw, so this draws a whole document. Its styles come with the words: no page pays for them. */
export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang={typeof document === 'undefined' ? 'es-ES' : document.documentElement.lang || 'es-ES'}>
      <body>
        <main>
          <ErrorBoundaryScreen error={error} />
        </main>
      </body>
    </html>
  );
}
