'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Button } from '@/ui/button/button';
import { Row } from '@/ui/stack/stack';
import { Text } from '@/ui/text/text';

export interface AutoRedirectProps {
  href: string;
  messages: { readonly moving: string; readonly stay: string; readonly stayed: string };
}

/** Long enough to read the result and to press the button. */
const delayMs = 3_000;

/**
 * Redirects after a delay, with an announcement and a button that stops it (WCAG 2.2.1). The target replaces this page
 * in the history, so that going back does not redirect again. Without scripts nothing is rendered, and the link beside
 * it leads to the target.
 */
export function AutoRedirect({ href, messages }: AutoRedirectProps) {
  const router = useRouter();
  const [state, setState] = useState<'unscripted' | 'moving' | 'stayed'>('unscripted');
  useEffect(() => setState('moving'), []);
  useEffect(() => {
    if (state !== 'moving') return;
    const timer = setTimeout(() => router.replace(href), delayMs);
    return () => clearTimeout(timer);
  }, [state, href, router]);
  return (
    <Row role="status">
      {state !== 'unscripted' && (
        <Text size="note" isQuiet as="span">
          {state === 'moving' ? messages.moving : messages.stayed}
        </Text>
      )}
      {state === 'moving' && (
        <Button look="secondary" onClick={() => setState('stayed')}>
          {messages.stay}
        </Button>
      )}
    </Row>
  );
}
