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

/** Long enough to read what was done and to press the button, in milliseconds. */
const delayMs = 3_000;

/**
 * Moves on by itself, says so before, and lets itself be stopped (WCAG 2.2.1). The page takes the place of this one in the
 * history: going back must not move on again. Without scripts it is not there, and the button beside it leads on.
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
