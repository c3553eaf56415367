import type { Locale } from '@prestafaro/countries';
import { defaultLocale } from '@prestafaro/types/country';
import { useParams } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { reloadOnce } from '@/shell/errors/reload-guard';
import { takeError } from '@/shell/errors/take-error';

/**
 * The screen that Next shows when a page threw: empty until its messages are loaded, or a reload if a chunk was
 * missing. React gives the error to this screen only, so it is reported from here.
 */
export function ErrorBoundaryScreen({ error }: { error: Error }) {
  const locale = (useParams<{ site?: Locale }>()?.site ?? defaultLocale) as Locale;
  const [Screen, setScreen] = useState<ComponentType<{ locale: Locale }>>();
  useEffect(() => {
    if (takeError(error, 'render')) return;
    import('@/shell/errors/localized-fatal-error').then(
      (module) => setScreen(() => module.default),
      () => reloadOnce(),
    );
  }, [error]);
  return Screen ? <Screen locale={locale} /> : null;
}
