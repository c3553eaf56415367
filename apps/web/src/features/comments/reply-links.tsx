'use client';

import { useEffect } from 'react';

export interface ReplyLinksProps {
  /** The element with the links that name a comment in `data-reply-to`. */
  within: string;
  /** The field of the form that says whom one answers. */
  fieldId: string;
}

/** «Responder» chooses the comment in the form that it leads to. Without scripts one chooses it there. Draws nothing. */
export function ReplyLinks({ within, fieldId }: ReplyLinksProps) {
  useEffect(() => {
    const stop = new AbortController();
    const choose = (event: Event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-reply-to]');
      const field = document.getElementById(fieldId);
      if (!link || !(field instanceof HTMLSelectElement)) return;
      event.preventDefault();
      const folded = field.closest('details');
      if (folded) folded.open = true;
      field.value = link.dataset.replyTo ?? '';
      field.focus();
    };
    document.getElementById(within)?.addEventListener('click', choose, { signal: stop.signal });
    return () => stop.abort();
  }, [within, fieldId]);
  return null;
}
