import type { Locale } from '@prestafaro/countries';
import { defaultLocale } from '@prestafaro/types/country';
import { useParams } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { reloadOnce } from '@/shell/errors/reload-guard';
import { takeError } from '@/shell/errors/take-error';

interface Words {
  failure?: string | undefined;
  retry?: string | undefined;
}

/** The words of the document: before a screen for the failure of its frame replaces it, or when the browser has made it. */
const firstWords: Words = typeof document === 'undefined' ? {} : { ...document.documentElement.dataset };
const wordsNow = (): Words => ({ ...firstWords, ...document.documentElement.dataset });

/**
 * The screen that Next shows when a page threw: empty until its messages are loaded, or a reload if a chunk was
 * missing. If the chunks of the screen are missing after the reload too, the words of the document say what happened: they need no
 * chunk. React gives the error to this screen only, so it is reported from here.
 */
export function ErrorBoundaryScreen({ error }: { error: Error }) {
  const locale = (useParams<{ site?: Locale }>()?.site ?? defaultLocale) as Locale;
  const [Screen, setScreen] = useState<ComponentType<{ locale: Locale }>>();
  const [lost, setLost] = useState<Words>();
  useEffect(() => {
    if (takeError(error, 'render')) return;
    import('@/shell/errors/localized-fatal-error').then(
      (module) => setScreen(() => module.default),
      () => {
        if (!reloadOnce()) setLost(wordsNow());
      },
    );
  }, [error]);
  if (Screen) return <Screen locale={locale} />;
  if (!lost) return null;
  return (
    <>
      <h1>{lost.failure}</h1>
      <button type="button" onClick={() => location.reload()}>
        {lost.retry}
      </button>
    </>
  );
}
