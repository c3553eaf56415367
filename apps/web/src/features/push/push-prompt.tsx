'use client';

import { useEffect, useState } from 'react';
import type { PushMessages } from '@/features/push/messages/shape';
import { allowPush, endPush, type PushState, readPushState, rejectPush } from '@/features/push/push-browser';
import { Button } from '@/ui/button/button';
import { Notice } from '@/ui/notice/notice';
import { Row, Stack } from '@/ui/stack/stack';

/**
 * Offers notifications about the application: our own question first, that of the browser only after Allow. Without scripts there are no
 * notifications, so nothing is rendered.
 */
export function PushPrompt({ messages }: { messages: PushMessages }) {
  const [state, setState] = useState<PushState>('unavailable');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    readPushState(Date.now()).then(setState, () => {});
  }, []);
  const act = (change: () => PushState | Promise<PushState>) => async () => {
    setBusy(true);
    setState(await Promise.resolve(change()).catch(() => 'failed' as const));
    setBusy(false);
  };
  if (state === 'unavailable') return null;
  const text = {
    asking: messages.ask,
    on: messages.on,
    blocked: messages.blocked,
    failed: messages.failed,
    rejected: messages.rejected,
  };
  return (
    <Notice role="status" tone={state === 'failed' ? 'danger' : 'info'}>
      <Stack gap={3}>
        <p>{text[state]}</p>
        {(state === 'asking' || state === 'failed') && (
          <Row>
            <Button look="secondary" disabled={isBusy} onClick={act(allowPush)}>
              {messages.allow}
            </Button>
            <Button look="secondary" disabled={isBusy} onClick={act(() => rejectPush(Date.now()))}>
              {messages.reject}
            </Button>
          </Row>
        )}
        {state === 'on' && (
          <Row>
            <Button look="secondary" disabled={isBusy} onClick={act(endPush)}>
              {messages.end}
            </Button>
          </Row>
        )}
      </Stack>
    </Notice>
  );
}
