'use client';

import { useCallback } from 'react';
import { type ServerHtml, useServerHtml } from '@/ui/server-html/use-server-html';

export interface ReplyLinksProps {
  /** Id of the element with the links that name a comment in `data-reply-to`. */
  listId: string;
  /** Id of the form field in which the visitor chooses the comment to answer. */
  fieldId: string;
}

/**
 * A reply link chooses its comment in the form. Without scripts the link leads to the form, and the visitor chooses the
 * comment there. Renders nothing itself.
 */
export function ReplyLinks({ listId, fieldId }: ReplyLinksProps) {
  const chooseOnClick = useCallback(
    ({ find, signal }: ServerHtml) => {
      const choose = (event: Event) => {
        const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-reply-to]');
        const field = find(fieldId, HTMLSelectElement);
        if (!link || !field) return;
        event.preventDefault();
        const details = field.closest('details');
        if (details) details.open = true;
        field.value = link.dataset.replyTo ?? '';
        field.focus();
      };
      find(listId)?.addEventListener('click', choose, { signal });
    },
    [listId, fieldId],
  );
  useServerHtml(chooseOnClick);
  return null;
}
