'use client';

import { useCallback } from 'react';
import { type ServerHtml, useServerHtml } from '../server-html/use-server-html';

/** Moves the focus to the element with this id when it appears. Renders nothing itself. */
export function FocusOnMount({ id }: { id: string }) {
  useServerHtml(useCallback(({ find }: ServerHtml) => find(id)?.focus(), [id]));
  return null;
}
