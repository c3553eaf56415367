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
  messages: Messages['errors'];
  /** Mexico's loader or the generic view (specification §2). */
  view: 'loader' | 'generic';
  homeHref: string;
}

/** The screen of a page that could not be made. */
export function FatalError({ messages, view, homeHref }: FatalErrorProps) {
  const [isRetrying, setRetrying] = useState(view === 'loader');
  useEffect(() => {
    // The loader retries once. If it has done so already, the special view says so.
    if (view === 'loader' && !reloadOnce()) setRetrying(false);
  }, [view]);
  if (isRetrying) return <Loader messages={messages} />;
  const [title, text] =
    view === 'loader' ? [messages.specialTitle, messages.specialText] : [messages.failureTitle, messages.failureText];
  return (
    <ErrorView title={title} text={text}>
      <Row>
        <Button size="large" onClick={() => location.reload()}>
          {messages.retry}
        </Button>
        <ButtonLink href={homeHref} look="secondary" size="large">
          {messages.backHome}
        </ButtonLink>
      </Row>
    </ErrorView>
  );
}

function Loader({ messages }: { messages: Messages['errors'] }) {
  return (
    <div className={styles.screen} role="status">
      <LighthouseMark className={styles.mark} />
      <strong>{messages.loading}</strong>
      <progress className={styles.bar} aria-label={messages.loading} />
      <span>{messages.loadingNote}</span>
      {/* Without scripts nothing retries by itself; an empty address is this very page. */}
      <noscript>
        <ButtonLink href="" look="secondary">
          {messages.retry}
        </ButtonLink>
      </noscript>
    </div>
  );
}
