'use client';

import { useEffect, useState } from 'react';
import type { Messages } from '@/messages/message-shape';
import { ErrorView } from '@/shell/errors/error-view';
import styles from '@/shell/errors/fatal-error.module.css';
import { reloadOnce } from '@/shell/errors/reload-guard';
import { Button, ButtonLink } from '@/ui/button/button';
import { LighthouseMark } from '@/ui/logo/logo';
import { Row } from '@/ui/stack/stack';

export interface FatalErrorProps {
  words: Messages['errors'];
  /** Mexico's loader or the generic view (specification §2). */
  view: 'loader' | 'generic';
  homeHref: string;
}

/** What a visitor sees when a page could not be made. */
export function FatalError({ words, view, homeHref }: FatalErrorProps) {
  const [isRetrying, setRetrying] = useState(view === 'loader');
  useEffect(() => {
    // The loader retries by itself, once; where that was tried already, the special view says so.
    if (view === 'loader' && !reloadOnce()) setRetrying(false);
  }, [view]);
  if (isRetrying) return <Loader words={words} />;
  const [title, text] =
    view === 'loader' ? [words.specialTitle, words.specialText] : [words.failureTitle, words.failureText];
  return (
    <ErrorView title={title} text={text}>
      <Row>
        <Button size="large" onClick={() => location.reload()}>
          {words.retry}
        </Button>
        <ButtonLink href={homeHref} look="secondary" size="large">
          {words.backHome}
        </ButtonLink>
      </Row>
    </ErrorView>
  );
}

function Loader({ words }: { words: Messages['errors'] }) {
  return (
    <div className={styles.screen} role="status">
      <LighthouseMark className={styles.mark} />
      <strong>{words.loading}</strong>
      <progress className={styles.bar} aria-label={words.loading} />
      <span>{words.loadingNote}</span>
      {/* Without scripts nothing retries by itself; an empty address is this very page. */}
      <noscript>
        <ButtonLink href="" look="secondary">
          {words.retry}
        </ButtonLink>
      </noscript>
    </div>
  );
}
