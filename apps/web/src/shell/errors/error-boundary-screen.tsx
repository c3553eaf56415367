import type { Locale } from '@prestafaro/countries';
import { defaultLocale } from '@prestafaro/types/country';
import { useParams } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { isChunkFailure, reloadOnce } from '@/shell/errors/reload-guard';

/**
 * The screen that Next shows when a page threw: empty until its messages are loaded, or a reload if a chunk was
 * missing.
 */
export function ErrorBoundaryScreen({ error }: { error: Error }) {
  const locale = (useParams<{ site?: Locale }>()?.site ?? defaultLocale) as Locale;
  const [Screen, setScreen] = useState<ComponentType<{ locale: Locale }>>();
  useEffect(() => {
    if (isChunkFailure(error) && reloadOnce()) return;
    import('@/shell/errors/localized-fatal-error').then(
      (module) => setScreen(() => module.default),
      () => reloadOnce(),
    );
  }, [error]);
  return Screen ? <Screen locale={locale} /> : null;
}
